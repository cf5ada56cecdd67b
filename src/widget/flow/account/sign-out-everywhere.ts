import type { AuthUser } from '../../../adapters/auth-backend.ts';
import { AuthError } from '../../../adapters/auth-error.ts';
import type { SignOutEverywhere } from '../../config/ui-config.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { Feedback } from '../../refusals.ts';
import { secondary } from '../../screen/controls.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { callUntilFinal } from '../finish/call-with-retries.ts';
import { forgetVisitor } from '../finish/forget-visitor.ts';
import { accountRefused } from './account-refused.ts';
import { accountText } from './account-text.ts';
import { beginSignedOut } from './begin-signed-out.ts';
import { callAppForUser } from './call-app-for-user.ts';
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
      if (!left.ok) {
        // The app has already ended the sessions, so only repeat the sign-out here.
        await callUntilFinal(
          tools,
          () => ui.waitFor(signOutHere(tools)),
          () => false,
        );
      }
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
    await callAppForUser(tools, user, endSessions);
  } catch (error) {
    signOutReasons.delete(auth);
    throw error;
  }
  progress.haveEnded = true;
  await signOutHere(tools);
}

/**
 * Signs the visitor out, and forgets her.
 *
 * @throws (rejects) an `AuthError`, also if the browser cannot delete what it stores about the user
 */
async function signOutHere({ auth, settings }: Tools): Promise<void> {
  try {
    await auth.signOut();
  } catch (error) {
    throw error instanceof AuthError ? error : new AuthError('auth/internal-error', String(error), { cause: error });
  }
  forgetVisitor(settings);
}
