import { readScreenNumbers } from './read-screen-numbers.ts';
import { isRunning } from './running-widgets.ts';

/** Makes Back skip the history entries of widgets that no longer run, such as the entries from before a reload. */
export function skipEarlierEntries(signal: AbortSignal): void {
  let before = readScreenNumbers();
  const onPopState = (): void => {
    const numbers = readScreenNumbers();
    for (const [widget, number] of Object.entries(numbers)) {
      if (!isRunning(widget) && number < (before[widget] ?? 0)) return history.go(-1 - number);
    }
    before = numbers;
  };
  window.addEventListener('popstate', onPopState, { signal });
}
