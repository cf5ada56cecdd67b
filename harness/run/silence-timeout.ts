import { HarnessError } from '../../driver/harness-error.ts';

/**
 * Starts a timeout that ends the run if a worker hangs. Every message of a worker restarts the timeout.
 *
 * @param limitMs milliseconds without a message; must be longer than the time limit of a step (`driver/world.ts`)
 * @returns functions that restart and stop the timeout, and a promise, `expired`, that rejects with a {@link
 *   HarnessError} when the timeout expires
 */
export function startSilenceTimeout(limitMs = 60_000) {
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
