import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Settings } from '../../config/settings.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { checkRestriction } from '../finish/admin-restriction.ts';
import { isTransient } from '../finish/transient-error.ts';
import { to, type Next } from '../../screen/screen.ts';

/** Returns the screen to show when the mail with a sign-in link cannot be sent (reference T64, T65). */
export function signInMailNotSent(
  error: AuthError,
  { settings }: { settings: Settings },
  email: string,
): Next<'unauthorizedUser' | 'signIn'> {
  return (
    checkRestriction(error, settings, { identifier: email }) ?? to('signIn', { email, notice: explainRefusal(error) })
  );
}

/**
 * Returns the screen to show when the screen `emailLinkLinking` cannot send its mail (reference T123, T124). Returns
 * null if the visitor can try again on the same screen.
 */
export function linkingMailNotSent(error: AuthError, email: string): Next<'providerSignIn'> | null {
  return isTransient(error) ? null : to('providerSignIn', { email, notice: explainRefusal(error) });
}
