export interface Stopwatch {
  /** Whole seconds since the start. */
  readonly seconds: number;
  /** Starts at zero and calls `onTick` every second until `lastSecond`; by default not at all. */
  start(lastSecond?: number): void;
  stop(): void;
}

/**
 * Counts the seconds that a visitor has been on a screen.
 *
 * @param signal stops the ticks
 */
export function createStopwatch(signal: AbortSignal, onTick: (seconds: number) => void): Stopwatch {
  let seconds = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const stop = () => clearInterval(timer);
  signal.addEventListener('abort', stop, { once: true });

  return {
    get seconds() {
      return seconds;
    },
    start(lastSecond = 0) {
      const startedAt = Date.now();
      seconds = 0;
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
