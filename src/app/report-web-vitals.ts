import type { Metric } from 'web-vitals';

/**
 * Measures the web vitals of the page, with a chunk that loads after the page (spec §7). The specification also names
 * FID, which the library has replaced by INP.
 *
 * @param callback receives each metric; by default metrics go nowhere
 */
export function reportWebVitals(callback: (metric: Metric) => void = () => {}): void {
  const measure = async () => {
    try {
      const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
      for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(callback);
    } catch {
      // Without the chunk there are no metrics, which the visitor does not notice.
    }
  };
  // Safari has no idle callbacks.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(() => void measure());
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
