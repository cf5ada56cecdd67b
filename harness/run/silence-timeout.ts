import { HarnessError } from '../../driver/harness-error.ts';

/**
 * Starts a timeout that expires if no worker sends a message, so that a run with hanging workers ends. The timeout is
 * longer than the start of a browser, which may take longer than a step (`driver/world.ts`).
 *
 * @param stepTimeoutMs the time limit for a step
 * @returns functions that restart and stop the timeout; when the timeout expires, the promise `expired` rejects with a
 *   {@link HarnessError}
 */
export function startSilenceTimeout(stepTimeoutMs: number) {
  const limitMs = 7.5 * stepTimeoutMs;
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const expire = () => reject(new HarnessError(`a worker hangs: it sent no message for ${limitMs / 1000} seconds`));
  let timer = setTimeout(expire, limitMs);
  return {
    expired,
    restart() {
      clearTimeout(timer);
      timer = setTimeout(expire, limitMs);
    },
    stop: () => clearTimeout(timer),
  };
}
