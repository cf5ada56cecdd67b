import { tryStorage } from './try-storage.ts';

/**
 * Names of the cookies with the data of a mailed link. This module is separate from `link-cookies.ts`, so that deleting
 * the cookies does not load the code for encryption.
 */
const linkCookieNames = ['emailForSignIn', 'pendingEncryptedCredential'] as const;

export type LinkCookie = (typeof linkCookieNames)[number];

/**
 * Returns the cookie's name in the browser. On https, the prefix `__Host-` keeps other hosts, such as subdomains, from
 * setting the cookie.
 */
export const toCookieName = (name: LinkCookie): string => (usesHttps() ? `__Host-${name}` : name);

/** Returns the local storage key for a value that is too long for the cookie. */
export const toOverflowKey = (name: LinkCookie): string => `doorstep:${name}`;

/** Stores a cookie. Does nothing if scripts have no access to cookies, for example in a sandboxed frame. */
export function writeCookie(name: string, value: string, maxAge: number): void {
  try {
    document.cookie = `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${usesHttps() ? '; Secure' : ''}`;
  } catch {
    // Ignore the error, because the widget does not need the cookie. It uses the local storage instead, or asks for the
    // email again.
  }
}

/** Returns all cookies as `name=value`. Returns an empty list if scripts have no access to cookies. */
export function readCookies(): readonly string[] {
  try {
    return document.cookie.split('; ');
  } catch {
    return [];
  }
}

/** Deletes everything that this device stores for mailed links. */
export function clearLinkData(): void {
  for (const name of linkCookieNames) {
    // Earlier versions of the widget wrote `<name>` without the prefix `__Host-`. FirebaseUI writes `<name>:<app ID>`.
    // Delete these cookies, too.
    const others = readCookies().filter((cookie) => cookie.startsWith(`${name}:`));
    for (const cookie of new Set([name, toCookieName(name), ...others])) writeCookie(cookie.replace(/=.*/, ''), '', 0);
    tryStorage((storage) => storage.removeItem(toOverflowKey(name)));
  }
}

/**
 * Local storage key for the ID of a mailed link. A page that waits until the link is used stores the ID when it enters
 * the back/forward cache, because it receives no messages there. A tab that uses the link replaces the ID (see
 * {@link markUsed}). The page reads the key when it leaves the cache.
 */
export const awaitedLinkKey = 'doorstep:awaitedLink';

/** Returns the value to store under {@link awaitedLinkKey}, in place of the link's ID, when the link has been used. */
export const markUsed = (id: string): string => `used ${id}`;

/**
 * Opens the channel on which the tabs of this browser report used links. Each message is the ID of a link. Returns null
 * if the browser lacks or blocks such channels.
 */
export function openLinkChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('doorstep:usedLinks');
  } catch {
    return null;
  }
}

const usesHttps = (): boolean => location.protocol === 'https:';
