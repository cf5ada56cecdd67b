import { useState } from 'react';
import { toLanguageOptions } from '../fixtures/load-language.ts';
import { SignInDialog } from '../src/dialog/SignInDialog.tsx';
import type { Appearance } from '../src/renderers/react/sign-in/appearance.ts';
import type { UiConfig } from '../src/widget/config/ui-config.ts';
import { recommendedLook } from './support/recommended-look.ts';
import type { StoryArguments } from './support/screen-story.tsx';
import { createStoryBackend } from './support/story-backend.ts';

export default { title: 'Dialog' };

/** Creates a story with an open `<SignInDialog>` over a page. The button of the page opens it again. */
const dialogStory = (config: UiConfig, appearance?: Appearance) =>
  function Story({ language }: StoryArguments) {
    const [backend] = useState(() => createStoryBackend({}));
    const [isOpen, setOpen] = useState(true);
    return (
      <main>
        <h1>Our shop</h1>
        <p>Everything for the garden.</p>
        <button type="button" onClick={() => setOpen(true)}>
          Sign in
        </button>
        <SignInDialog
          key={language}
          open={isOpen}
          onClose={() => setOpen(false)}
          backend={backend}
          config={config}
          appearance={appearance}
          {...toLanguageOptions(language)}
        />
      </main>
    );
  };

export const Email = dialogStory({ signInOptions: ['password'] });
export const Providers = dialogStory({ signInOptions: ['google.com', 'github.com', 'password', 'phone'] });
export const Phone = dialogStory({ signInOptions: ['phone'] });
export const Recommended = dialogStory(
  { signInOptions: ['password', 'google.com', 'apple.com'] },
  { ...recommendedLook, siteName: 'Our shop' },
);
