import type { AuthCredential, SecondFactor } from '../../../adapters/auth-backend.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Settings } from '../../config/settings.ts';
import type { Description } from '../../description.ts';
import type { Messages } from '../../messages/messages.ts';
import { explain } from '../../messages/explain.ts';
import { beginByEmail } from '../start/begin.ts';
import type { Next } from '../screen.ts';
import { to } from '../screen.ts';

/** Why no message was sent to the phone of a second factor. */
export function tellOfFactorsMessage(error: AuthError, text: Messages): Required<Pick<Description, 'notice'>> {
  return { notice: error.code === 'auth/too-many-requests' ? text.tooManyPhone : explain(error, text) };
}

/** Where the refusal of a code leads that no other code can mend: to another message, or to the beginning. Else null. */
export function afterFactorsRefusal(
  { code }: AuthError,
  { settings, text }: { settings: Settings; text: Messages },
  { factor, conflict }: { factor: SecondFactor; conflict: AuthCredential | undefined },
): Next<'secondFactorSend' | 'signIn' | 'providerSignIn'> | null {
  if (code === 'auth/invalid-multi-factor-session') return beginByEmail(settings, { notice: text.sessionExpired });
  return code === 'auth/code-expired' && factor.factorId === 'phone'
    ? to('secondFactorSend', { factor, notice: text.codeExpired, conflict })
    : null;
}
