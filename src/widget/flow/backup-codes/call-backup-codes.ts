import { AuthError } from '../../../adapters/auth-error.ts';
import { reportAppError } from '../../report-app-error.ts';
import { toAuthError } from '../account/app-errors.ts';

/**
 * Calls one of the app's functions for backup codes during a sign-in. Reports errors that have no `problem`.
 *
 * @param signal once aborted, no error is reported, because the app's function was told to stop
 * @throws (rejects) an `AuthError`
 */
export async function callBackupCodes<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const refusal = toAuthError(error);
    if (!refusal && !signal?.aborted) reportAppError(error);
    throw refusal ?? new AuthError('auth/internal-error');
  }
}
