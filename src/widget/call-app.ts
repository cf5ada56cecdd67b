import { AuthError } from '../adapters/auth-error.ts';
import { isTimeout, withTimeout } from './app-timeout.ts';
import { reportAppError } from './report-app-error.ts';

/**
 * Waits for the result of one of the app's functions. If the function fails, reports the error, and rejects with an
 * `AuthError` whose message visitors may read.
 *
 * @param signal if it is aborted, the function's result or failure comes too late. Then nothing is reported, and the
 *   promise rejects with `auth/user-cancelled`
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
 * Runs a function with a signal. Aborts the signal when the function's promise settles, also if it rejects because the
 * visitor has left the screen.
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
