import { checkAndApply } from './apply-code.ts';
import { leaveAsBefore } from './leave-by-continue.ts';
import { offerReset } from './offer-reset.ts';
import { removalBody, removedPhone } from './removed-factor.ts';
import { screen, to } from '../screen.ts';
import { afterCodeRefusal } from './spent-code.ts';

/** Removes a second factor that somebody added (reference §2.7 "revertSecondFactorAddition"). */
export const revertSecondFactor = screen({
  name: 'revertSecondFactor',
  leadsTo: ['revertSecondFactorSuccess', 'revertSecondFactorFailure', 'recoverableError'],
  async run({ ui, auth, text }, { code }) {
    const removed = await ui.waitFor(checkAndApply(auth, code, 'REVERT_SECOND_FACTOR_ADDITION'));
    if (removed.ok) {
      const { email } = removed.value;
      return to('revertSecondFactorSuccess', { email: email ?? '', phoneNumber: removedPhone(removed.value) });
    }
    return afterCodeRefusal(removed.error, to('revertSecondFactorFailure', {}), text);
  },
});

export const revertSecondFactorSuccess = screen({
  name: 'revertSecondFactorSuccess',
  leadsTo: ['passwordRecoveryEmailSent'],
  run: (tools, { email, phoneNumber }) =>
    offerReset(tools, email, {
      title: tools.text.secondFactorRemoved,
      body: removalBody(phoneNumber, tools.text),
    }),
});

export const revertSecondFactorFailure = screen({
  name: 'revertSecondFactorFailure',
  leadsTo: ['start'],
  run: (tools) =>
    leaveAsBefore(
      tools,
      { title: tools.text.secondFactorNotRemoved, body: [tools.text.removalFailed, tools.text.contactSupport] },
      null,
    ),
});
