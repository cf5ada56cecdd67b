/**
 * Tracks the page's timeouts. FirebaseUI leaves timeouts pending, which would throw errors in the next scenario.
 *
 * @param isIgnored returns true for an error that must not fail the scenario
 * @returns a function that clears all pending timeouts
 */
export function trackTimers(
  page: Pick<Window, 'setTimeout' | 'clearTimeout'>,
  isIgnored: (error: unknown) => boolean = () => false,
): () => void {
  const pending = new Set<number>();
  const setTimeout = page.setTimeout.bind(page);
  page.setTimeout = (handler: TimerHandler, delayMs?: number, ...args: unknown[]): number => {
    const timer = setTimeout(
      typeof handler === 'function' ? ignoreErrors(handler, isIgnored) : handler,
      delayMs,
      ...args,
    );
    pending.add(timer);
    return timer;
  };
  return () => {
    for (const timer of pending) page.clearTimeout(timer);
    pending.clear();
  };
}

function ignoreErrors(callback: Function, isIgnored: (error: unknown) => boolean) {
  return (...args: unknown[]): void => {
    try {
      callback(...args);
    } catch (error) {
      if (!isIgnored(error)) throw error;
    }
  };
}
