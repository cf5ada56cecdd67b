import type { Metric } from 'web-vitals';

/**
 * Measures the web vitals of the page with a library that is loaded after the page (spec §7). The specification also
 * lists FID, which the library has replaced with INP.
 *
 * @param callback receives each metric; by default, metrics are discarded
 */
export function reportWebVitals(callback: (metric: Metric) => void = () => {}): void {
  const measure = async () => {
    try {
      const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
      for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(callback);
    } catch {
      // Ignore the error: metrics do not matter to the visitor.
    }
  };
  // Safari has no `requestIdleCallback`.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(() => void measure());
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
