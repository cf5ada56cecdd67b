import { limits } from '../limits.ts';
import { deriveKey, open, seal } from './seal.ts';

/** What a mailed link needs on the device that asked for it (spec §3, reference §7), sealed with the link's own token. */
export type LinkCookie = 'emailForSignIn' | 'pendingEncryptedCredential';

export const linkCookies = {
  /** `Secure` where the page is; not sent along from other sites. */
  async write(name: LinkCookie, stateToken: string, text: string): Promise<void> {
    const value = await seal(await deriveKey(stateToken), name, text);
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${name}=${value}; Max-Age=${limits.cookieLifetimeSeconds}; Path=/; SameSite=Lax${secure}`;
  },
  /** Whether this device asked for a link within the hour, whichever it was. */
  has(name: LinkCookie): boolean {
    return raw(name) !== null;
  },
  /** Null where there is none, or it was sealed for another link. */
  async read(name: LinkCookie, stateToken: string): Promise<string | null> {
    const value = raw(name);
    return value === null ? null : open(await deriveKey(stateToken), name, value);
  },
  clear(): void {
    for (const name of ['emailForSignIn', 'pendingEncryptedCredential'] satisfies LinkCookie[]) {
      document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
    }
  },
};

function raw(name: LinkCookie): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? null : found.slice(name.length + 1);
}
