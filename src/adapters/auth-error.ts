import type { AuthCredential } from './auth-backend.ts';
import type { AuthErrorCode } from './auth-error-codes.ts';

export type { AuthErrorCode };

/**
 * The only error with which operations of an {@link AuthBackend} reject (spec §8). The `message` is for logs, with two
 * exceptions:
 *
 * - `auth/blocked-by-function`: a text for visitors, which the app has written (reference §9.3)
 * - `auth/password-does-not-meet-requirements`: the service's list of what the password lacks
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
   * The `uid` of the account that an abandoned sign-in has created or upgraded (only with `auth/user-cancelled`). At
   * the next sign-in, the service no longer reports this account as new, but the widget recognizes it by its `uid`.
   */
  declare readonly createdUid?: string;

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
