import { fill, type Phrase } from '../../messages/phrase.ts';
import type { Description } from '../../description.ts';
import type { Feedback } from '../../refusals.ts';
import { primary } from '../../screen/controls.ts';
import { continueSignedIn } from '../finish/signed-in-user.ts';
import { defineScreen, to, type Next, type Tools } from '../../screen/screen.ts';
import { applyUntilFinal } from './email-verification.ts';
import { describeRemoval, findRemovedPhone } from './mailed-code.ts';
import { checkSignedIn, showResultInSession } from './show-result.ts';

/** Undoes a change of the sign-in email: restores the old email (reference §2.7 "emailChangeRevocation"). */
export const emailChangeRevocation = defineScreen({
  name: 'emailChangeRevocation',
  leadsTo: ['emailChangeRevokeSuccess', 'emailChangeRevokeFailure'],
  async run(tools, { code }) {
    const revoked = await applyUntilFinal(tools, code, 'RECOVER_EMAIL');
    if (revoked.ok) return to('emailChangeRevokeSuccess', { email: revoked.value.email ?? '' });
    return to('emailChangeRevokeFailure', {});
  },
});

export const emailChangeRevokeSuccess = defineScreen({
  name: 'emailChangeRevokeSuccess',
  leadsTo: ['start', 'passwordRecoveryEmailSent'],
  run: (tools, { email }) =>
    offerPasswordReset(tools, email, {
      title: tools.text.emailUpdated,
      body: [
        fill(tools.text.emailChangedBack, { email: { strong: email } }),
        fill(tools.text.emailChangeSuspicion, { link: { action: 'resetPassword' } }),
      ],
    }),
});

export const emailChangeRevokeFailure = defineScreen({
  name: 'emailChangeRevokeFailure',
  leadsTo: ['start'],
  run: (tools) =>
    showResultInSession(
      tools,
      { title: tools.text.emailNotUpdated, body: [tools.text.emailNotChangedBack, tools.text.askAdministrator] },
      null,
    ),
});

/** Undoes the addition of a second factor (reference §2.7 "revertSecondFactorAddition"). */
export const revertSecondFactor = defineScreen({
  name: 'revertSecondFactor',
  leadsTo: ['revertSecondFactorSuccess', 'revertSecondFactorFailure'],
  async run(tools, { code }) {
    const removed = await applyUntilFinal(tools, code, 'REVERT_SECOND_FACTOR_ADDITION');
    if (!removed.ok) return to('revertSecondFactorFailure', {});
    const { email } = removed.value;
    return to('revertSecondFactorSuccess', { email: email ?? '', phoneNumber: findRemovedPhone(removed.value) });
  },
});

export const revertSecondFactorSuccess = defineScreen({
  name: 'revertSecondFactorSuccess',
  leadsTo: ['start', 'passwordRecoveryEmailSent'],
  run: (tools, { email, phoneNumber }) =>
    offerPasswordReset(tools, email, {
      title: tools.text.secondFactorRemoved,
      body: describeRemoval(phoneNumber, tools.text),
    }),
});

export const revertSecondFactorFailure = defineScreen({
  name: 'revertSecondFactorFailure',
  leadsTo: ['start'],
  run: (tools) =>
    showResultInSession(
      tools,
      { title: tools.text.secondFactorNotRemoved, body: [tools.text.removalFailed, tools.text.contactSupport] },
      null,
    ),
});

/** Shows which change was undone, with a link that sends a password reset mail (reference §1.2 #23, #29). */
async function offerPasswordReset(
  tools: Tools,
  email: string,
  result: Required<Pick<Description<Phrase>, 'title' | 'body'>>,
): Promise<Next<'passwordRecoveryEmailSent' | 'start'> | null> {
  const { ui, auth, text } = tools;
  const canContinue = await checkSignedIn(tools);
  const actions = canContinue ? { continue: primary(text.continue) } : { signIn: primary(text.signIn) };
  let feedback: Feedback = {};
  while (true) {
    const { action } = await ui.show<Description<Phrase>>({ ...result, actions, ...feedback });
    if (action === 'continue') return continueSignedIn(tools);
    if (action === 'signIn') return to('start', {});
    const sent = await ui.waitFor(auth.sendPasswordResetEmail(email));
    if (sent.ok) return to('passwordRecoveryEmailSent', { email, button: canContinue ? 'continue' : 'done' });
    feedback = { notice: text.resetMailFailed };
  }
}
