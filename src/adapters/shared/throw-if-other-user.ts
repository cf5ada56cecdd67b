import { AuthError } from '../auth-error.ts';

/**
 * Checks that the user of a sign-in is still the expected user.
 *
 * @param uid the expected user; undefined accepts any user
 * @throws an `AuthError` with `auth/user-token-expired` if another sign-in has replaced the user
 */
export function throwIfOtherUser(user: { readonly uid: string }, uid: string | undefined): void {
  if (uid === undefined || user.uid === uid) return;
  throw new AuthError('auth/user-token-expired', 'Another sign-in has replaced the user of this sign-in.');
}
