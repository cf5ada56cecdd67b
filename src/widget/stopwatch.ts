export interface Stopwatch {
  /** Whole seconds from the start to the last tick. */
  readonly seconds: number;
  /**
   * Starts again from zero. Calls `onTick` each second up to `lastSecond`; if `lastSecond` is omitted, makes no calls.
   */
  start(lastSecond?: number): void;
  stop(): void;
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
        // Read the clock instead of counting the ticks: there are no ticks while the device sleeps.
        seconds = Math.floor((Date.now() - startedAt) / 1000);
        onTick(seconds);
        if (seconds >= lastSecond) stop();
      }, 1000);
    },
    stop,
  };
}
