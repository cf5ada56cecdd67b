export interface Stopwatch {
  /** Whole seconds from the start to the last tick. */
  readonly seconds: number;
  /**
   * Starts again from zero, and calls `onTick` each second up to `lastSecond`. Without `lastSecond`, the stopwatch does
   * not run, so `seconds` stays 0.
   */
  start(lastSecond?: number): void;
}

/**
 * Creates a stopwatch that counts the seconds since the visitor entered a screen.
 *
 * @param signal stops the ticks
 */
export function createStopwatch(signal: AbortSignal, onTick: (seconds: number) => void): Stopwatch {
  let seconds = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const stop = () => clearInterval(timer);
  signal.addEventListener('abort', stop);

  return {
    get seconds() {
      return seconds;
    },
    start(lastSecond) {
      const startedAt = Date.now();
      seconds = 0;
      stop();
      if (!lastSecond) return;
      timer = setInterval(() => {
        // Read the clock, because the timer stops while the device sleeps. If the clock was set back, count one second
        // per tick.
        seconds = Math.max(seconds + 1, Math.floor((Date.now() - startedAt) / 1000));
        onTick(seconds);
        if (seconds >= lastSecond) stop();
      }, 1000);
    },
  };
}
