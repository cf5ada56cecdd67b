import type { AccountOperations, AuthUser } from '../../../adapters/auth-backend.ts';
import { AuthError } from '../../../adapters/auth-error.ts';
import type { NextAfterConfirmation } from '../../screen/screen-inputs.ts';
import type { Tools } from '../../screen/screen.ts';
import { getSignedInUser } from '../finish/signed-in-user.ts';
import { accountRefused } from './account-refused.ts';

/** The result of a change: success, or the error with the screen that follows. Null stands for the same screen. */
type Changed =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: AuthError; readonly next: ReturnType<typeof accountRefused> };

/**
 * Changes the account of `user`.
 *
 * @param change calls one of the operations
 * @param next the screen that follows if the visitor first has to confirm that she is the user
 */
export async function changeAccount(
  tools: Pick<Tools, 'ui' | 'auth'>,
  user: AuthUser,
  change: (operations: AccountOperations) => Promise<void>,
  next: NextAfterConfirmation,
): Promise<Changed> {
  const changed = await tools.ui.waitFor(callOperation(tools, user, change));
  if (changed.ok) return { ok: true };
  return { ...changed, next: accountRefused(changed.error, next) };
}

/**
 * Calls one of the operations on the account of `user`.
 *
 * @param change calls the operation, and receives the user as the backend knows her now. Returns the result
 * @throws (rejects) `auth/operation-not-allowed` if the backend cannot change accounts
 * @throws (rejects) `auth/user-token-expired` if `user` is no longer the app's user
 * @throws (rejects) the errors of the operation
 */
export async function callOperation<T>(
  { auth }: Pick<Tools, 'auth'>,
  { uid }: AuthUser,
  change: (operations: AccountOperations, current: AuthUser) => Promise<T>,
): Promise<T> {
  const operations = await auth.loadAccountOperations?.();
  if (!operations) throw new AuthError('auth/operation-not-allowed', 'This backend cannot change accounts.');
  // If the app keeps its user for all tabs, another tab may have signed in as a different user meanwhile.
  const current = await getSignedInUser(auth);
  if (current?.uid !== uid) throw new AuthError('auth/user-token-expired', 'The user of this page has signed out.');
  return await change(operations, current);
}
