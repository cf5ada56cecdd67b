import { z } from 'zod/mini';
import type { AuthCredential } from '../../adapters/auth-backend.ts';
import { getDeviceKey } from './device-key.ts';
import { clearPendingCredential, pendingStorageKey as KEY } from './pending-key.ts';
import { open, seal } from './seal.ts';

/**
 * A credential that waits for a sign-in: it is linked to the account with this email once the visitor has signed in
 * there (spec §3).
 */
export interface PendingCredential {
  readonly email: string;
  readonly credential: AuthCredential | null;
}

const storedSchema = z.object({ email: z.string(), credential: z.unknown() });

/**
 * Stores the credential that the next sign-in should link. It is stored until the browser session ends, so that it
 * survives a redirect. It is encrypted, because any script can read the storage (spec §3 "pendingEmailCredential").
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
  /** Returns the stored credential, or null if there is none. If it cannot be decrypted, removes it. */
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

/** Returns true if the credential was stored for `otherEmail`, ignoring case (reference Q24). */
export function isPendingFor({ email }: PendingCredential, otherEmail: string): boolean {
  return email.toLowerCase() === otherEmail.toLowerCase();
}

function parsePending(text: string | null): z.infer<typeof storedSchema> | null {
  try {
    return storedSchema.parse(JSON.parse(String(text)));
  } catch {
    return null;
  }
}
