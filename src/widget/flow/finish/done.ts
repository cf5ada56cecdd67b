import type { AuthResult } from '../../../adapters/auth-backend.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { lastUsed } from '../../storage/last-used.ts';
import { clearLinkData } from '../../storage/link-keys.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { beginSignIn } from '../start/begin-sign-in.ts';
import { signInAgain } from './discard-sign-in.ts';
import { mayLackSignUpValues } from './lacks-sign-up-values.ts';
import { forgetNewAccount } from './new-account.ts';
import { findOpeningPage, type BrowserWindow } from './opening-page.ts';
import { openSuccessUrl } from './open-success-url.ts';
import { reportUsedLink } from './report-used-link.ts';

/**
 * Completes a sign-in (spec §4, reference §3.11 "DONE"). Returns the screen to show next if the app refuses the user,
 * or if something is still missing, such as a verified email.
 *
 * As soon as `commit` has given the app its user, the app may unmount the widget. So the code after `commit` must work
 * without the widget.
 */
export const done = defineScreen({
  name: 'done',
  leadsTo: [
    'signUpDetails',
    'verifiedEmailGate',
    'secondFactorEnrolment',
    'recoverableError',
    'passwordSignIn',
    'signIn',
    'providerSignIn',
  ],
  async run(tools, input) {
    const { ui, auth, settings, appearance, page } = tools;
    const { result, passwordForm } = input;
    if (mayLackSignUpValues(tools, input)) return to('signUpDetails', input);
    const { email, emailVerified } = result.user;
    const lacksFactor = email !== null && lacksSecondFactor(tools, result);
    if ((settings.config.requireVerifiedEmail || lacksFactor) && email !== null && !emailVerified) {
      return to('verifiedEmailGate', { ...input, email });
    }
    if (lacksFactor) return to('secondFactorEnrolment', { signIn: input });
    await page.goToFirstEntry?.();
    const openingPage = findOpeningPage(globalThis as unknown as BrowserWindow);
    const committed = await ui.finish(auth.commit(openingPage?.sessionStorage, result.user.uid));
    if (!committed.ok) {
      const { error } = committed;
      if (error.code === 'auth/web-storage-unsupported')
        return to('recoverableError', { message: explainRefusal(error) });
      // `commit` fails with this error if a later sign-in has replaced this user, for example while the visitor was
      // filling in the app's sign-up fields.
      if (error.code === 'auth/user-token-expired') return signInAgain(tools, input, error);
      if (error.code === 'auth/blocked-by-function' || error.code === 'auth/permission-denied') {
        await ui.finish(auth.discard());
        const notice = explainRefusal(error);
        if (passwordForm) return to('passwordSignIn', { ...passwordForm, notice });
        return beginSignIn(settings, { email: result.user.email ?? undefined, notice });
      }
      throw error; // Any other error is a bug, because `commit` does not call the service.
    }
    forgetNewAccount(tools, committed.value);
    reportUsedLink(auth, committed.value);
    // Delete the data of mailed links, because the next visitor may be another person. Keep a guest's data, because the
    // guest may still wait for a mailed link.
    if (!committed.value.isAnonymous) clearLinkData();
    if (appearance?.lastUsed && !committed.value.isAnonymous) lastUsed.keep(settings, result);
    openSuccessUrl(tools, { ...result, user: committed.value });
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
