export interface Stopwatch {
  /** Whole seconds since the reset. */
  readonly seconds: number;
  reset(): void;
  /** Calls `onTick` every second until `lastSecond`. */
  tickUntil(lastSecond: number): void;
  stop(): void;
}

/**
 * Counts the seconds that a visitor has been on a screen.
 *
 * @param signal stops the ticks
 */
export function createStopwatch(signal: AbortSignal, onTick: (seconds: number) => void): Stopwatch {
  let seconds = 0;
  let startedAt = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const stop = () => clearInterval(timer);
  signal.addEventListener('abort', stop, { once: true });

  return {
    get seconds() {
      return seconds;
    },
    reset() {
      seconds = 0;
      startedAt = Date.now();
    },
    tickUntil(lastSecond) {
      stop();
      if (lastSecond === 0) return;
      timer = setInterval(() => {
        // Counting ticks would be wrong: they stop while the device sleeps.
        seconds = Math.floor((Date.now() - startedAt) / 1000);
        onTick(seconds);
        if (seconds >= lastSecond) stop();
      }, 1000);
    },
    stop,
  };
}
