import type { Description } from '../../description.ts';
import { primary, secondary } from '../parts/actions.ts';
import { appMember } from '../finish/app-user.ts';
import { goOnSignedIn } from '../finish/go-on-signed-in.ts';
import { leaveByContinue } from './leave-by-continue.ts';
import { screen, to } from '../screen.ts';

/**
 * Try resetting your password again: the code is used up, too old or none (reference §1.2 #22). Whoever is signed in
 * can do so here and now, and is sent another mail.
 */
export const passwordResetFailure = screen({
  name: 'passwordResetFailure',
  leadsTo: ['start', 'passwordRecoveryEmailSent'],
  async run(tools) {
    const { ui, auth, text, page } = tools;
    page.forgetHidden();
    const asked = await ui.waitFor(appMember(auth));
    const user = asked.ok ? asked.value : null;
    const title = text.tryResettingAgain;
    if (!user?.email) return leaveByContinue(tools, { title, body: [text.resetExpired] }, null);
    const { email, tenantId } = user;
    auth.useTenant(tenantId); // The link may be another tenant's, and the address is this account's.
    let told: Pick<Description, 'notice'> = {};
    while (true) {
      const { action } = await ui.show({
        title,
        body: [text.resetExpired, text.anotherMailTo(email)],
        actions: { continue: secondary(text.continue), send: primary(text.send) },
        focus: 'send',
        ...told,
      });
      if (action === 'continue') return goOnSignedIn(tools);
      const sent = await ui.waitFor(auth.sendPasswordResetEmail(email));
      if (sent.ok) return to('passwordRecoveryEmailSent', { email, way: 'continue' });
      told = { notice: text.resetMailFailed };
    }
  },
});
