/**
 * Remembers what the page has yet to do, for whoever takes FirebaseUI off it: it leaves timers behind that throw, since
 * its app has gone by then, and the page is another scenario's.
 *
 * @returns has none of it done
 */
export function rememberTimers(page: Pick<Window, 'setTimeout' | 'clearTimeout'>): () => void {
  const pending = new Set<number>();
  const start = page.setTimeout.bind(page);
  page.setTimeout = (...given: Parameters<typeof start>): number => {
    const timer = start(...given);
    pending.add(timer);
    return timer;
  };
  return () => {
    for (const timer of pending) page.clearTimeout(timer);
    pending.clear();
  };
}
