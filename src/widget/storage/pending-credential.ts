import type { AuthCredential } from '../../adapters/auth-backend.ts';
import { getDeviceKey } from './device-key.ts';
import { clearPendingCredential, pendingStorageKey as KEY } from './pending-key.ts';
import { open, seal } from './seal.ts';

/** A credential to link after the visitor has signed in to the account of `email` (spec §3). */
export interface PendingCredential {
  readonly email: string;
  readonly credential: AuthCredential | null;
}

/**
 * Stores the credential to link at the next sign-in of this browser session (spec §3 "pendingEmailCredential").
 * Encrypts the credential, because any script on the page can read the storage.
 */
export const pendingCredential = {
  /** Stores the credential. Returns false if the storage is full. */
  async keep(storage: Storage, { email, credential }: PendingCredential): Promise<boolean> {
    const text = JSON.stringify({ email, credential: credential?.toJSON() ?? null });
    const sealed = await seal(await getDeviceKey(), KEY, text);
    try {
      storage.setItem(KEY, sealed);
      return true;
    } catch (error) {
      console.info('[doorstep] Cannot store the pending sign-in.', error);
      return false;
    }
  },
  /**
   * Returns the stored credential, or null if no credential is stored. Deletes a credential that cannot be decrypted.
   */
  async read(storage: Storage, restore: (json: unknown) => AuthCredential | null): Promise<PendingCredential | null> {
    const sealed = storage.getItem(KEY);
    if (sealed === null) return null;
    const pending = parsePending(await open(await getDeviceKey(), KEY, sealed));
    if (pending === null) {
      storage.removeItem(KEY);
      console.info('[doorstep] Removed an unreadable pending sign-in.');
      return null;
    }
    const { email, credential } = pending;
    return { email, credential: credential === null ? null : restore(credential) };
  },
  clear: clearPendingCredential,
};

/** Returns true if the credential was stored for `otherEmail`. Upper and lower case count as equal (reference Q24). */
export function isPendingFor({ email }: PendingCredential, otherEmail: string): boolean {
  return email.toLowerCase() === otherEmail.toLowerCase();
}

/**
 * Parses a stored text. Returns null if the text is invalid. Does not use zod: the list of sign-in options loads this
 * file, and should not load zod.
 */
function parsePending(text: string | null): { readonly email: string; readonly credential: unknown } | null {
  try {
    const { email, credential } = JSON.parse(String(text)) as Readonly<Record<string, unknown>>;
    return typeof email === 'string' && credential !== undefined ? { email, credential } : null;
  } catch {
    return null;
  }
}
