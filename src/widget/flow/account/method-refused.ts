import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Description } from '../../description.ts';
import type { Phrase } from '../../messages/phrase.ts';
import { explainRefusalIn } from '../../refusals.ts';
import { to, type Next, type Tools } from '../../screen/screen.ts';
import type { NextAfterConfirmation } from '../../screen/screen-inputs.ts';
import { getProviderName } from '../providers/provider-buttons.ts';
import { requireSignIn } from '../second-factor/enrolment-refused.ts';
import { accountText } from './account-text.ts';

type RefusalTools = Pick<Tools, 'settings' | 'text' | 'page'>;

/**
 * Returns the screen on which the visitor signs in again, if the service requires a recent sign-in or the session has
 * ended. Returns null for any other error.
 *
 * @param next the screen that follows after the visitor has confirmed that she is the user
 */
export function confirmationRequired(
  tools: RefusalTools,
  error: AuthError,
  next: NextAfterConfirmation,
): Next<'identityConfirmation' | 'projectCheck' | 'signIn' | 'providerSignIn'> | null {
  if (error.code === 'auth/requires-recent-login') return to('identityConfirmation', { next });
  return error.code === 'auth/user-token-expired' ? requireSignIn(tools) : null;
}

/**
 * Returns the notice after the service or the provider has refused to connect or to remove a sign-in method. A closed
 * provider window has no notice, because the visitor has closed the window herself.
 */
export function explainMethodRefusal(
  error: AuthError,
  { settings }: Pick<Tools, 'settings'>,
  providerId: string,
): Pick<Description<Phrase>, 'notice'> {
  switch (error.code) {
    case 'auth/popup-closed-by-user':
    case 'auth/cancelled-popup-request':
      return {};
    case 'auth/credential-already-in-use':
      return { notice: accountText('providerInUse', { provider: getProviderName(settings, providerId) }) };
    default:
      return { notice: explainRefusalIn(error, 'provider') };
  }
}
