import { AuthError, type AuthErrorCode } from '../auth-error.ts';

const codes: ReadonlySet<AuthErrorCode> = new Set(['auth/user-disabled', 'auth/user-token-expired']);

/**
 * Returns true if the session has ended because the user was deleted or disabled, or because the session was revoked.
 */
export function isSessionEndedError(error: unknown): boolean {
  return error instanceof AuthError && codes.has(error.code);
}
