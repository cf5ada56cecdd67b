import type { BrowserContext } from 'playwright';

/** The clock of the visitor's device. It is paused except while a step lets time pass. */
export interface Clock {
  /** Advances the clock by exactly this many milliseconds. */
  pass(milliseconds: number): Promise<void>;
  /** Advances the clock to the next midnight in UTC, the time zone of the visitor's device. */
  passToMidnight(): Promise<void>;
}

/**
 * Number of advances after which a clock counts as slow ({@link isSlow}). For comparison, opening a new browser context
 * takes as long as about a hundred advances.
 */
const slowAfterAdvances = 40;

/** Time on the visitor's clock when a scenario starts. */
const startTime = new Date('2026-06-01T12:00:00Z').getTime();

const dayMs = 86_400_000;

/** Stops the clock for all pages of a browser context. Call it before the first page is opened. */
export async function pauseClock({ clock }: BrowserContext) {
  await clock.install({ time: startTime });
  // `install` leaves the clock running. `pauseAt` stops it, but only at a later time.
  await clock.pauseAt(startTime + 60_000);
  let now = startTime + 60_000;
  let advances = 0;
  async function pass(milliseconds: number): Promise<void> {
    now += milliseconds;
    advances += 1;
    // `fastForward` is no alternative: it fires an interval only once, even if the interval is due several times.
    await clock.runFor(milliseconds);
  }
  return {
    pass,
    passToMidnight: () => pass(dayMs - (now % dayMs)),
    /**
     * Whether to open a new browser context for the next scenario instead of reusing this one. Playwright repeats all
     * earlier advances of the clock in every new window, which takes long after many advances.
     */
    get isSlow() {
      return advances > slowAfterAdvances;
    },
  };
}
