/** Names of the widgets that are running on this page. */
const running = new Set<string>();

export const isRunning = (widget: string): boolean => running.has(widget);

/** Returns a new name for a widget. The widget counts as running until `signal` is aborted. */
export function nameWidget(signal: AbortSignal): string {
  const widget = Math.random().toString(36).slice(2);
  running.add(widget);
  signal.addEventListener('abort', () => running.delete(widget), { once: true });
  return widget;
}
