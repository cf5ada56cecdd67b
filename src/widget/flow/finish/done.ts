import type { AuthResult } from '../../../adapters/auth-backend.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { mayLackSignUpValues } from './lacks-sign-up-values.ts';
import { openUrlAfterSignIn } from './open-success-url.ts';
import { shouldOfferPasskey } from './should-offer-passkey.ts';

/**
 * Completes a sign-in (spec §4, reference §3.11 "DONE"). Returns the screen to show next if the app refuses the user,
 * or if something is still missing, such as a verified email.
 */
export const done = defineScreen({
  name: 'done',
  leadsTo: [
    'signUpDetails',
    'verifiedEmailGate',
    'secondFactorEnrolment',
    'passkeyOffer',
    'recoverableError',
    'passwordSignIn',
    'signIn',
    'providerSignIn',
  ],
  async run(tools, input) {
    const { settings, page } = tools;
    const { result } = input;
    if (mayLackSignUpValues(tools, input)) return to('signUpDetails', input);
    const { email, emailVerified } = result.user;
    const lacksFactor = email !== null && lacksSecondFactor(tools, result);
    if ((settings.config.requireVerifiedEmail || lacksFactor) && email !== null && !emailVerified) {
      return to('verifiedEmailGate', { ...input, email });
    }
    if (lacksFactor) return to('secondFactorEnrolment', { signIn: input });
    await page.goToFirstEntry?.();
    if (await shouldOfferPasskey(tools, input)) return to('passkeyOffer', input);
    const finished = await finishSignIn(tools, input);
    if ('next' in finished) return finished.next;
    openUrlAfterSignIn(tools, finished.url);
    return null;
  },
});

/**
 * Returns true if the user still has to add a second factor. Returns false after a sign-in by phone or with a custom
 * token, because the service then allows no second factor.
 */
function lacksSecondFactor({ auth, settings }: Tools, { additionalUserInfo }: AuthResult): boolean {
  const allowsNone = /^(phone$|app\.)/.test(additionalUserInfo?.providerId ?? '');
  if (!settings.config.requireSecondFactor || allowsNone) return false;
  return auth.enrolledFactors('staged').length === 0;
}
