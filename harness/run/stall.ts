import { HarnessError } from '../../driver/harness-error.ts';

/** No step takes so long: each has its own, shorter limit (`driver/world.ts`). */
const patienceMs = 60_000;

/** Rejects with a {@link HarnessError} when nothing is heard for too long. */
export interface StallGuard {
  readonly stalled: Promise<never>;
  /** Something was heard. */
  heard(): void;
  stop(): void;
}

/** Watches over work that reports its progress: a worker that hangs would otherwise hang the run for ever. */
export function guardAgainstStall(limitMs = patienceMs): StallGuard {
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new HarnessError(`a worker hangs: nothing was heard for ${limitMs / 1000} seconds`));
  let timer = setTimeout(giveUp, limitMs);
  return {
    stalled: promise,
    heard() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, limitMs);
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
