import type { AccountOperations, AuthBackend } from '../../../adapters/auth-backend.ts';
import { AuthError } from '../../../adapters/auth-error.ts';

/**
 * Loads the operations on the account, and runs one of them.
 *
 * @throws (rejects) `auth/not-implemented` if the backend has no such operations
 * @throws (rejects) `auth/network-request-failed` if the code cannot be loaded
 * @throws (rejects) the errors of the operation
 */
export async function runOnAccount<T>(
  auth: Pick<AuthBackend, 'loadAccountOperations'>,
  run: (account: AccountOperations) => Promise<T>,
): Promise<T> {
  if (!auth.loadAccountOperations) throw new AuthError('auth/not-implemented');
  return run(await auth.loadAccountOperations());
}
