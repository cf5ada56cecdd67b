import type { TestAuth, TestAuthOptions } from '../../fixtures/user-auth.ts';
import type { SignedInUser } from '../../src/user/user-auth.ts';

/** Name of the `window` property with the {@link UserPage}. */
export const userPageName = 'userPage';

/** Functions and counts of a test page: an app with a `<UserButton>` or a `<doorstep-user-button>` in its header. */
export interface UserPage {
  readonly auth: TestAuth;
  /**
   * Renders the app with a new {@link auth} that has not yet restored the session. If the props are wrong, the page shows
   * the `ConfigError` instead of the app.
   */
  start(props?: UserPageProps): void;
  /** Renders the app with a new {@link auth}, in which this user is signed in. */
  replaceAuth(user: SignedInUser): void;
  /** Renders the app on the same `auth` with new props. */
  render(props?: UserPageProps): void;
  unmount(): void;
  /** The paths that the button has opened by calling `navigate`, or by firing the event `doorstep-navigate`. */
  readonly opened: readonly string[];
  /** Called by an item without `href`, with its label. Does nothing until a test sets it. */
  onItem: (label: string) => void;
  /** Number of calls of `onSignOut`, or of events `doorstep-sign-out`. */
  readonly ended: number;
  /** Number of times that Escape has reached the dialog around the button. */
  readonly dialogEscapes: number;
  /** Number of times that the app has started to load a language. */
  readonly languageLoads: number;
}

/** Props of the app. Plain values, because a test passes them to the page. */
export interface UserPageProps extends TestAuthOptions {
  readonly accountUrl?: string;
  readonly signOutUrl?: string;
  /** The items of the app. An item without `href` calls {@link UserPage.onItem}. */
  readonly items?: readonly TestItem[];
  /** Replaces {@link items} with a value that TypeScript would not allow, as an app in JavaScript can pass it. */
  readonly uncheckedItems?: unknown;
  /** If true, the button has no `navigate`, so links load their page. */
  readonly loadsPages?: boolean;
  readonly picture?: boolean;
  readonly colorScheme?: 'light' | 'dark';
  /** The tag of the language. */
  readonly language?: string;
  /** Time that a language takes to load, in milliseconds. */
  readonly languageDelay?: number;
  /**
   * If true, the button is inside a dialog. {@link UserPage.dialogEscapes} counts the presses of Escape that reach this
   * dialog.
   */
  readonly isInDialog?: boolean;
  /**
   * If true, the app removes the button as soon as the user is signed out. In React, an input beside the button is
   * removed, too.
   */
  readonly isInSignedIn?: boolean;
}

export interface TestItem {
  readonly label: string;
  readonly href?: string;
  readonly hasIcon?: boolean;
}
