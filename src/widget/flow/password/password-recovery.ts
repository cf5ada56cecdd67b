import { limits } from '../../delays-and-limits/constants.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { Feedback } from '../../refusals.ts';
import { continueSignedIn } from '../finish/signed-in-user.ts';
import { defineScreen, to } from '../../screen/screen.ts';
import { openEmailFormOrList } from '../start/begin-sign-in.ts';
import { getPageUrl } from '../start/page-url.ts';
import { mayBelongToOtherTenant, cancelEmailForm } from '../tenants/match-tenant.ts';
import { askForTenant } from './ask-for-tenant.ts';
import { passwordRecoveryForm, passwordRecoverySent } from './password-forms.ts';

/**
 * Asks for the email and sends the recovery instructions (reference §2.2 "passwordRecovery"). All errors are shown
 * under the email field.
 */
export const passwordRecovery = defineScreen({
  name: 'passwordRecovery',
  leadsTo: ['tenantByEmail', 'signIn', 'providerSignIn', 'passwordRecoveryEmailSent'],
  async run(tools, { email: initialEmail, notice }) {
    const { ui, auth, settings, page } = tools;
    const form = passwordRecoveryForm(tools, initialEmail);
    let feedback: Feedback = notice === undefined ? {} : { notice };
    while (true) {
      const { action, values } = await ui.show({ ...form, ...feedback });
      const { email } = values;
      if (action === 'cancel') return cancelEmailForm(settings, email);
      const asked = await askForTenant(tools, email);
      if (asked && 'next' in asked) return asked.next;
      if (asked) {
        feedback = { errors: { email: asked.notice } };
        continue;
      }
      if (mayBelongToOtherTenant(settings, email)) return to('tenantByEmail', { email, isSubmitted: true });
      const continueUrl = getPageUrl(page.address, settings).href;
      const sent = await ui.waitFor(auth.sendPasswordResetEmail(email, { continueUrl }));
      if (sent.ok) return to('passwordRecoveryEmailSent', { email, continueUrl });
      feedback = { errors: { email: explainRefusal(sent.error) } };
    }
  },
});

/**
 * Says that the recovery instructions were sent (reference §1.2 #5). After 15 seconds, the visitor can have them sent
 * again.
 */
export const passwordRecoveryEmailSent = defineScreen({
  name: 'passwordRecoveryEmailSent',
  leadsTo: ['passwordRecoveryEmailSent', 'signIn', 'providerSignIn'],
  async run(tools, input) {
    const { ui, auth, text, settings } = tools;
    const { email, continueUrl, button = 'done' } = input;
    let failure: Feedback = {};
    while (true) {
      const { action } = await ui.show(
        (seconds: number) => ({ ...passwordRecoverySent(tools, email, button, seconds), ...failure }),
        { redrawSeconds: limits.resendCountdownSeconds },
      );
      if (action === 'continue') return continueSignedIn(tools);
      if (action === 'done') return openEmailFormOrList(settings, { email });
      const options = continueUrl === undefined ? {} : { continueUrl };
      const resent = await ui.waitFor(auth.sendPasswordResetEmail(input.email, options));
      if (resent.ok) {
        await ui.showDone(text.mailSent);
        // Enter the screen anew, so that its countdown starts again.
        return to('passwordRecoveryEmailSent', input);
      }
      failure = { notice: explainRefusal(resent.error) };
    }
  },
});
