import type { AuthCredential } from './auth-backend.ts';
import type { AuthErrorCode } from './auth-error-codes.ts';

export type { AuthErrorCode };

/**
 * Operations of an {@link AuthBackend} reject with this error only (spec §8). The `message` is for logs, except for the
 * codes `auth/blocked-by-function` and `auth/password-does-not-meet-requirements`: their `message` is the project's own
 * text for the visitor (reference §9.3).
 *
 * The `message` is for logs. The codes `auth/blocked-by-function` and `auth/password-does-not-meet-requirements` are
 * exceptions: their `message` is the project's own text for the visitor (reference §9.3).
 */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  /** The email of the account that already exists, if the service returns it. */
  readonly email: string | null;
  /** The rejected credential, which can be linked later or used for a later sign-in (reference §2.4). */
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
  /** The original error, for logs. */
  readonly cause?: unknown;
  readonly email?: string | null;
  readonly credential?: AuthCredential | null;
}
