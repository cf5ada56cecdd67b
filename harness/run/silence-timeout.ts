import { HarnessError } from '../../driver/harness-error.ts';

/** More than any step can take: steps have a shorter time limit (`driver/world.ts`). */
const defaultSilenceMs = 60_000;

export interface SilenceTimeout {
  /** Rejects with a {@link HarnessError} when the time is over. */
  readonly expired: Promise<never>;
  restart(): void;
  stop(): void;
}

/** Starts a timeout for messages of workers, since a worker that hangs would otherwise hang the run for ever. */
export function startSilenceTimeout(limitMs = defaultSilenceMs): SilenceTimeout {
  const { promise, reject } = Promise.withResolvers<never>();
  const expire = () => reject(new HarnessError(`a worker hangs: it sent no message for ${limitMs / 1000} seconds`));
  let timer = setTimeout(expire, limitMs);
  return {
    expired: promise,
    restart() {
      clearTimeout(timer);
      timer = setTimeout(expire, limitMs);
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
