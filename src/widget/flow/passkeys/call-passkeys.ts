import type { AuthUser } from '../../../adapters/auth-backend.ts';
import { AuthError } from '../../../adapters/auth-error.ts';
import type { AccountPasskeys } from '../../config/ui-config.ts';
import { reportAppError } from '../../report-app-error.ts';
import type { Tools } from '../../screen/screen.ts';
import { openAccount } from '../account/open-account.ts';
import { getSignedInUser } from '../finish/signed-in-user.ts';
import { toAuthError } from './passkey-errors.ts';

/** The user whose passkeys are shown, and the app's functions for passkeys. */
export interface OpenPasskeys {
  readonly user: AuthUser;
  readonly passkeys: AccountPasskeys;
}

/** Opens the account of the app's user. Returns null if no user is signed in, or if the app shows no passkeys. */
export async function openPasskeys(tools: Tools): Promise<OpenPasskeys | null> {
  const opened = await openAccount(tools);
  const passkeys = opened?.settings.config.passkeys;
  return opened && passkeys ? { user: opened.user, passkeys } : null;
}

/**
 * Calls one of the app's functions for passkeys. Reports errors that have no `problem`.
 *
 * @param call receives the user as the backend knows her now. Returns the result
 * @throws (rejects) an `AuthError`: `auth/user-token-expired` if the session has ended, or the error of
 *   {@link toAuthError}
 */
export async function callPasskeys<T>(
  { auth }: Pick<Tools, 'auth'>,
  { user: { uid }, passkeys }: OpenPasskeys,
  call: (passkeys: AccountPasskeys, user: AuthUser) => Promise<T>,
): Promise<T> {
  const isSignedIn = async () => (await getSignedInUser(auth))?.uid === uid;
  const user = await getSignedInUser(auth);
  if (user?.uid !== uid) throw createSessionEnded();
  try {
    return await call(passkeys, user);
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
