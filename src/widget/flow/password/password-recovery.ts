import type { Feedback } from '../../refusals.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { beginWithTyped } from './begin-with-typed.ts';
import { passwordRecoveryForm } from './password-forms.ts';
import { screen, to } from '../screen.ts';
import { isElsewhere } from '../tenants/tenant-match.ts';

/** Recover password: sends the mail (reference §2.2 "passwordRecovery"). Every refusal is said under the address. */
export const passwordRecovery = screen({
  name: 'passwordRecovery',
  leadsTo: ['tenantByEmail', 'signIn', 'providerSignIn', 'passwordRecoveryEmailSent'],
  async run(tools, { email, notice }) {
    const { ui, auth, text, settings, page } = tools;
    const form = passwordRecoveryForm(tools, email);
    let feedback: Feedback = notice === undefined ? {} : { notice };
    while (true) {
      const { action, values } = await ui.show({ ...form, ...feedback });
      if (action === 'cancel') return beginWithTyped(settings, values.email);
      if (isElsewhere(settings, values.email)) return to('tenantByEmail', { email: values.email, isGiven: true });
      const { origin, pathname } = page.address;
      const sent = await ui.waitFor(auth.sendPasswordResetEmail(values.email, { continueUrl: origin + pathname }));
      if (sent.ok) return to('passwordRecoveryEmailSent', { email: values.email });
      feedback = { errors: { email: explainRefusal(sent.error, text) } };
    }
  },
});
