import type { AuthUser, SessionOperations } from '../../adapters/auth-backend.ts';
import type { Choice, Description } from '../description.ts';
import { secondary } from './actions.ts';
import { begin } from './begin.ts';
import { leaveEnrolment } from './leave-enrolment.ts';
import { screen, to } from './screen.ts';

/**
 * Add a second step: by text message, or by an authenticator app (spec §7 mfaEnrollment). Mode `addSecondFactor` leads
 * here; the reference has no such screen (Q32).
 */
export const secondFactorEnrolment = screen({
  name: 'secondFactorEnrolment',
  leadsTo: ['phoneEnrolment', 'totpEnrolment', 'projectCheck', 'signIn', 'providerSignIn'],
  async run(tools, { notice }) {
    const { ui, auth, text, settings } = tools;
    ui.wait('page');
    const user = await ui.busy(appUser(auth));
    if (!user.ok || user.value === null) {
      return settings.config.tenants ? to('projectCheck', {}) : begin(settings, { notice: text.loginAgain });
    }
    const description = {
      title: text.addSecondFactor,
      body: [text.secondFactorExplained],
      choices: { phone: choice(text.textMessage, 'phone'), totp: choice(text.authenticatorApp, 'totp') },
      actions: { cancel: secondary(text.cancel) },
      ...(notice === undefined ? {} : { notice }),
    } satisfies Description;
    const { action } = await ui.show(description);
    if (action === 'phone') return to('phoneEnrolment', {});
    return action === 'totp' ? to('totpEnrolment', {}) : leaveEnrolment(tools);
  },
});

const choice = (label: string, icon: string): Choice => ({ label, shortLabel: label, icon, color: '' });

/** Who is signed in; null for nobody, and for a guest, whose account has nothing to protect it with yet. */
function appUser(auth: SessionOperations): Promise<AuthUser | null> {
  return new Promise((resolve) => {
    const stop = auth.observeSession((user) => {
      stop(); // It is never reported before this is there.
      resolve(user?.isAnonymous ? null : user);
    });
  });
}
