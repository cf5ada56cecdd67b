import { z } from 'zod/mini';
import { AuthError } from '../auth-error.ts';
import type { Session } from './service/session.ts';

/** Where the session of the app is kept. */
export const sessionKey = 'doorstep:session';

const stored = z.object({ uid: z.string(), epoch: z.int(), signInProvider: z.string() });

/** Keeps the app's session, for as long as the browser's session lasts (spec §4). */
export class StoredSession {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Null where nobody is signed in, or where the entry is not one of ours. */
  read(): Session | null {
    try {
      return stored.parse(JSON.parse(this.#storage.getItem(sessionKey) ?? 'null'));
    } catch {
      return null;
    }
  }

  /** @throws an `AuthError` where there is no room for it */
  write(session: Session | null): void {
    if (session === null) return this.#storage.removeItem(sessionKey);
    try {
      this.#storage.setItem(sessionKey, JSON.stringify(session));
    } catch (cause) {
      throw new AuthError('auth/web-storage-unsupported', 'The session cannot be kept.', { cause });
    }
  }
}
