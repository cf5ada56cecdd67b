import type { AuthError } from '../../../adapters/auth-error.ts';
import { explainRefusalIn } from '../../refusals.ts';
import { storedRedirectUrl } from '../../storage/redirect-url.ts';
import { begin } from '../start/begin.ts';
import type { Next, Tools } from '../screen.ts';
import { to } from '../screen.ts';

type Given = Pick<Tools, 'settings' | 'text' | 'page'>;
type Beginning = 'projectCheck' | 'signIn' | 'providerSignIn';
type Elsewhere = Next<'secondFactorEnrolment' | 'unverifiedEmail' | Beginning>;

/**
 * Where whoever is no member has to go first, or is one no longer: to sign in, and back to here once they have. A guest's
 * account has nothing to protect it with yet (Q32).
 */
export function membersOnly({ settings, text, page }: Given): Next<Beginning> {
  if (page.storage) storedRedirectUrl.keep(page.storage, page.address);
  return settings.config.tenants ? to('projectCheck', {}) : begin(settings, { notice: text.loginAgain });
}

/** Where a refusal leads that no other answer on the same screen can mend; null where one can. */
export function afterRefusal(tools: Given, error: AuthError): Elsewhere | null {
  const { text } = tools;
  switch (error.code) {
    case 'auth/requires-recent-login':
    case 'auth/user-token-expired':
      return membersOnly(tools);
    case 'auth/credential-already-in-use':
    case 'auth/invalid-multi-factor-session':
    case 'auth/operation-not-allowed':
      return to('secondFactorEnrolment', { notice: explainRefusalIn(error, text, 'secondFactorEnrolment') });
    case 'auth/unverified-email':
      return to('unverifiedEmail', {}); // The service is asked anew there: what the app knows of it is older.
    default:
      return null;
  }
}

/** The same for the code of a phone's message: one that is too old leads back to the number, for another. */
export function afterPhonesCodeRefusal(
  tools: Given,
  error: AuthError,
  phone: { readonly country: string; readonly national: string },
): Elsewhere | Next<'phoneEnrolment'> | null {
  return error.code === 'auth/code-expired'
    ? to('phoneEnrolment', { ...phone, notice: explainRefusalIn(error, tools.text, 'secondFactorEnrolment') })
    : afterRefusal(tools, error);
}
