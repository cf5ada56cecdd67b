import { AuthError } from '../adapters/auth-error.ts';
import { isTimeout, withTimeout } from './app-timeout.ts';
import { reportAppError } from './report-app-error.ts';

/**
 * Waits for the result of one of the app's functions. If the function fails, reports the error, and rejects with an
 * `AuthError` whose message visitors may read.
 *
 * @param signal if it is aborted, nothing is reported, and a late result is not used: rejects with
 *   `auth/user-cancelled`
 */
export async function callApp<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> {
  let result: T;
  try {
    result = await call();
  } catch (error) {
    if (!signal.aborted) reportAppError(error);
    throw toAuthError(error);
  }
  if (signal.aborted) throw new AuthError('auth/user-cancelled', "The app's function has answered too late.");
  return result;
}

/**
 * Like {@link callApp}, for a function that must answer within `limits.longWaitMs`.
 *
 * @param name name of the function, for the error
 */
export const callAppInTime = <T>(name: string, signal: AbortSignal, call: () => Promise<T>): Promise<T> =>
  callApp(signal, () => withTimeout(name, call(), signal));

/**
 * Runs a function with a signal. Aborts the signal when the promise of the function settles, for example because the
 * visitor has left the screen and no longer waits.
 */
export async function withSignal<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  try {
    return await run(controller.signal);
  } finally {
    controller.abort();
  }
}

function toAuthError(cause: unknown): AuthError {
  if (isTimeout(cause)) return new AuthError('auth/timeout');
  return new AuthError(navigator.onLine ? 'auth/internal-error' : 'auth/network-request-failed');
}
