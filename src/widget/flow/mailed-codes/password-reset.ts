import { showRefusal, type Feedback } from '../../refusals.ts';
import { primary } from '../parts/actions.ts';
import { newPasswordField } from '../parts/fields.ts';
import { afterCodeRefusal, isSpent } from './spent-code.ts';
import { screen, to } from '../screen.ts';

/** Reset your password, from the link in the mail (reference §2.7 "passwordReset"). */
export const passwordReset = screen({
  name: 'passwordReset',
  leadsTo: ['passwordResetSuccess', 'passwordResetFailure', 'recoverableError'],
  async run({ ui, auth, text }, { code, continueUrl }) {
    if (code === '') return to('passwordResetFailure', {});
    const account = await ui.waitFor(auth.verifyPasswordResetCode(code));
    if (!account.ok) return afterCodeRefusal(account.error, to('passwordResetFailure', {}), text);
    const email = account.value;

    let feedback: Feedback = {};
    while (true) {
      const { values } = await ui.show({
        title: text.resetYourPassword,
        body: [text.resetFor(email)],
        username: email,
        fields: { newPassword: newPasswordField(text.newPassword) },
        actions: { save: primary(text.save) },
        focus: 'newPassword',
        ...feedback,
      });
      const reset = await ui.waitFor(auth.confirmPasswordReset({ code, newPassword: values.newPassword }));
      if (reset.ok) return to('passwordResetSuccess', { continueUrl });
      if (isSpent(reset.error)) return to('passwordResetFailure', {});
      feedback = showRefusal(reset.error, text, 'passwordReset', 'newPassword');
    }
  },
});
