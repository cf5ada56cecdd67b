import type { Metric } from 'web-vitals';

/**
 * Measures the web vitals of the page (spec §7). Measures INP instead of FID, because INP has replaced FID.
 *
 * @param callback receives each metric; by default, metrics are dropped
 */
export function reportWebVitals(callback: (metric: Metric) => void = () => {}): void {
  const measure = async () => {
    try {
      const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
      for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(callback);
    } catch {
      // Ignore the error, because visitors do not need metrics.
    }
  };
  // Safari has no `requestIdleCallback`.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(() => void measure());
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
