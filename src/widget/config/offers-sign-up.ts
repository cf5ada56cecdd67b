import type { Settings } from './settings.ts';

/** Returns true if a visitor without an account can create one by choosing a password. */
export function offersSignUp({ closedSignUp, emailLink }: Settings): boolean {
  return !closedSignUp && !emailLink;
}
