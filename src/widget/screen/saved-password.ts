import type { ShowOptions } from '../ui.ts';
import type { TakePassword } from './screen-inputs.ts';
import { to, type Next } from './screen.ts';

/**
 * Returns a function that returns the password once, and nothing afterwards. The history of screens then keeps no
 * password, and a visitor who goes back does not submit it again.
 */
export function takeOnce(password: string | undefined): TakePassword {
  let rest = password;
  return () => {
    const taken = rest;
    rest = undefined;
    return taken;
  };
}

/** Adds a password to the next screen, if this screen asks for one. */
export const withPassword = <N extends Next>(next: N, takePassword: TakePassword): N =>
  // The cast is safe, because the new object differs from `next` only in the added input `takePassword`.
  next.name === 'passwordSignIn' ? (to('passwordSignIn', { ...next.input, takePassword }) as N) : next;

/** Tells whether a password manager has filled in the password on the screen with the email field. */
export interface SavedPasswordWatch {
  isFilledIn(): boolean;
  /** Options for showing the form with `Ui.show`. */
  readonly showOptions: ShowOptions;
}

/** Watches the field `password`, and draws the form again when the password appears or is deleted. */
export function watchSavedPassword(): SavedPasswordWatch {
  let isFilledIn = false;
  let wasSeen = false;
  let redraw = (): void => {};
  return {
    isFilledIn: () => isFilledIn,
    showOptions: {
      onShow: (redrawForm) => (redraw = redrawForm),
      deriveValues({ password = '' }, field) {
        const before = isFilledIn;
        // The first edit comes from the password manager. Its password may read as empty, because a browser keeps it
        // secret until the visitor clicks or presses a key.
        if (field === 'password') isFilledIn = password !== '' || !wasSeen;
        wasSeen ||= field === 'password';
        if (isFilledIn !== before) redraw();
        return {};
      },
    },
  };
}
