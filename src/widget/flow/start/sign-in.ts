import type { Feedback } from '../../refusals.ts';
import { defineFirstScreen, to } from '../../screen/screen.ts';
import { CHANGE_TENANT } from './chosen-tenant.ts';
import { emailForm } from './email-form.ts';
import { lookUpEmail } from './look-up-email.ts';

/** Asks for the email and looks up its sign-in methods (reference §2.1 "signIn"). */
export const signIn = defineFirstScreen({
  name: 'signIn',
  leadsTo: [
    'providerSignIn',
    'tenantList',
    'tenantByEmail',
    'passwordSignIn',
    'passwordSignUp',
    'unauthorizedUser',
    'unsupportedProvider',
    'emailLinkSending',
    'federatedSignIn',
    'providerByEmail',
  ],
  async run(tools, { email, notice, isSubmitted }) {
    const { ui, settings, appearance } = tools;
    const form = emailForm(tools, email);
    let feedback: Feedback = notice === undefined ? {} : { notice };
    let submitted = isSubmitted ? email : undefined;
    while (true) {
      if (submitted === undefined) {
        if (appearance?.layout === 'inline') return to('providerSignIn', { email, notice: feedback.notice });
        const { action, values } = await ui.show({ ...form, ...feedback });
        if (action === 'cancel') return to('providerSignIn', {});
        if (action === CHANGE_TENANT) return to('tenantList', {});
        submitted = values.email;
        // Let `tenantByEmail` find the tenant again, because the visitor may have changed the email on this screen or
        // on the screen before.
        if (settings.tenantByEmail) return to('tenantByEmail', { email: submitted, isSubmitted: true });
      }
      if (settings.providerByEmail) return to('providerByEmail', { email: submitted, isSubmitted: true });
      const result = await lookUpEmail(tools, submitted);
      if ('next' in result) return result.next;
      feedback = result;
      submitted = undefined;
    }
  },
});
