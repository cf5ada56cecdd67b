import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Settings } from '../../config/settings.ts';
import type { Messages } from '../../messages/messages.ts';
import { explainRefusalIn } from '../../refusals.ts';
import { beginByEmail } from '../start/begin.ts';
import type { Next } from '../screen.ts';

/** Where a refusal leads by which nobody is left to go on with (reference T161); null where the account is still there. */
export function afterAccountLoss(
  error: AuthError,
  { settings, text }: { settings: Settings; text: Messages },
): Next<'signIn' | 'providerSignIn'> | null {
  switch (error.code) {
    case 'auth/user-token-expired':
    case 'auth/user-disabled':
      return beginByEmail(settings, { notice: explainRefusalIn(error, text, 'accountName') });
    default:
      return null;
  }
}
