import type { AuthCredential, SecondFactor } from '../../../adapters/auth-backend.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Settings } from '../../config/settings.ts';
import type { Messages } from '../../messages/messages.ts';
import { explainRefusalIn } from '../../refusals.ts';
import { beginByEmail } from '../start/begin.ts';
import type { Next } from '../screen.ts';
import { to } from '../screen.ts';

/** Where the refusal of a code leads that no other code can mend: to another message, or to the beginning. Else null. */
export function afterFactorsRefusal(
  error: AuthError,
  { settings, text }: { settings: Settings; text: Messages },
  { factor, conflict }: { factor: SecondFactor; conflict: AuthCredential | undefined },
): Next<'secondFactorSend' | 'signIn' | 'providerSignIn'> | null {
  if (error.code === 'auth/invalid-multi-factor-session') {
    return beginByEmail(settings, { notice: explainRefusalIn(error, text, 'secondFactorSignIn') });
  }
  return error.code === 'auth/code-expired' && factor.factorId === 'phone'
    ? to('secondFactorSend', { factor, notice: explainRefusalIn(error, text, 'secondFactorSignIn'), conflict })
    : null;
}
