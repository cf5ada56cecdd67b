import type { BrowserContext } from 'playwright';

/** The clock of the visitor's device. It stands still until a step of the scenario advances or sets it. */
export interface Clock {
  pass(milliseconds: number): Promise<void>;
  /** Advances the clock to the next midnight in UTC. */
  passToMidnight(): Promise<void>;
  /**
   * Sets the clock, as if the device had slept or the visitor had changed the time. If the clock jumps ahead, each
   * timer that is due fires once.
   */
  jump(milliseconds: number): Promise<void>;
}

/**
 * Maximum number of clock advances before the next scenario gets a new browser context. Playwright repeats all clock
 * advances of a context in each new window, so windows open more and more slowly.
 */
const mostAdvances = 40;

const startTime = new Date('2026-06-01T12:00:00Z').getTime();

const dayMs = 86_400_000;

/** Stops the clock for all pages of a browser context. Call this function before the first page is opened. */
export async function pauseClock({ clock }: BrowserContext) {
  await clock.install({ time: startTime });
  // `install` starts the clock. `pauseAt` stops the clock, but accepts only a time in the future.
  await clock.pauseAt(startTime + 60_000);
  let now = startTime + 60_000;
  let advances = 0;
  let isSetBack = false;
  async function pass(milliseconds: number): Promise<void> {
    now += milliseconds;
    advances += 1;
    // Do not use `fastForward`: `fastForward` fires an interval only once, even if the interval is due several times.
    await clock.runFor(milliseconds);
  }
  async function jump(milliseconds: number): Promise<void> {
    now += milliseconds;
    advances += 1;
    isSetBack ||= milliseconds < 0;
    if (milliseconds > 0) await clock.fastForward(milliseconds);
    else await clock.setSystemTime(now);
  }
  return {
    pass,
    jump,
    /** The time of the clock, in milliseconds since 1970. */
    get now() {
      return now;
    },
    /** Advances the clock to this time. Does nothing if the clock is at this time or later. */
    async catchUp(time: number): Promise<void> {
      if (time > now) await jump(time - now);
    },
    passToMidnight: () => pass(dayMs - (now % dayMs)),
    /**
     * True if the next scenario needs a new browser context, for one of two reasons:
     *
     * - The clock was advanced so often that windows open slowly.
     * - The clock was set back. A second device, whose clock is never set back, could then be far ahead: a sign-in link
     *   that was just sent from this device would already have expired on the second device.
     */
    get isUsedUp() {
      return isSetBack || advances > mostAdvances;
    },
  };
}
