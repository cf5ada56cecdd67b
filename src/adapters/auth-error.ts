import type { AuthCredential } from './auth-backend.ts';

/**
 * Every way in which an identity service can refuse, as a closed family (spec §8).
 * An adapter translates what its service says into one of these codes; nothing else crosses the port.
 */
export const authErrorCodes = [
  'auth/account-exists-with-different-credential',
  'auth/admin-restricted-operation',
  'auth/blocked-by-function',
  'auth/cancelled-popup-request',
  'auth/captcha-check-failed',
  'auth/code-expired',
  'auth/credential-already-in-use',
  'auth/email-already-in-use',
  'auth/expired-action-code',
  'auth/internal-error',
  'auth/invalid-action-code',
  'auth/invalid-credential',
  'auth/invalid-email',
  'auth/invalid-multi-factor-session',
  'auth/invalid-phone-number',
  'auth/invalid-verification-code',
  'auth/missing-password',
  'auth/multi-factor-auth-required',
  'auth/network-request-failed',
  'auth/operation-not-allowed',
  'auth/password-does-not-meet-requirements',
  'auth/popup-blocked',
  'auth/popup-closed-by-user',
  'auth/quota-exceeded',
  'auth/requires-recent-login',
  'auth/timeout',
  'auth/too-many-requests',
  'auth/unauthorized-continue-uri',
  'auth/tenant-not-found',
  'auth/unauthorized-domain',
  'auth/user-cancelled',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-token-expired',
  'auth/weak-password',
  'auth/wrong-password',
] as const;

/** A refusal's stable name. */
export type AuthErrorCode = (typeof authErrorCodes)[number];

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

/** Whether a string is one of the known codes. */
export function isAuthErrorCode(code: string): code is AuthErrorCode {
  return (authErrorCodes as readonly string[]).includes(code);
}
