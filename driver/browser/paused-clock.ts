import type { BrowserContext } from 'playwright';
import type { Clock } from '../clock.ts';

/** A clock of a browser context. */
export interface PausedClock extends Clock {
  /**
   * Every window that opens from now on is told of each time that was let pass, which takes longer than to open it.
   * Better a new context.
   */
  readonly isWornOut: boolean;
}

/** A new context costs as much as some hundred of such messages. */
const passesOfAContext = 40;

/** When every scenario takes place, by the visitor's clock. */
const beginning = new Date('2026-06-01T12:00:00Z').getTime();

const dayMs = 86_400_000;

/**
 * Stops the clock of a context, for every document that it will ever have. To be called before the first one.
 * `install` alone would let time go on, so `pauseAt` follows; it cannot go to the past, hence the minute.
 */
export async function stopClock({ clock }: BrowserContext): Promise<PausedClock> {
  await clock.install({ time: beginning });
  await clock.pauseAt(beginning + 60_000);
  let now = beginning + 60_000;
  let passes = 0;
  async function pass(milliseconds: number): Promise<void> {
    now += milliseconds;
    passes += 1;
    // Not `fastForward`, in which a timer that repeats fires once, however long the time.
    await clock.runFor(milliseconds);
  }
  return {
    pass,
    passToMidnight: () => pass(dayMs - (now % dayMs)),
    get isWornOut() {
      return passes > passesOfAContext;
    },
  };
}
