import { z } from 'zod/mini';
import type { AuthCredential } from '../../adapters/auth-backend.ts';
import { getDeviceKey } from './device-key.ts';
import { clearPendingCredential, pendingKey as KEY } from './pending-key.ts';
import { open, seal } from './seal.ts';

/** An address that somebody is about to sign in with, and what is to be linked to its account then (spec §3). */
export interface PendingCredential {
  readonly email: string;
  readonly credential: AuthCredential | null;
}

const kept = z.object({ email: z.string(), credential: z.unknown() });

/**
 * Keeps the pending email and credential for the browser session, sealed: it survives the reload of a redirect, and
 * is never in plain storage (spec §3 "pendingEmailCredential"). Cleared when used.
 */
export const pendingCredential = {
  /** Whether they could be kept: a storage may have become full. */
  async keep(storage: Storage, { email, credential }: PendingCredential): Promise<boolean> {
    const text = JSON.stringify({ email, credential: credential?.toJSON() ?? null });
    const sealed = await seal(await getDeviceKey(), KEY, text);
    try {
      storage.setItem(KEY, sealed);
      return true;
    } catch (error) {
      console.info('[doorstep] No pending sign-in can be kept.', error);
      return false;
    }
  },
  /** Null when nothing is kept; what cannot be read is dropped. */
  async read(storage: Storage, restore: (json: unknown) => AuthCredential | null): Promise<PendingCredential | null> {
    const sealed = storage.getItem(KEY);
    if (sealed === null) return null;
    const waiting = waitingIn(await open(await getDeviceKey(), KEY, sealed));
    if (waiting === null) {
      storage.removeItem(KEY);
      console.info('[doorstep] A pending sign-in could not be read and was dropped.');
      return null;
    }
    const { email, credential } = waiting;
    return { email, credential: credential === null ? null : restore(credential) };
  },
  clear: clearPendingCredential,
};

/** Whether it waits for this address, in whatever case either was written (reference Q24). */
export function isPendingFor({ email }: PendingCredential, address: string): boolean {
  return email.toLowerCase() === address.toLowerCase();
}

/** What a text says that was kept; null for any other, and for what could not be opened. */
function waitingIn(text: string | null): z.infer<typeof kept> | null {
  try {
    return kept.parse(JSON.parse(String(text)));
  } catch {
    return null;
  }
}
