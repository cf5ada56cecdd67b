import type { AuthError, AuthErrorCode } from '../../adapters/auth-error.ts';
import type { Description } from '../description.ts';
import { explain } from '../messages/explain.ts';
import { primary } from './actions.ts';
import { newPasswordField } from './fields.ts';
import type { Tools } from './screen.ts';
import { screen, to } from './screen.ts';

/** Reset your password, from the link in the mail (reference §2.7 "passwordReset"). */
export const passwordReset = screen({
  name: 'passwordReset',
  leadsTo: ['passwordResetSuccess', 'passwordResetFailure'],
  async run(tools, { code, continueUrl }) {
    const { ui, auth, text } = tools;
    const email = await accountOf(tools, code);
    if (email === null) return to('passwordResetFailure', {});

    let told: Pick<Description, 'errors' | 'notice'> = {};
    while (true) {
      const { values } = await ui.show({
        title: text.resetYourPassword,
        body: [text.resetFor(email)],
        username: email,
        fields: { newPassword: newPasswordField(text.newPassword) },
        actions: { save: primary(text.save) },
        focus: 'newPassword',
        ...told,
      });
      const reset = await ui.busy(auth.confirmPasswordReset({ code, newPassword: values.newPassword }));
      if (reset.ok) return to('passwordResetSuccess', { continueUrl });
      if (isSpent(reset.error)) return to('passwordResetFailure', {});
      told = atPassword.has(reset.error.code)
        ? { errors: { newPassword: explain(reset.error, text) } }
        : { notice: explain(reset.error, text) };
    }
  },
});

/** Whose code it is; null for a code that is no good. Anything else that fails can be tried again (reference Q35). */
async function accountOf({ ui, auth, text }: Tools, code: string): Promise<string | null> {
  if (code === '') return null;
  while (true) {
    const account = await ui.busy(auth.verifyPasswordResetCode(code));
    if (account.ok) return account.value;
    if (isSpent(account.error)) return null;
    await ui.show({
      title: text.errorEncountered,
      body: [explain(account.error, text)],
      actions: { retry: primary(text.retry) },
      focus: 'retry',
    });
  }
}

const atPassword: ReadonlySet<AuthErrorCode> = new Set([
  'auth/weak-password',
  'auth/password-does-not-meet-requirements',
  'auth/missing-password',
]);

const spent: ReadonlySet<AuthErrorCode> = new Set([
  'auth/invalid-action-code',
  'auth/expired-action-code',
  'auth/user-disabled',
  'auth/user-not-found',
]);

const isSpent = ({ code }: AuthError): boolean => spent.has(code);
