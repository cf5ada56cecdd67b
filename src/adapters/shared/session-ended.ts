import { AuthError, type AuthErrorCode } from '../auth-error.ts';

const codes: ReadonlySet<AuthErrorCode> = new Set(['auth/user-disabled', 'auth/user-token-expired']);

/** Whether a refusal says that the session it was asked for is over: the account is gone or disabled, or was revoked. */
export function isSessionEndedError(refusal: unknown): boolean {
  return refusal instanceof AuthError && codes.has(refusal.code);
}
