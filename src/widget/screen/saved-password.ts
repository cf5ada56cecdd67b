import type { ShowOptions } from '../ui.ts';
import type { TakePassword } from './screen-inputs.ts';
import { to, type Next } from './screen.ts';

/**
 * Returns a function that returns the password at its first call, and undefined afterwards. The history of screens
 * keeps this function instead of the password, so a visitor who goes back does not submit the password again.
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

/**
 * Draws the form again when the field `password` is filled in or emptied, because this changes the label of the submit
 * button.
 */
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
        // A browser may keep a password from the password manager secret until the visitor clicks or presses a key. So
        // the first edit means that the password is filled in, even if `password` is still empty.
        if (field === 'password') isFilledIn = password !== '' || !wasSeen;
        wasSeen ||= field === 'password';
        if (isFilledIn !== before) redraw();
        return {};
      },
    },
  };
}
