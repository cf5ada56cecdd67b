import { HarnessError } from '../../driver/harness-error.ts';

/**
 * Starts a timeout. It expires if the workers hang, that is, if no worker sends a message. A browser may take longer to
 * start than a step may take (`driver/world.ts`), but never as long as this timeout.
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
