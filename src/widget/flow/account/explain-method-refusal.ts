import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Settings } from '../../config/settings.ts';
import type { Description } from '../../description.ts';
import type { Phrase } from '../../messages/phrase.ts';
import { explainRefusalIn } from '../../refusals.ts';
import { getProviderName } from '../providers/provider-buttons.ts';
import { accountText } from './account-text.ts';

/**
 * Returns the notice after the service or the provider has refused to connect or to remove a sign-in method. A closed
 * provider window has no notice, because the visitor has closed the window herself.
 */
export function explainMethodRefusal(
  error: AuthError,
  settings: Settings,
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
