import type { ShowOptions } from '../ui.ts';
import type { TakePassword } from './screen-inputs.ts';
import { to, type Next } from './screen.ts';

/**
 * Returns a function that returns the value at its first call, and undefined afterwards. The history of screens keeps
 * this function instead of the value, so a visitor who goes back does not submit a password again, for example.
 */
export function takeOnce<T>(value: T): () => T | undefined {
  let rest: T | undefined = value;
  return () => {
    const taken = rest;
    rest = undefined;
    return taken;
  };
}

/**
 * Adds `takePassword` to the input of the next screen if `next` is the screen `passwordSignIn`. Returns any other
 * `next` unchanged.
 */
export const withPassword = <N extends Next>(next: N, takePassword: TakePassword): N =>
  // The cast is safe, because the new object differs from `next` only in the added input `takePassword`.
  next.name === 'passwordSignIn' ? (to('passwordSignIn', { ...next.input, takePassword }) as N) : next;

/**
 * Returns options for showing the form. They call `onChange` when the field `password` is filled in or emptied.
 *
 * @param onChange receives whether the password is filled in, and a function that draws the form again
 */
export function watchSavedPassword(onChange: (isFilledIn: boolean, redraw: () => void) => void): ShowOptions {
  let wasSeen = false;
  let redraw = (): void => {};
  return {
    onShow: (redrawForm) => (redraw = redrawForm),
    deriveValues({ password }, field) {
      if (field === 'password') {
        // A browser may keep a password from the password manager secret until the visitor clicks or presses a key. So
        // the first edit means that the password is filled in, even if `password` is still empty.
        onChange(!!password || !wasSeen, redraw);
        wasSeen = true;
      }
      return {};
    },
  };
}
