import { type ColorScheme, findColorSchemeProblems } from '../renderers/common/color-scheme.ts';
import type { ConfigProblem } from '../widget/config/config-error.ts';
import type { LanguageOptions } from '../widget/messages/language.ts';
import type { UserButtonItem } from './button-items.ts';
import { findTypeProblems } from './prop-problems.ts';
import { findUrlProblems } from './url-options.ts';
import { findAuthProblems, type UserAuth } from './user-auth.ts';

/** Props of `<UserButton>`. All functions may be new in every render. */
export interface UserButtonProps extends LanguageOptions {
  /** The app's own `Auth`, such as `getAuth(app)`. */
  readonly auth: UserAuth;
  /** Path or URL of the account page, such as `/login?mode=account`. Without it, the panel has no link. */
  readonly accountUrl?: string | undefined;
  /** Path or URL to open after a sign-out. Without it, the page stays. */
  readonly signOutUrl?: string | undefined;
  /** Items of the app, between the link to the account page and "Sign Out". */
  readonly items?: readonly UserButtonItem[] | undefined;
  /** Called after a sign-out, before {@link signOutUrl} is opened. A promise delays the opening. */
  readonly onSignOut?: (() => void | Promise<void>) | undefined;
  /** Opens a URL, for apps with a router. Defaults to loading the page. */
  readonly navigate?: ((url: URL) => void) | undefined;
  /**
   * Whether to show the picture of the user. Defaults to false, because a picture from Google costs a request to Google
   * whenever a page with the button is opened.
   */
  readonly picture?: boolean | undefined;
  /** Defaults to `auto`, the visitor's preference. */
  readonly colorScheme?: ColorScheme | undefined;
  /** CSS class of the box around the button. */
  readonly className?: string | undefined;
}

/** The types of the props for which only the type is checked, in the words of error messages. */
const propTypes = {
  onSignOut: 'a function',
  navigate: 'a function',
  picture: 'a boolean',
  className: 'a string',
  locale: 'a string, an object or a function',
  locales: 'an object',
  messages: 'an object or a function',
} as const;

type Prop = keyof typeof propTypes;

/** Returns the problems of all props except `items`, which `findItemProblems` checks. */
export function findPropProblems({
  auth,
  accountUrl,
  signOutUrl,
  colorScheme,
  ...others
}: UserButtonProps): readonly ConfigProblem[] {
  return [
    ...findAuthProblems(auth, 'UserButton.auth'),
    ...findUrlProblems(accountUrl, 'accountUrl'),
    ...findUrlProblems(signOutUrl, 'signOutUrl'),
    ...findColorSchemeProblems('UserButton.colorScheme', colorScheme),
    ...Object.entries(propTypes).flatMap(([prop, types]) => findTypeProblems(others[prop as Prop], prop, types)),
  ];
}
