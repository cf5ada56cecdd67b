import type { AuthError } from '../../../adapters/auth-error.ts';
import type { NextAfterConfirmation } from '../../screen/screen-inputs.ts';
import { to, type Next } from '../../screen/screen.ts';

/**
 * Returns the screen that follows if the service refuses to change the account. Returns null if the visitor can try
 * again on the same screen.
 *
 * @param next the screen that follows when the visitor has confirmed that she is the user
 */
export function accountRefused(
  { code }: AuthError,
  next: NextAfterConfirmation,
): Next<'identityConfirmation' | 'account'> | null {
  if (code === 'auth/requires-recent-login') return to('identityConfirmation', { next });
  // The screen `account` asks a visitor whose session has ended to sign in.
  return code === 'auth/user-token-expired' ? to('account', {}) : null;
}
