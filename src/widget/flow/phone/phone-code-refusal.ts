import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Settings } from '../../config/settings.ts';
import type { Messages } from '../../messages/messages.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { notAuthorized } from '../finish/not-authorized.ts';
import type { Next, ScreenInputs } from '../screen.ts';
import { to } from '../screen.ts';

type PhoneNumber = Pick<ScreenInputs['phoneSignInFinish'], 'e164' | 'country' | 'national'>;

/** Where the refusal of a phone's code leads that no other code can mend (reference T137); null where one can. */
export function afterPhoneCodeRefusal(
  error: AuthError,
  { settings, text }: { settings: Settings; text: Messages },
  { e164, country, national }: PhoneNumber,
): Next<'phoneSignInStart' | 'mergeConflict' | 'unauthorizedUser'> | null {
  switch (error.code) {
    case 'auth/code-expired':
      return to('phoneSignInStart', { country, national, notice: explainRefusal(error, text) });
    case 'auth/credential-already-in-use':
      return to('mergeConflict', { credential: error.credential });
    default:
      return notAuthorized(error, settings, { identifier: e164, back: 'phone' });
  }
}

/** Where whoever gives up goes: to the other ways in, if there are any (reference T134, T142). */
export function insteadOfPhone({ phoneOnly }: Settings): Next<'phoneSignInStart' | 'providerSignIn'> {
  return phoneOnly ? to('phoneSignInStart', {}) : to('providerSignIn', {});
}
