import { beginByEmail } from '../start/begin.ts';
import { goOnSignedIn } from '../finish/go-on-signed-in.ts';
import { passwordRecoverySent } from './password-forms.ts';
import { screen } from '../screen.ts';

/** Check your email: the mail is on its way (reference §1.2 #5). */
export const passwordRecoveryEmailSent = screen({
  name: 'passwordRecoveryEmailSent',
  leadsTo: ['signIn', 'providerSignIn'],
  async run(tools, { email, way = 'done' }) {
    await tools.ui.show(passwordRecoverySent(tools, email, way));
    return way === 'continue' ? goOnSignedIn(tools) : beginByEmail(tools.settings, { email });
  },
});
