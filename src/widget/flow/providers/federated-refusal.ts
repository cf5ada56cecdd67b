import type { AuthCredential } from '../../../adapters/auth-backend.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Settings } from '../../config/settings.ts';
import type { Description } from '../../description.ts';
import { explainRefusalIn } from '../../refusals.ts';
import type { Messages } from '../../messages/messages.ts';
import { primary } from '../parts/actions.ts';
import { notAuthorized } from '../finish/not-authorized.ts';
import type { Next } from '../screen.ts';
import { to } from '../screen.ts';

/** What a screen says when the visitor is still there after they went to a provider. */
export type Stay = Pick<Description, 'notice' | 'actions'>;

/** What becomes of a refusal: another screen, the same one with something to say, or an account to be connected to. */
export type AfterRefusal =
  | { readonly stay: Stay }
  | { readonly next: Next<'secondFactor' | 'mergeConflict' | 'unauthorizedUser'> }
  | { readonly connect: { readonly email: string; readonly credential: AuthCredential } }
  /** Back to the list: nothing is left that could be connected. */
  | { readonly giveUp: Next<'providerSignIn'> };

/** The action by which the visitor goes on in this window after a blocked popup. */
export const CONTINUE_HERE = 'continueHere';

/** What becomes of a refusal, of a popup's or a redirect's (reference §2.4, T91–T95, T100–T106). */
export function afterProvidersRefusal(
  error: AuthError,
  { settings, text }: { settings: Settings; text: Messages },
): AfterRefusal {
  const explanation = () => ({ notice: explainRefusalIn(error, text, 'provider') });
  const giveUp = () => ({ giveUp: to('providerSignIn', explanation()) });
  switch (error.code) {
    case 'auth/popup-closed-by-user':
    case 'auth/cancelled-popup-request':
      return { stay: {} };
    case 'auth/popup-blocked':
      return { stay: { ...explanation(), actions: { [CONTINUE_HERE]: primary(text.continueInThisWindow) } } };
    case 'auth/network-request-failed':
    case 'auth/too-many-requests':
    case 'auth/user-cancelled':
      return { stay: explanation() };
    case 'auth/multi-factor-auth-required':
      return { next: to('secondFactor', {}) };
    case 'auth/credential-already-in-use':
      return { next: to('mergeConflict', { credential: error.credential }) };
    case 'auth/account-exists-with-different-credential':
    case 'auth/email-already-in-use': {
      const { email, credential } = error;
      return email !== null && credential ? { connect: { email, credential } } : giveUp();
    }
    default: {
      const next = notAuthorized(error, settings, { identifier: null });
      return next ? { next } : giveUp();
    }
  }
}
