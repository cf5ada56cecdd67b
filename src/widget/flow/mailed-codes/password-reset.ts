import { fill } from '../../messages/phrase.ts';
import type { Feedback } from '../../refusals.ts';
import { usesPassword } from '../../config/email-method.ts';
import { checkPassword } from '../../screen/check-password.ts';
import { clearPendingCredential } from '../../storage/pending-key.ts';
import { continueSignedIn, getAppUser, getSignedInUser } from '../finish/signed-in-user.ts';
import { findConfiguredUrl } from '../finish/success-url.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { newPasswordField } from '../../screen/later-controls.ts';
import { showNewPasswordRefusal } from '../../screen/show-new-password-refusal.ts';
import { watchNewPassword } from '../../screen/watch-new-password.ts';
import { defineScreen, to, type Next, type Tools } from '../../screen/screen.ts';
import { openEmailFormOrList } from '../start/begin-sign-in.ts';
import { isCodeUnusable, mailedCodeRefused } from './mailed-code.ts';
import { checkSignedIn, findOtherPage, showResult } from './show-result.ts';

/** Asks for a new password after the visitor has opened a password reset link (reference §2.7 "passwordReset"). */
export const passwordReset = defineScreen({
  name: 'passwordReset',
  leadsTo: ['passwordResetSuccess', 'passwordResetFailure', 'recoverableError', 'done', 'start'],
  async run(tools, { code, continueUrl }) {
    const { ui, auth, text } = tools;
    if (code === '') return to('passwordResetFailure', {});
    const account = await ui.waitFor(auth.verifyPasswordResetCode(code));
    if (!account.ok) return mailedCodeRefused(account.error, to('passwordResetFailure', {}));
    const email = account.value;

    const watch = watchNewPassword(tools, email);
    let feedback: Feedback = {};
    while (true) {
      const { action, values } = await ui.show(
        () => ({
          title: text.resetYourPassword,
          body: [fill(text.resetFor, { email: { strong: email } })],
          username: email,
          fields: { newPassword: watch.addTo(newPasswordField(text.newPassword)) },
          actions: { cancel: secondary(text.cancel), save: primary(text.save) },
          focus: 'newPassword',
          ...feedback,
        }),
        watch.showOptions,
      );
      if (action === 'cancel') return (await checkSignedIn(tools)) ? continueSignedIn(tools) : to('start', {});
      const refused = await checkPassword(tools, { email, password: values.newPassword });
      if (refused) {
        feedback = refused;
        continue;
      }
      const reset = await ui.waitFor(auth.confirmPasswordReset({ code, newPassword: values.newPassword }));
      if (reset.ok) {
        const signedIn = await signInAfterReset(tools, { email, password: values.newPassword }, continueUrl);
        return signedIn ?? to('passwordResetSuccess', { email, continueUrl });
      }
      if (isCodeUnusable(reset.error)) return to('passwordResetFailure', { email });
      feedback = showNewPasswordRefusal(reset.error, 'passwordReset');
    }
  },
});

/**
 * Signs in with the new password, and returns the next screen. Returns null if the sign-in fails or needs a second
 * factor. Does not try to sign in, and returns null, in these cases:
 *
 * - The option `signInAfterReset` is off.
 * - The app does not sign visitors in by password.
 * - The continue URL of the mail is a page of the app, but neither this page nor the success URL.
 * - A user or a guest is already signed in.
 */
async function signInAfterReset(
  tools: Tools,
  account: { readonly email: string; readonly password: string },
  continueUrl: string | null,
): Promise<Next<'done'> | null> {
  const { ui, auth, settings, page } = tools;
  if (!settings.config.signInAfterReset || !usesPassword(settings)) return null;
  if (!settings.options.some(({ provider }) => provider === 'password')) return null;
  // Delete the code before waiting, because the visitor may reload the page during the wait.
  page.forgetHidden();
  const otherPage = findOtherPage(tools, continueUrl);
  const successUrl = findConfiguredUrl(settings.config.signInSuccessUrl, page.base);
  if (otherPage && otherPage.href !== successUrl?.href) return null;
  const session = await ui.waitFor(getAppUser(auth));
  if (!session.ok || session.value) return null;
  const signedIn = await ui.waitFor(auth.signInWithPassword(account));
  if (!signedIn.ok) return null;
  if (page.storage) clearPendingCredential(page.storage);
  return to('done', { result: signedIn.value });
}

/**
 * Confirms that the password was changed (reference §1.2 #21). If the visitor then signs in on this page, her email is
 * filled in.
 */
export const passwordResetSuccess = defineScreen({
  name: 'passwordResetSuccess',
  leadsTo: ['start', 'signIn', 'providerSignIn'],
  async run(tools, { email, continueUrl }) {
    const { passwordChanged: title, passwordChangedBody } = tools.text;
    const result = { title, body: [passwordChangedBody] };
    return (await showResult(tools, result, continueUrl, true)) && beginWithEmail(tools, email);
  },
});

/**
 * Begins a sign-in with the email filled in, and submits the email at once. In an app with sign-in links or email codes,
 * does not submit the email, because submitting it could send another mail.
 */
function beginWithEmail({ page, settings }: Tools, email: string) {
  const { config, immediateProvider } = settings;
  // Leave three special cases to the screen `start`: tenants, an immediate redirect to a provider, and a query in the
  // address.
  if (config.tenants || immediateProvider !== null || page.address.search !== '') return to('start', {});
  if (page.storage) clearPendingCredential(page.storage);
  return openEmailFormOrList(settings, { email, isSubmitted: usesPassword(settings) });
}

/**
 * Says that the link for a new password cannot be used (reference §1.2 #22). A signed-in visitor can request a new mail
 * here. Any other visitor first goes to the screen that asks for the email.
 */
export const passwordResetFailure = defineScreen({
  name: 'passwordResetFailure',
  leadsTo: ['start', 'passwordRecovery', 'passwordRecoveryEmailSent'],
  async run(tools, { email: linkEmail = '' }) {
    const { ui, auth, text, page } = tools;
    page.forgetHidden();
    const session = await ui.waitFor(getSignedInUser(auth));
    const user = session.ok ? session.value : null;
    const title = text.tryResettingAgain;
    if (!user?.email) {
      const { action } = await ui.show({
        title,
        body: [text.resetExpired],
        actions: { signIn: secondary(text.signIn), newLink: primary(text.sendNewLink) },
        focus: 'newLink',
      });
      return action === 'newLink' ? to('passwordRecovery', { email: linkEmail }) : to('start', {});
    }
    const { email, tenantId } = user;
    // The opened link may belong to a different tenant than the signed-in user. The new mail is for this user, so
    // request it in the user's tenant.
    auth.useTenant(tenantId);
    let feedback: Feedback = {};
    while (true) {
      const { action } = await ui.show({
        title,
        body: [text.resetExpired, fill(text.anotherMailTo, { email: { strong: email } })],
        actions: { continue: secondary(text.continue), send: primary(text.send) },
        focus: 'send',
        ...feedback,
      });
      if (action === 'continue') return continueSignedIn(tools);
      const sent = await ui.waitFor(auth.sendPasswordResetEmail(email));
      if (sent.ok) return to('passwordRecoveryEmailSent', { email, button: 'continue' });
      feedback = { notice: text.resetMailFailed };
    }
  },
});
