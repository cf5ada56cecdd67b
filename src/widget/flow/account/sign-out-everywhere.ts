import type { AuthUser } from '../../../adapters/auth-backend.ts';
import { AuthError } from '../../../adapters/auth-error.ts';
import type { SignOutEverywhere } from '../../config/ui-config.ts';
import { disableAutoSelect } from '../../one-tap/auto-select.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { Feedback } from '../../refusals.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { clearLinkData } from '../../storage/link-keys.ts';
import { accountRefused } from './account-refused.ts';
import { accountText } from './account-text.ts';
import { beginSignedOut } from './begin-signed-out.ts';
import { callForUser } from './call-for-user.ts';
import { openAccount } from './open-account.ts';
import { signOutReasons } from './sign-out-reasons.ts';

/**
 * Asks whether to sign out on all devices. The app's function ends all sessions of the user, and then the widget signs
 * her out here. The form has no primary action, so the Enter key alone does not sign her out.
 */
export const signOutEverywhere = defineScreen({
  name: 'signOutEverywhere',
  leadsTo: ['account', 'identityConfirmation', 'projectCheck', 'signIn', 'providerSignIn'],
  async run(tools) {
    const { ui, text } = tools;
    const opened = await openAccount(tools);
    const endSessions = opened?.settings.config.signOutEverywhere;
    if (!opened || !endSessions) return to('account', {});
    let feedback: Feedback = {};
    while (true) {
      const { action } = await ui.show({
        title: accountText('everywhereQuestion'),
        body: [accountText('everywhereExplained')],
        actions: { cancel: secondary(text.cancel), signOut: secondary(text.signOut) },
        focus: 'cancel',
        ...feedback,
      });
      if (action === 'cancel') return to('account', {});
      const progress = { haveEnded: false };
      const left = await ui.waitFor(leaveEverywhere(tools, opened.user, endSessions, progress));
      if (!left.ok && !progress.haveEnded) {
        const next = accountRefused(left.error, to('signOutEverywhere', {}));
        if (next) return next;
        feedback = { notice: explainRefusal(left.error) };
        continue;
      }
      if (!left.ok) await retrySignOut(tools, left.error);
      return beginSignedOut(tools, 'everywhere');
    }
  },
});

/**
 * Ends all sessions of the user, and signs her out here. Runs to its end even if the app removes the widget as soon as
 * its user has signed out.
 *
 * @param progress `haveEnded` becomes true as soon as the app has ended the sessions
 */
async function leaveEverywhere(
  tools: Tools,
  user: AuthUser,
  endSessions: SignOutEverywhere,
  progress: { haveEnded: boolean },
): Promise<void> {
  const { auth } = tools;
  signOutReasons.set(auth, 'everywhere');
  try {
    await callForUser(tools, user, endSessions);
  } catch (error) {
    signOutReasons.delete(auth);
    throw error;
  }
  progress.haveEnded = true;
  await signOutHere(tools);
}

/**
 * Signs the visitor out, and forgets her, because another person may use this device next.
 *
 * @throws (rejects) an `AuthError`, also if the browser cannot delete what it stores about the user
 */
async function signOutHere({ auth, settings }: Tools): Promise<void> {
  try {
    await auth.signOut();
  } catch (error) {
    throw error instanceof AuthError ? error : new AuthError('auth/internal-error', String(error), { cause: error });
  }
  clearLinkData();
  disableAutoSelect(settings.config);
}

/** Signs the visitor out here until this succeeds. The app has already ended her sessions, so its function is done. */
async function retrySignOut(tools: Tools, failure: AuthError): Promise<void> {
  const { ui, text } = tools;
  let error = failure;
  // End the form with the question, so that this is a new form, which receives the focus.
  ui.showProgress('page');
  while (true) {
    await ui.show({
      title: text.errorEncountered,
      body: [explainRefusal(error)],
      actions: { retry: primary(text.retry) },
      focus: 'retry',
    });
    const left = await ui.waitFor(signOutHere(tools));
    if (left.ok) return;
    ({ error } = left);
  }
}
