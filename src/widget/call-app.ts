import { AuthError } from '../adapters/auth-error.ts';
import { isTimeout, withTimeout } from './app-timeout.ts';
import { reportAppError } from './report-app-error.ts';

/**
 * Waits for the result of one of the app's functions. If the function fails, reports the error, and rejects with an
 * `AuthError` whose message visitors may read.
 *
 * @param signal if aborted before the function settles, the promise still waits for the function. It then rejects with
 *   `auth/user-cancelled`, and no error is reported
 */
export async function callApp<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> {
  let result: T;
  try {
    result = await call();
  } catch (error) {
    throwIfLate(signal);
    reportAppError(error);
    throw toAuthError(error);
  }
  throwIfLate(signal);
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
 * Calls `run` with a signal, and aborts the signal as soon as the promise of `run` settles. If the visitor leaves the
 * screen, this promise rejects, so the signal tells the app's function to stop.
 */
export async function withSignal<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  try {
    return await run(controller.signal);
  } finally {
    controller.abort();
  }
}

function throwIfLate(signal: AbortSignal): void {
  if (signal.aborted) throw new AuthError('auth/user-cancelled', "The app's function has answered too late.");
}

function toAuthError(cause: unknown): AuthError {
  if (isTimeout(cause)) return new AuthError('auth/timeout');
  return new AuthError(navigator.onLine ? 'auth/internal-error' : 'auth/network-request-failed');
}
