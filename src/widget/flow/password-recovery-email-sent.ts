import { beginByEmail } from './begin.ts';
import { passwordRecoverySent } from './password-forms.ts';
import { screen } from './screen.ts';

/** Check your email: the mail is on its way (reference §1.2 #5). `final`: there is nothing to go back to. */
export const passwordRecoveryEmailSent = screen({
  name: 'passwordRecoveryEmailSent',
  leadsTo: ['signIn', 'providerSignIn'],
  async run(tools, { email, final = false }) {
    await tools.ui.show(passwordRecoverySent(tools, email, final));
    return beginByEmail(tools.settings, { email });
  },
});
