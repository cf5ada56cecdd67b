import type { Metric } from 'web-vitals';

/**
 * Measures how quick and steady the page is for its visitor, in a chunk that is loaded once the page is (spec §7).
 * Without a callback nothing is reported to anybody. FID, which the specification also names, has no measure in the
 * library any more: INP has taken its place.
 */
export function reportWebVitals(callback: (metric: Metric) => void = () => {}): void {
  const measure = async () => {
    try {
      const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
      for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(callback);
    } catch {
      // The chunk did not come: the visitor loses nothing.
    }
  };
  // The visitor's own business first. Safari has no idle callbacks.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(() => void measure());
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
