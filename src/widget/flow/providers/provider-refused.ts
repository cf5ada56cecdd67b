import type { AuthCredential } from '../../../adapters/auth-backend.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Settings } from '../../config/settings.ts';
import type { Description } from '../../description.ts';
import type { Texts, Phrase } from '../../messages/phrase.ts';
import { explainRefusalIn } from '../../refusals.ts';
import { checkRestriction } from '../finish/admin-restriction.ts';
import { isTransient } from '../finish/transient-error.ts';
import { primary } from '../../screen/controls.ts';
import { to, type Next } from '../../screen/screen.ts';

/** The notice and buttons that a screen shows after a failed sign-in with a provider. */
export type ProviderFeedback = Pick<Description<Phrase>, 'notice' | 'actions'>;

/** The widget's reaction to a failed sign-in with a provider. */
export type ProviderRefusal =
  /** The current screen stays visible and shows `feedback`. */
  | { readonly feedback: ProviderFeedback }
  | { readonly next: Next<'secondFactor' | 'mergeConflict' | 'unauthorizedUser'> }
  /**
   * Another account already has the email. After the visitor has signed in to that account, the credential can be
   * linked.
   */
  | { readonly link: { readonly email: string; readonly credential: AuthCredential } }
  /** A new sign-in begins at the list of sign-in options, without the pending credential. */
  | { readonly startOver: Next<'providerSignIn'> };

/**
 * Name of the action that signs in by redirect instead of a popup. Screens offer it if the browser blocks popups, or is
 * embedded in another app.
 */
export const CONTINUE_HERE = 'continueHere';

/**
 * Decides what follows a failed sign-in by popup or redirect: another screen, or feedback on the current screen
 * (reference §2.4, T91–T95, T100–T106).
 */
export function providerRefused(
  error: AuthError,
  { settings, text }: { settings: Settings; text: Texts },
): ProviderRefusal {
  const explain = () => ({ notice: explainRefusalIn(error, 'provider') });
  const startOver = () => ({ startOver: to('providerSignIn', explain()) });
  switch (error.code) {
    case 'auth/popup-closed-by-user':
    case 'auth/cancelled-popup-request':
      return { feedback: {} };
    case 'auth/popup-blocked':
      return { feedback: { ...explain(), actions: { [CONTINUE_HERE]: primary(text.continueInThisWindow) } } };
    case 'auth/user-cancelled':
      return { feedback: explain() };
    case 'auth/multi-factor-auth-required':
      return { next: to('secondFactor', {}) };
    case 'auth/credential-already-in-use':
      return { next: to('mergeConflict', { credential: error.credential }) };
    case 'auth/account-exists-with-different-credential':
    case 'auth/email-already-in-use': {
      const { email, credential } = error;
      return email !== null && credential ? { link: { email, credential } } : startOver();
    }
    default: {
      if (isTransient(error)) return { feedback: explain() };
      const next = checkRestriction(error, settings, { identifier: null });
      return next ? { next } : startOver();
    }
  }
}
