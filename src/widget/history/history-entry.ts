/**
 * Key in `history.state` under which a history entry keeps parameters that were removed from the address bar
 * (`page.ts`).
 */
export const HIDDEN = 'doorstep:hidden';

/** Key in `history.state` for the visitor's email, which the history entry keeps while the page reloads (`page.ts`). */
export const EMAIL = 'doorstep:email';

/**
 * Key in `history.state` for the screen numbers. Each widget numbers the screens between which Back and Forward lead,
 * from 0. A history entry contains one screen number for each widget on the page.
 */
export const SCREENS = 'doorstep:screens';

/** Returns a copy of the state of the current history entry. */
export function readEntryState(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** Reads the current history entry. Maps the name of each widget on the page to its screen number. */
export function readScreenNumbers(): Readonly<Record<string, number>> {
  const numbers = readEntryState()[SCREENS];
  return typeof numbers === 'object' && numbers !== null ? (numbers as Record<string, number>) : {};
}
