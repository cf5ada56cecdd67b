import type { AuthResult } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';

/** Age of an account, in milliseconds, up to which it counts as just created. */
const justCreatedMs = 60_000;

/**
 * Returns true if an account was created at most a minute before its last sign-in. Both times come from the service, in
 * milliseconds since the Unix epoch.
 */
export const isJustCreated = (createdAt: number, lastSignInAt: number): boolean =>
  lastSignInAt - createdAt <= justCreatedMs;

/**
 * Returns true if the service may have refused the sign-up because it has received the same call before. Setting the
 * password of a guest ends the session of the guest.
 */
export function mayBeRepeated(error: unknown, isUpgrade: boolean): boolean {
  if (!(error instanceof AuthError)) return false;
  return error.code === 'auth/email-already-in-use' || (isUpgrade && error.code === 'auth/user-token-expired');
}

/** Turns the result of a sign-in into the result of the sign-up that has created the account. */
export const toSignUpResult = (result: AuthResult, operationType: 'signIn' | 'link'): AuthResult => ({
  ...result,
  operationType,
  additionalUserInfo: { providerId: 'password', profile: null, ...result.additionalUserInfo, isNewUser: true },
});
