/**
 * Tracks all timeouts of the page. FirebaseUI leaves some of them pending, and they would throw in the next scenario.
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
