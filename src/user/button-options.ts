import { type ColorScheme, findColorSchemeProblems } from '../renderers/common/color-scheme.ts';
import { ConfigError, type ConfigProblem, describeValue } from '../widget/config/config-error.ts';
import type { LanguageOptions } from '../widget/messages/language.ts';
import { findAuthProblems, type UserAuth } from './user-auth.ts';

/** Props of `<UserButton>`. All functions may be new in every render. */
export interface UserButtonProps extends LanguageOptions {
  /** The app's own `Auth`, such as `getAuth(app)`. */
  readonly auth: UserAuth;
  /** Path or URL of the account page, such as `/login?mode=account`. Without it, the panel has no link. */
  readonly accountUrl?: string | undefined;
  /** Path or URL to open after a sign-out. Without it, the page stays. */
  readonly signOutUrl?: string | undefined;
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

/** The types of the other props, in the words of error messages. Each contains the word that `typeof` returns. */
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

/** @throws ConfigError that lists every wrong prop */
export function checkProps({ auth, accountUrl, signOutUrl, colorScheme, ...others }: UserButtonProps): void {
  const problems: ConfigProblem[] = [
    ...findAuthProblems(auth, 'UserButton.auth'),
    ...findUrlProblems(accountUrl, 'UserButton.accountUrl'),
    ...findUrlProblems(signOutUrl, 'UserButton.signOutUrl'),
    ...findColorSchemeProblems('UserButton.colorScheme', colorScheme),
    ...Object.entries(propTypes).flatMap(([prop, types]) => findTypeProblems(others[prop as Prop], prop, types)),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
}

/** Parses a URL that {@link checkProps} has accepted. */
export const toUrl = (url: string): URL => new URL(url, findBase());

function findUrlProblems(value: unknown, path: string): readonly ConfigProblem[] {
  if (value === undefined || (typeof value === 'string' && value !== '' && isSafeUrl(value))) return [];
  return [{ path, message: `must be a path, or a URL with http: or https:, but is ${describeValue(value)}` }];
}

/** Returns true for `http:`, `https:` and the scheme of the page, such as `capacitor:` in a mobile app. */
function isSafeUrl(text: string): boolean {
  const base = findBase();
  if (!URL.canParse(text, base)) return false;
  const { protocol, username, password } = new URL(text, base);
  const hasSafeScheme = ['http:', 'https:', new URL(base).protocol].includes(protocol);
  return hasSafeScheme && username === '' && password === '';
}

/** Returns the base of relative URLs; `http://localhost/` on pages without one, such as `about:blank`. */
function findBase(): string {
  const base = globalThis.document?.baseURI;
  return base !== undefined && URL.canParse('/', base) ? base : 'http://localhost/';
}

function findTypeProblems(value: unknown, prop: string, types: string): readonly ConfigProblem[] {
  const hasType = types.includes(typeof value) && value !== null && !Array.isArray(value);
  if (value === undefined || hasType) return [];
  return [{ path: `UserButton.${prop}`, message: `must be ${types}, but is ${describeValue(value)}` }];
}
