import type { AuthError } from '../../../adapters/auth-error.ts';
import { explainRefusalIn } from '../../refusals.ts';
import { to, type Next, type Tools } from '../../screen/screen.ts';
import { requireSignIn } from '../finish/signed-in-user.ts';

type EnrolmentTools = Pick<Tools, 'settings' | 'text' | 'page'>;
type SignInScreen = ReturnType<typeof requireSignIn>['name'];
type EnrolmentScreen = Next<'secondFactorEnrolment' | 'unverifiedEmail' | 'identityConfirmation' | SignInScreen>;

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
      return to('secondFactorEnrolment', {
        notice: explainRefusalIn(error, 'secondFactorEnrolment'),
        ...withOrigin(from),
      });
    case 'auth/unverified-email':
      // The email may have been verified on another device meanwhile. The screen `unverifiedEmail` checks this.
      return to('unverifiedEmail', withOrigin(from));
    default:
      return null;
  }
}

const withOrigin = (from: 'account' | undefined) => (from ? { from } : {});
