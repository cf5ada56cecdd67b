import { limits } from './delays-and-limits/constants.ts';

const TIMEOUT = 'TimeoutError';

/**
 * Waits for the result of one of the app's functions. Rejects with a `TimeoutError` after `limitMs`.
 *
 * @param name name of the function, for the error
 * @param signal turns off the time limit when it is aborted; the promise then settles only when `result` settles
 * @param limitMs time limit in milliseconds; 10 s by default
 */
export function withTimeout<T>(
  name: string,
  result: T | PromiseLike<T>,
  signal: AbortSignal,
  limitMs: number = limits.longWaitMs,
): Promise<T> {
  let stop = (): void => {};
  const late = new Promise<never>((_, reject) => {
    if (signal.aborted) return;
    const error = new DOMException(`${name}: no result within ${limitMs / 1000} s.`, TIMEOUT);
    const timer = setTimeout(() => reject(error), limitMs);
    stop = () => clearTimeout(timer);
    signal.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([result, late]).finally(() => {
    stop();
    signal.removeEventListener('abort', stop);
  });
}

/** Returns true for an error of {@link withTimeout}, or of the app's own `AbortSignal.timeout`. */
export const isTimeout = (error: unknown): boolean => (error as Partial<Error> | null | undefined)?.name === TIMEOUT;
