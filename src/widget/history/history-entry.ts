/** Key of the hidden parameters (`page.ts`) in the state of a history entry. */
export const HIDDEN = 'doorstep:hidden';

/** Key in `history.state`. The value has the number of the current screen for each widget on the page. */
export const SCREENS = 'doorstep:screens';

/** Returns a copy of the state of the current history entry. */
export function readEntryState(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** Returns the number of each widget's screen in the current history entry. */
export function readScreenNumbers(): Readonly<Record<string, number>> {
  const numbers = readEntryState()[SCREENS];
  return typeof numbers === 'object' && numbers !== null ? (numbers as Record<string, number>) : {};
}
