import type { Choice, Description } from '../../description.ts';
import { secondary } from '../parts/actions.ts';
import { appMember } from '../finish/app-user.ts';
import { membersOnly } from './enrolment-refusal.ts';
import { goOnSignedIn } from '../finish/go-on-signed-in.ts';
import { screen, to } from '../screen.ts';

/**
 * Add a second step: by text message, or by an authenticator app (spec §7 mfaEnrollment). Mode `addSecondFactor` leads
 * here; the reference has no such screen (Q32).
 */
export const secondFactorEnrolment = screen({
  name: 'secondFactorEnrolment',
  leadsTo: ['unverifiedEmail', 'phoneEnrolment', 'totpEnrolment', 'projectCheck', 'signIn', 'providerSignIn'],
  async run(tools, { notice }) {
    const { ui, auth, text } = tools;
    ui.showProgress('page');
    const user = await ui.waitFor(appMember(auth));
    if (!user.ok || user.value === null) return membersOnly(tools);
    const { email, emailVerified } = user.value;
    if (email !== null && !emailVerified) return to('unverifiedEmail', {});
    const description = {
      title: text.addSecondFactor,
      body: [text.secondFactorExplained],
      choices: { phone: choice(text.textMessage, 'phone'), totp: choice(text.authenticatorApp, 'totp') },
      actions: { cancel: secondary(text.cancel) },
      ...(notice === undefined ? {} : { notice }),
    } satisfies Description;
    const { action } = await ui.show(description);
    if (action === 'phone') return to('phoneEnrolment', {});
    return action === 'totp' ? to('totpEnrolment', {}) : goOnSignedIn(tools);
  },
});

const choice = (label: string, icon: string): Choice => ({ label, shortLabel: label, icon, color: '' });
