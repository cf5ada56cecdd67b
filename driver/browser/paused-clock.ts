import type { BrowserContext } from 'playwright';

/** The clock of the visitor's device. It is paused except while a step lets time pass. */
export interface Clock {
  pass(milliseconds: number): Promise<void>;
  /** Advances the clock to the next midnight in UTC. */
  passToMidnight(): Promise<void>;
}

/** A clock counts as slow after it has been advanced this number of times. */
const slowAfterAdvances = 40;

const startTime = new Date('2026-06-01T12:00:00Z').getTime();

const dayMs = 86_400_000;

/** Stops the clock for all pages of a browser context. Call it before the first page is opened. */
export async function pauseClock({ clock }: BrowserContext) {
  await clock.install({ time: startTime });
  // `install` leaves the clock running. `pauseAt` stops it, but accepts only a time in the future.
  await clock.pauseAt(startTime + 60_000);
  let now = startTime + 60_000;
  let advances = 0;
  async function pass(milliseconds: number): Promise<void> {
    now += milliseconds;
    advances += 1;
    // Do not use `fastForward`: it fires an interval only once, even if the interval is due several times.
    await clock.runFor(milliseconds);
  }
  return {
    pass,
    passToMidnight: () => pass(dayMs - (now % dayMs)),
    /**
     * Whether the next scenario should use a new browser context. In every new window of a context, Playwright repeats
     * all earlier advances of its clock. After many advances, a new window is slow.
     */
    get isSlow() {
      return advances > slowAfterAdvances;
    },
  };
}
