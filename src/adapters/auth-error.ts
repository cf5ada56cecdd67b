import type { AuthCredential } from './auth-backend.ts';
import type { AuthErrorCode } from './auth-error-codes.ts';

export type { AuthErrorCode };

/**
 * What every operation of an {@link AuthBackend} rejects with.
 *
 * `message` is for a log, except for `auth/blocked-by-function` and `auth/password-does-not-meet-requirements`,
 * where it is the project's own sentence and meant for the visitor (reference §9.3).
 */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  /** The address that the refusal is about, where the service names it: an account that is there already. */
  readonly email: string | null;
  /** The credential that could not be used as it was, to be linked or signed in with later (reference §2.4). */
  readonly credential: AuthCredential | null;

  constructor(code: AuthErrorCode, message: string = code, about: AuthErrorOptions = {}) {
    super(message, about.cause === undefined ? undefined : { cause: about.cause });
    this.code = code;
    this.email = about.email ?? null;
    this.credential = about.credential ?? null;
  }
}

export interface AuthErrorOptions {
  readonly cause?: unknown;
  readonly email?: string | null;
  readonly credential?: AuthCredential | null;
}
