import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Settings } from '../../config/settings.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { checkRestriction } from '../finish/admin-restriction.ts';
import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import { to, type Next } from '../../screen/screen.ts';

type PhoneNumber = Pick<ScreenInputs['phoneSignInFinish'], 'e164' | 'country' | 'national'>;

/**
 * Returns the screen to show when a sign-in code is refused (reference T137), or null if the visitor can try another
 * code.
 */
export function signInCodeRefused(
  error: AuthError,
  { settings }: { settings: Settings },
  { e164, country, national }: PhoneNumber,
): Next<'phoneSignInStart' | 'mergeConflict' | 'unauthorizedUser'> | null {
  switch (error.code) {
    case 'auth/code-expired':
      return to('phoneSignInStart', { country, national, notice: explainRefusal(error) });
    case 'auth/credential-already-in-use':
      return to('mergeConflict', { credential: error.credential });
    default:
      return checkRestriction(error, settings, { identifier: e164, back: 'phone' });
  }
}

/**
 * Returns the screen after Cancel: the list of sign-in options, or the phone form if phone is the only option
 * (reference T134, T142).
 */
export function leavePhoneSignIn({ phoneOnly }: Settings): Next<'phoneSignInStart' | 'providerSignIn'> {
  return phoneOnly ? to('phoneSignInStart', {}) : to('providerSignIn', {});
}
