import { useEffect, useState } from 'react';
import { toLanguageOptions } from '../fixtures/load-language.ts';
import { ada, createTestAuth } from '../fixtures/user-auth.ts';
import type { SignedInUser } from '../src/user/user-auth.ts';
import type { UserButtonItem } from '../src/user/button-items.ts';
import { UserButton } from '../src/user/UserButton.tsx';
import type { StoryArguments } from './support/screen-story.tsx';
import '../src/theme/user.css';

export default { title: 'User' };

/** Creates a story with a `<UserButton>`, whose panel is open. */
const userStory = (user: SignedInUser, items?: readonly UserButtonItem[]) =>
  function Story({ language }: StoryArguments) {
    const [auth] = useState(createTestAuth);
    useEffect(() => auth.report(user), [auth]);
    return (
      // React calls this `ref` function with the new element. The panel opens as soon as the button appears in it.
      <div key={language} ref={(element) => void (element && openPanel(element))}>
        <UserButton auth={auth} accountUrl="/login?mode=account" items={items} {...toLanguageOptions(language)} />
      </div>
    );
  };

/** Waits for the button, which appears when its language is loaded, and clicks it. */
function openPanel(element: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const button = element.querySelector('button');
    if (!button) return;
    observer.disconnect();
    button.click();
  });
  observer.observe(element, { childList: true, subtree: true });
}

export const WithName = userStory(ada);
export const WithEmail = userStory({ ...ada, displayName: null });
export const Guest = userStory({ ...ada, displayName: null, email: null, isAnonymous: true });
export const WithItems = userStory(ada, [
  {
    label: 'Orders',
    href: '/orders',
    icon: (
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round">
        <path d="M5 8h14l1 12H4zM8.5 8a3.5 3.5 0 0 1 7 0" />
      </svg>
    ),
  },
  { label: 'Help', href: 'https://help.example/', icon: '?' },
  { label: 'Send feedback', onClick: () => alert('Thank you!') },
]);
