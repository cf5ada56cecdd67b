import { secondary } from '../../screen/controls.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { continueSignedIn, requireSignIn } from '../finish/signed-in-user.ts';
import { accountChoices, listAccountChoices } from './account-choices.ts';
import { accountText } from './account-text.ts';
import { beginSignedOut } from './begin-signed-out.ts';
import { signOutReasons } from './sign-out-reasons.ts';
import { hasOpenedAccount, openAccount } from './open-account.ts';
import { showSuccess } from './success-notice.ts';

/** Lists what a signed-in visitor can change about her account (widget mode `account`). */
export const account = defineScreen({
  name: 'account',
  leadsTo: [...accountChoices, 'signedOut', 'projectCheck', 'signIn', 'providerSignIn'],
  async run(tools, { notice }) {
    const { ui, auth, text } = tools;
    const opened = await openAccount(tools);
    if (!opened) return openSignedOut(tools);
    // The stored reason is out of date: the sign-out failed, or the visitor has signed in again.
    signOutReasons.delete(auth);
    const { user, settings } = opened;
    const { action } = await ui.show({
      title: accountText('yourAccount'),
      choices: listAccountChoices(user, {
        settings,
        canChange: auth.loadAccountOperations !== undefined,
        hasFactor: auth.enrolledFactors().length > 0,
      }),
      // Neither action is primary, so renderers draw the choices above the actions.
      actions: { signOut: secondary(text.signOut), done: secondary(text.done) },
      ...showSuccess(notice),
    });
    if (action === 'done') return continueSignedIn(tools);
    if (action !== 'signOut') return to(action, {});
    signOutReasons.set(auth, 'signedOut');
    return to('signedOut', {});
  },
});

/** Returns the screen for a visitor who is not signed in, for example because she has just deleted her account here. */
function openSignedOut(tools: Tools) {
  const { auth, page } = tools;
  const reason = signOutReasons.get(auth);
  if (!reason) return hasOpenedAccount(auth) ? requireSignIn(tools) : requireSignIn(tools, null);
  signOutReasons.delete(auth);
  if (reason === 'signedOut') return to('signedOut', {});
  page.forgetHidden();
  return beginSignedOut(tools, reason);
}
