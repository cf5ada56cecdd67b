import { HarnessError } from '../../driver/harness-error.ts';

/**
 * Starts a timeout that the caller must restart at each message of a worker. The timeout is 7.5 times as long as a
 * step's limit, because a browser may start slowly (`driver/world.ts`).
 *
 * @param stepTimeoutMs the time limit for a step, in milliseconds
 * @returns functions that restart and stop the timeout, and the promise `expired`, which rejects with a {@link
 *   HarnessError}
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
