import { z } from 'zod/mini';
import { AuthError } from '../auth-error.ts';
import type { Session } from './service/session.ts';

export const sessionKey = 'doorstep:session';

const schema = z.object({ uid: z.string(), epoch: z.int(), signInProvider: z.string(), signedInAt: z.number() });

/**
 * Stores the app's session in session storage, so that the app's session ends when the browser's session ends (spec
 * §4).
 */
export class StoredSession {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  read(): Session | null {
    try {
      return schema.parse(JSON.parse(this.#storage.getItem(sessionKey) ?? 'null'));
    } catch {
      return null;
    }
  }

  /**
   * @param session the session to store; null to remove the stored session
   *
   * @throws an `AuthError` with `auth/web-storage-unsupported` if the storage is full
   */
  write(session: Session | null): void {
    if (session === null) return this.#storage.removeItem(sessionKey);
    try {
      this.#storage.setItem(sessionKey, JSON.stringify(session));
    } catch (cause) {
      throw new AuthError('auth/web-storage-unsupported', 'The session cannot be stored.', { cause });
    }
  }
}
