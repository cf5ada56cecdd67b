/**
 * Tracks every timeout of the page, so that all of them can be cleared. FirebaseUI leaves timeouts behind. They would
 * throw after FirebaseUI's app has been deleted, and the next scenario on the page would fail.
 *
 * @returns a function that clears all pending timeouts
 */
export function trackTimers(page: Pick<Window, 'setTimeout' | 'clearTimeout'>): () => void {
  const pending = new Set<number>();
  const setTimeout = page.setTimeout.bind(page);
  page.setTimeout = (...args: Parameters<typeof setTimeout>): number => {
    const timer = setTimeout(...args);
    pending.add(timer);
    return timer;
  };
  return () => {
    for (const timer of pending) page.clearTimeout(timer);
    pending.clear();
  };
}
