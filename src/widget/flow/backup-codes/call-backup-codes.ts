import { AuthError } from '../../../adapters/auth-error.ts';
import { reportAppError } from '../../report-app-error.ts';
import { toAuthError } from '../account/app-errors.ts';

/**
 * Calls one of the app's functions for backup codes during a sign-in. Reports errors that have no `problem`.
 *
 * @throws (rejects) an `AuthError`
 */
export async function callBackupCodes<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const refusal = toAuthError(error);
    if (!refusal) reportAppError(error);
    throw refusal ?? new AuthError('auth/internal-error');
  }
}
