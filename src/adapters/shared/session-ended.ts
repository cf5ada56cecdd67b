import { AuthError, type AuthErrorCode } from '../auth-error.ts';

const codes: ReadonlySet<AuthErrorCode> = new Set(['auth/user-disabled', 'auth/user-token-expired']);

/**
 * Returns true if `error` says that the session has ended: the user was deleted or disabled, or the session was
 * revoked.
 */
export function isSessionEndedError(error: unknown): boolean {
  return error instanceof AuthError && codes.has(error.code);
}
