import { limits } from '../delays-and-limits/constants.ts';
import { clearLinkData, readCookies, toCookieName, toOverflowKey, writeCookie, type LinkCookie } from './link-keys.ts';
import { deriveKey } from './derive-key.ts';
import { open, seal } from './seal.ts';
import { isStateToken } from './state-token.ts';
import { tryStorage } from './try-storage.ts';

/**
 * Cookies with the data of an email link, encrypted with the link's state token (spec §3, reference §7). A value that
 * is too long for a cookie (4096 bytes) is kept in the local storage.
 */
export const linkCookies = {
  async write(name: LinkCookie, stateToken: string, text: string): Promise<void> {
    const value = await seal(await deriveKey(stateToken), name, text);
    writeCookie(toCookieName(name), value, limits.cookieLifetimeSeconds);
    if (readCookie(name) === value) return;
    const expiry = Date.now() + limits.cookieLifetimeSeconds * 1000;
    tryStorage((storage) => storage.setItem(toOverflowKey(name), `${expiry} ${value}`));
  },
  /** Returns true if a value is stored. A value expires an hour after the link was requested. */
  has(name: LinkCookie): boolean {
    return readValue(name) !== null;
  },
  /**
   * Returns the decrypted text. Returns null if no text is stored, if the text was encrypted with another `stateToken`,
   * or if `stateToken` is invalid.
   */
  async read(name: LinkCookie, stateToken: string): Promise<string | null> {
    const value = isStateToken(stateToken) ? readValue(name) : null;
    return value === null ? null : open(await deriveKey(stateToken), name, value);
  },
  /**
   * Returns true if FirebaseUI has stored the email of a sign-in link in a cookie. The cookie's name lacks the prefix
   * `__Host-`, so any subdomain can set the cookie. Never use this email.
   */
  hasOfFirebaseUi(): boolean {
    return readCookies().some((cookie) => /^emailForSignIn(:[^=]*)?="[\da-f]+"$/.test(cookie));
  },
  clear: clearLinkData,
};

const readValue = (name: LinkCookie): string | null => readCookie(name) ?? readOverflow(name);

function readCookie(name: LinkCookie): string | null {
  const start = `${toCookieName(name)}=`;
  const found = readCookies().find((cookie) => cookie.startsWith(start));
  return found === undefined ? null : found.slice(start.length);
}

/** Returns the value in local storage that was too long for a cookie. Removes the value if it has expired. */
function readOverflow(name: LinkCookie): string | null {
  return tryStorage((storage) => {
    const key = toOverflowKey(name);
    const stored = String(storage.getItem(key));
    // The stored text has the form `<expiry> <value>`, and `parseInt` reads only the expiry. If nothing is stored, the
    // result is NaN.
    if (Number.parseInt(stored, 10) > Date.now()) return stored.slice(stored.indexOf(' ') + 1);
    storage.removeItem(key);
    return null;
  });
}
