/** Names of the widgets that are running on this page. */
const running = new Set<string>();

export const isRunning = (widget: string): boolean => running.has(widget);

/**
 * Returns a new name for a widget that starts on this page. The widget counts as running until `signal` is aborted.
 *
 * @param signal aborted when the widget stops
 */
export function nameWidget(signal: AbortSignal): string {
  const widget = Math.random().toString(36).slice(2);
  running.add(widget);
  signal.addEventListener('abort', () => running.delete(widget), { once: true });
  return widget;
}
