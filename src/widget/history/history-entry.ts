/**
 * Key in `history.state` under which a history entry keeps parameters that were removed from the address bar
 * (`page.ts`).
 */
export const HIDDEN = 'doorstep:hidden';

/** Key in `history.state` for the visitor's email, which the history entry keeps while the page reloads (`page.ts`). */
export const EMAIL = 'doorstep:email';

/**
 * Key in `history.state` for an object with one screen number for each widget on the page. Each widget numbers its
 * screens from 0. When Back or Forward leads to a history entry, the widget shows the screen with the entry's number.
 */
export const SCREENS = 'doorstep:screens';

/** Returns a copy of the state of the current history entry. */
export function readEntryState(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
