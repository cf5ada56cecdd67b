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
