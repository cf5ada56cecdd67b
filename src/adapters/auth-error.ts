import type { AuthCredential } from './auth-backend.ts';
import type { AuthErrorCode } from './auth-error-codes.ts';

export type { AuthErrorCode };

/**
 * The only error with which operations of an {@link AuthBackend} reject (spec §8). Usually, the `message` is for logs.
 * For `auth/blocked-by-function`, the `message` is for visitors: the app has written it (reference §9.3). For
 * `auth/password-does-not-meet-requirements`, the `message` lists what the password lacks, in the service's words.
 */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  /**
   * The email of the existing account, for an error such as `auth/email-already-in-use`. Null if the email is unknown.
   */
  readonly email: string | null;
  /** The credential that was rejected. It can be linked or used later (reference §2.4). */
  readonly credential: AuthCredential | null;

  /**
   * Creates an error.
   *
   * @param message defaults to the code
   */
  constructor(code: AuthErrorCode, message: string = code, options: AuthErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.email = options.email ?? null;
    this.credential = options.credential ?? null;
  }
}

/** Optional properties of an {@link AuthError}. */
export interface AuthErrorOptions {
  /** The error that caused this `AuthError`, for logs. */
  readonly cause?: unknown;
  readonly email?: string | null;
  readonly credential?: AuthCredential | null;
}
