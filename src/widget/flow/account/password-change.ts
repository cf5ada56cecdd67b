import type { Feedback } from '../../refusals.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { newPasswordField } from '../../screen/later-controls.ts';
import { takeOnce } from '../../screen/saved-password.ts';
import { defineScreen, to } from '../../screen/screen.ts';
import { showNewPasswordRefusal } from '../../screen/show-new-password-refusal.ts';
import { watchNewPassword } from '../../screen/watch-new-password.ts';
import { checkPassword } from '../../screen/check-password.ts';
import { accountText } from './account-text.ts';
import { changeAccount } from './change-account.ts';
import { openAccount } from './open-account.ts';
import { hasPassword } from './password-option.ts';

/** Changes the password, or adds one to an account without a password. */
export const passwordChange = defineScreen({
  name: 'passwordChange',
  leadsTo: ['account', 'identityConfirmation'],
  async run(tools, { takePassword, notice, submittedBy }) {
    const { ui, auth, text } = tools;
    const opened = await openAccount(tools);
    if (!opened?.user.email) return to('account', {});
    const { user, settings } = opened;
    const { email } = opened.user;
    const isNew = !hasPassword(user);
    const watch = watchNewPassword({ auth, settings }, email);
    let feedback: Feedback = notice === undefined ? {} : { notice };
    let submitted = submittedBy === user.uid ? takePassword?.() : undefined;
    // If a password that was submitted before cannot be saved, it stays in the field, so that the visitor can try again.
    const kept = submitted === undefined ? {} : { value: submitted };
    while (true) {
      if (submitted === undefined) {
        const { action, values } = await ui.show(
          () => ({
            title: accountText(isNew ? 'addPassword' : 'changePassword'),
            username: email,
            fields: { newPassword: watch.addTo({ ...newPasswordField(text.newPassword), ...kept }) },
            actions: { cancel: secondary(text.cancel), save: primary(text.save) },
            focus: 'newPassword',
            ...feedback,
          }),
          watch.showOptions,
        );
        if (action === 'cancel') return to('account', {});
        submitted = values.newPassword;
      }
      const password = submitted;
      submitted = undefined;
      const refused = await checkPassword({ ui, settings }, { email, password });
      if (refused) {
        feedback = refused;
        continue;
      }
      const changed = await changeAccount(
        tools,
        user,
        (operations) => operations.changePassword(password),
        to('passwordChange', { takePassword: takeOnce(password), submittedBy: user.uid }),
      );
      if (changed.ok) return to('account', { notice: accountText(isNew ? 'passwordAdded' : 'passwordSaved') });
      if (changed.next) return changed.next;
      feedback = showNewPasswordRefusal(changed.error, 'passwordReset');
    }
  },
});
