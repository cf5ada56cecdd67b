import type { EmailCodeSender } from './email-codes.ts';
import { findNetwork } from '../shared/network.ts';
import { createRandomText } from '../shared/secrets.ts';

/** The cookie with the ID of the browser. */
export interface BrowserCookie {
  readonly name: string;
  /** Whether the browser sends the cookie by https only. */
  readonly isSecure: boolean;
}

/** Half a year, in seconds. */
const cookieLifetime = 15_552_000;

/**
 * Chooses the cookie for a page. On https, the name begins with `__Host-`, so that no subdomain can set the cookie
 * (docs/security.md). On http, as on a developer's machine, browsers accept no such name.
 *
 * @param origin the page's origin, such as `https://app.example`
 * @param name the app's own name for the cookie
 */
export function chooseCookie(origin: string, name: string | undefined): BrowserCookie {
  const isSecure = !origin.startsWith('http:');
  return { name: name ?? (isSecure ? '__Host-email-code-browser' : 'email-code-browser'), isSecure };
}

/**
 * Returns the sender of a request, and the value of the header `Set-Cookie` that keeps the ID of the browser.
 *
 * @param address the IP address of the visitor
 * @throws Error if the address is not an IP address
 */
export function findSender(
  headers: Headers,
  address: string | null | undefined,
  { name, isSecure }: BrowserCookie,
): { readonly sender: EmailCodeSender; readonly cookie: string } {
  const cookies = (headers.get('cookie') ?? '').split(/; */).map((pair) => pair.split('='));
  const [, kept = ''] = cookies.find(([key, value = '', ...more]) => key === name && isId(value, more)) ?? [];
  const browser = kept === '' ? createRandomText() : kept;
  const cookie = `${name}=${browser}; Path=/; Max-Age=${cookieLifetime}; HttpOnly${isSecure ? '; Secure' : ''}; SameSite=Strict`;
  return { sender: { network: findNetwork(address), browser, language: findLanguage(headers) }, cookie };
}

const isId = (value: string, more: readonly string[]): boolean => more.length === 0 && /^[\w-]{43}$/.test(value);

/** Returns the first language of the header `Accept-Language`, such as `de-AT`; null if there is none. */
function findLanguage(headers: Headers): string | null {
  const [, language = null] = /^\s*([a-z]{2,3}(?:-[a-z\d]{2,8})*)/i.exec(headers.get('accept-language') ?? '') ?? [];
  return language;
}
