import { Component, type KeyboardEvent, type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { createTestAuth } from '../../fixtures/user-auth.ts';
import { SignedIn } from '../../src/user/SignedIn.tsx';
import type { UserButtonItem } from '../../src/user/button-items.ts';
import { UserButton } from '../../src/user/UserButton.tsx';
import '../../src/theme/user.css';
import { toSlowLanguage } from './slow-language.ts';
import { type TestItem, type UserPage, userPageName, type UserPageProps } from './user-page.ts';
import './user.css';

const container = document.querySelector('#app');
if (!container) throw new Error('The page has no element #app.');

let root: Root | null = null;
let auth = createTestAuth();
const opened: string[] = [];
let ended = 0;
let languageLoads = 0;
let dialogEscapes = 0;

const countLanguageLoad = (): void => void (languageLoads += 1);

function toItem({ label, href, hasIcon = false }: TestItem): UserButtonItem {
  const content = hasIcon ? { label, icon: <Star /> } : { label };
  return href === undefined ? { ...content, onClick: () => userPage.onItem(label) } : { ...content, href };
}

/** An icon whose look is set by SVG attributes, such as `stroke`, as in most icon libraries. */
const Star = () => (
  <svg width="64" height="64" viewBox="0 0 24 24" fill="none" stroke="currentColor">
    <title>Star</title>
    <path d="m12 3 3 6 6 1-4.5 4.5 1 6.5-5.5-3-5.5 3 1-6.5L3 10l6-1z" />
  </svg>
);

/** Shows an error in place of the app. */
class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override readonly state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <pre>{String(error)}</pre>;
  }
}

function App({
  items,
  uncheckedItems,
  loadsPages = false,
  language = 'en',
  languageDelay = 0,
  isInDialog = false,
  isInSignedIn = false,
  ...props
}: UserPageProps) {
  const button = (
    <UserButton
      {...props}
      {...toSlowLanguage(language, languageDelay, countLanguageLoad)}
      auth={auth}
      items={(uncheckedItems as readonly UserButtonItem[] | undefined) ?? items?.map(toItem)}
      onSignOut={() => void (ended += 1)}
      navigate={loadsPages ? undefined : ({ pathname, search }) => void opened.push(pathname + search)}
    />
  );
  if (isInDialog) {
    const countEscape = ({ key }: KeyboardEvent): void => void (dialogEscapes += key === 'Escape' ? 1 : 0);
    return (
      <div role="dialog" aria-label="Settings" tabIndex={-1} onKeyDown={countEscape}>
        {button}
      </div>
    );
  }
  if (!isInSignedIn) return button;
  return (
    <SignedIn auth={auth}>
      {button}
      <input aria-label="Note" />
    </SignedIn>
  );
}

const userPage: UserPage = {
  get auth() {
    return auth;
  },
  start(props = {}) {
    userPage.unmount();
    auth = createTestAuth(props);
    userPage.render(props);
  },
  replaceAuth(user) {
    auth = createTestAuth();
    auth.report(user);
    userPage.render();
  },
  render(props = {}) {
    // React would write each caught error to the console, where the tests expect no errors.
    root ??= createRoot(container, { onCaughtError() {} });
    flushSync(() =>
      root?.render(
        <StrictMode>
          <ErrorBoundary>
            <App {...props} />
          </ErrorBoundary>
        </StrictMode>,
      ),
    );
  },
  unmount() {
    root?.unmount();
    root = null;
  },
  opened,
  onItem() {},
  get ended() {
    return ended;
  },
  get dialogEscapes() {
    return dialogEscapes;
  },
  get languageLoads() {
    return languageLoads;
  },
};

Object.defineProperty(window, userPageName, { value: userPage });
