/**
 * Key in `history.state` under which a history entry keeps parameters that were removed from the address bar
 * (`page.ts`).
 */
export const HIDDEN = 'doorstep:hidden';

/** Key in `history.state` for the visitor's email, which the history entry keeps while the page reloads (`page.ts`). */
export const EMAIL = 'doorstep:email';

/**
 * Key in `history.state` for the screen numbers. Each widget numbers its screens from 0. A history entry contains, for
 * each widget on the page, the number of the screen that Back or Forward must show at this entry.
 */
export const SCREENS = 'doorstep:screens';

/** Returns a copy of the state of the current history entry. */
export function readEntryState(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** Returns the screen number of each widget in the current history entry ({@link SCREENS}), by the widget's name. */
export function readScreenNumbers(): Readonly<Record<string, number>> {
  const numbers = readEntryState()[SCREENS];
  return typeof numbers === 'object' && numbers !== null ? (numbers as Record<string, number>) : {};
}
