import { limits } from '../delays-and-limits.ts';
import { deriveKey, open, seal } from './seal.ts';

/**
 * A cookie on the device that requested an email link. Its value is encrypted with the link's state token (spec §3,
 * reference §7).
 */
export type LinkCookie = 'emailForSignIn' | 'pendingEncryptedCredential';

export const linkCookies = {
  async write(name: LinkCookie, stateToken: string, text: string): Promise<void> {
    const value = await seal(await deriveKey(stateToken), name, text);
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${name}=${value}; Max-Age=${limits.cookieLifetimeSeconds}; Path=/; SameSite=Lax${secure}`;
  },
  /** Returns whether the cookie exists. Cookies expire an hour after the link was requested. */
  has(name: LinkCookie): boolean {
    return readCookie(name) !== null;
  },
  /** Returns the cookie's text, or null if there is no cookie or it was encrypted for a different link. */
  async read(name: LinkCookie, stateToken: string): Promise<string | null> {
    const value = readCookie(name);
    return value === null ? null : open(await deriveKey(stateToken), name, value);
  },
  clear(): void {
    for (const name of ['emailForSignIn', 'pendingEncryptedCredential'] satisfies LinkCookie[]) {
      document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
    }
  },
};

function readCookie(name: LinkCookie): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? null : found.slice(name.length + 1);
}
