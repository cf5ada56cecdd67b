import type { AuthUser } from '../../../adapters/auth-backend.ts';
import { AuthError } from '../../../adapters/auth-error.ts';
import { reportAppError } from '../../report-app-error.ts';
import type { Tools } from '../../screen/screen.ts';
import { getSignedInUser } from '../finish/signed-in-user.ts';
import { toAuthError } from './app-errors.ts';

/**
 * Calls one of the app's functions for the account of a user. Reports errors that have no `problem`.
 *
 * @param call receives the user as the backend knows her now. Returns the result
 * @throws (rejects) an `AuthError`: `auth/user-token-expired` if the session has ended, or the error of
 *   {@link toAuthError}
 */
export async function callAppForUser<T>(
  { auth }: Pick<Tools, 'auth'>,
  { uid }: AuthUser,
  call: (user: AuthUser) => Promise<T>,
): Promise<T> {
  const isSignedIn = async () => (await getSignedInUser(auth))?.uid === uid;
  const user = await getSignedInUser(auth);
  if (user?.uid !== uid) throw createSessionEnded();
  try {
    return await call(user);
  } catch (error) {
    const refusal = toAuthError(error);
    if (!refusal) reportAppError(error);
    // Only the app's server knows that the session has ended. Ask the service, so that the user is signed out here.
    if (refusal?.code === 'auth/user-token-expired') await auth.revalidateSession();
    if (!(await isSignedIn())) throw createSessionEnded();
    // The service accepts the session, so the app's server is misconfigured, and a new sign-in would not help.
    if (!refusal || refusal.code === 'auth/user-token-expired') throw new AuthError('auth/internal-error');
    throw refusal;
  }
}

const createSessionEnded = () => new AuthError('auth/user-token-expired', 'The user of this page has signed out.');
