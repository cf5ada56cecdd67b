import type { SessionOperations } from '../../../adapters/auth-backend.ts';
import { AuthError } from '../../../adapters/auth-error.ts';
import { getSignedInUser } from '../finish/signed-in-user.ts';
import type { EnrolmentOrigin } from './refuse-enrolment.ts';

/**
 * Checks that the app's user is still the visitor who adds a second factor, and then calls the operation that adds it.
 * During a sign-in, no check is needed: the user is staged in this tab, and other tabs cannot replace her.
 *
 * @throws (rejects) `auth/user-token-expired` if the app's user is no longer the user who adds the factor, for example
 *   because another tab has signed in as a different user
 * @throws (rejects) the errors of the operation
 */
export async function callForUser<T>(
  auth: SessionOperations,
  { signIn, uid }: EnrolmentOrigin,
  call: () => Promise<T>,
): Promise<T> {
  if (!signIn && uid !== undefined && (await getSignedInUser(auth))?.uid !== uid)
    throw new AuthError('auth/user-token-expired', 'The user who adds the second factor has signed out.');
  return await call();
}
