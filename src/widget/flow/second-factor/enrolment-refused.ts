import type { AuthError } from '../../../adapters/auth-error.ts';
import { explainRefusalIn } from '../../refusals.ts';
import { storedRedirectUrl } from '../../storage/redirect-url.ts';
import { to, type Next, type Tools } from '../../screen/screen.ts';
import { beginSignIn } from '../start/begin-sign-in.ts';

type EnrolmentTools = Pick<Tools, 'settings' | 'text' | 'page'>;
type SignInScreen = 'projectCheck' | 'signIn' | 'providerSignIn';
type EnrolmentScreen = Next<'secondFactorEnrolment' | 'unverifiedEmail' | 'identityConfirmation' | SignInScreen>;

/**
 * Returns the screen on which a visitor signs in before adding a second factor. Guests sign in, too, because their
 * account has no first factor (reference Q32). The current page opens again after the sign-in.
 */
export function requireSignIn({ settings, text, page }: EnrolmentTools): Next<SignInScreen> {
  if (page.storage) storedRedirectUrl.keep(page.storage, page.address);
  return settings.config.tenants ? to('projectCheck', {}) : beginSignIn(settings, { notice: text.loginAgain });
}

/**
 * Returns the screen that follows if the service refuses to add a second factor. Returns null if the visitor can
 * correct the form.
 *
 * @param from `account` if the visitor adds the factor from the account page
 */
export function enrolmentRefused(tools: EnrolmentTools, error: AuthError, from?: 'account'): EnrolmentScreen | null {
  switch (error.code) {
    case 'auth/requires-recent-login':
      return from ? to('identityConfirmation', { next: to('secondFactors', {}) }) : requireSignIn(tools);
    case 'auth/user-token-expired':
      return requireSignIn(tools);
    case 'auth/credential-already-in-use':
    case 'auth/invalid-multi-factor-session':
    case 'auth/operation-not-allowed':
      return to('secondFactorEnrolment', { notice: explainRefusalIn(error, 'secondFactorEnrolment'), ...keep(from) });
    case 'auth/unverified-email':
      // The email may have been verified on another device meanwhile. The screen `unverifiedEmail` checks this.
      return to('unverifiedEmail', keep(from));
    default:
      return null;
  }
}

const keep = (from: 'account' | undefined) => (from ? { from } : {});
