import type { AccountOperations } from '../../../adapters/auth-backend.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { Feedback } from '../../refusals.ts';
import { secondary } from '../../screen/controls.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { forgetVisitor } from '../finish/forget-visitor.ts';
import { accountText } from './account-text.ts';
import { beginSignedOut } from './begin-signed-out.ts';
import { changeAccount } from './change-account.ts';
import { signOutReasons } from './sign-out-reasons.ts';
import { nameAccount } from './name-account.ts';
import { openAccount } from './open-account.ts';

/**
 * Asks whether to delete the account, and deletes it. The form has no primary action, so the Enter key alone deletes
 * nothing. A visitor who had to confirm that she is the user is asked again, because a deletion cannot be undone.
 */
export const accountDeletion = defineScreen({
  name: 'accountDeletion',
  leadsTo: ['account', 'identityConfirmation', 'projectCheck', 'signIn', 'providerSignIn'],
  async run(tools, { notice }) {
    const { ui, text } = tools;
    const opened = await openAccount(tools);
    if (!opened) return to('account', {});
    const { user } = opened;
    let feedback: Feedback = notice === undefined ? {} : { notice };
    while (true) {
      const { action } = await ui.show({
        title: accountText('deleteAccount'),
        body: [accountText('deletionExplained', { account: nameAccount(user) })],
        actions: { cancel: secondary(text.cancel), deleteAccount: secondary(accountText('deleteAccount')) },
        focus: 'cancel',
        ...feedback,
      });
      if (action === 'cancel') return to('account', {});
      const deleted = await changeAccount(
        tools,
        user,
        (operations) => deleteAccount(tools, operations),
        to('accountDeletion', {}),
      );
      if (deleted.ok) return beginSignedOut(tools, 'deleted');
      if (deleted.next) return deleted.next;
      feedback = { notice: explainRefusal(deleted.error) };
    }
  },
});

/**
 * Deletes the account, and forgets the visitor. Runs to its end even if the app removes the widget as soon as its user
 * has signed out.
 *
 * The mode `account` stays in the history entry: the app may mount a new widget, whose screen `account` then says that
 * the account has been deleted.
 */
async function deleteAccount({ auth, settings }: Tools, operations: AccountOperations): Promise<void> {
  signOutReasons.set(auth, 'deleted');
  try {
    await operations.deleteAccount();
  } catch (error) {
    signOutReasons.delete(auth);
    throw error;
  }
  forgetVisitor(settings);
}
