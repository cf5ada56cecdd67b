import { showRefusal, type Feedback } from '../../refusals.ts';
import { primary, secondary } from '../parts/actions.ts';
import { beginByEmail } from '../start/begin.ts';
import { enterCode } from '../phone/enter-code.ts';
import { screen, to } from '../screen.ts';
import { factorChoices, goOnWith, onlyFactor, whereCodeIs } from './second-factor-choices.ts';
import { afterFactorsRefusal } from './second-factor-refusal.ts';
import { settle } from '../linking/settle.ts';

/** Which second factor to go on with; one alone is not asked for (spec §7 mfaSignIn). */
export const secondFactor = screen({
  name: 'secondFactor',
  leadsTo: ['secondFactorSend', 'secondFactorCode', 'signIn', 'providerSignIn'],
  async run({ ui, auth, text, settings }, { conflict }) {
    const factors = auth.pendingSecondFactors();
    const only = onlyFactor(factors);
    if (only) return goOnWith(only, conflict);
    const { action } = await ui.show({
      title: text.chooseSecondFactor,
      choices: factorChoices(factors, text),
      actions: { cancel: secondary(text.cancel) },
    });
    const chosen = factors.find(({ uid }) => uid === action);
    return chosen ? goOnWith(chosen, conflict) : beginByEmail(settings);
  },
});

/** Sends the code to the phone. */
export const secondFactorSend = screen({
  name: 'secondFactorSend',
  leadsTo: ['secondFactorCode', 'signIn', 'providerSignIn'],
  async run({ ui, auth, text, settings }, { factor, notice, conflict }) {
    const verification = auth.humanVerification(settings.phone.recaptchaParameters);
    let feedback: Feedback = notice === undefined ? {} : { notice };
    try {
      while (true) {
        const { action } = await ui.show(
          {
            title: text.secondFactor,
            body: [text.codeWillBeSentTo(factor.phoneNumber ?? ''), text.smsRates],
            fields: { verification: { kind: 'humanVerification', label: text.humanVerification } },
            actions: { cancel: secondary(text.cancel), verify: primary(text.verify) },
            ...feedback,
          },
          { verification },
        );
        if (action === 'cancel') return beginByEmail(settings);
        const sent = await ui.waitWithDialog(text.verifying, auth.startSecondFactor(factor.uid, verification));
        if (sent.ok) {
          await ui.showDone(text.codeSent);
          return to('secondFactorCode', { factor, conflict });
        }
        verification.reset();
        feedback = showRefusal(sent.error, text, 'textMessage');
      }
    } finally {
      verification.clear();
    }
  },
});

/** Asks for the code, of the message or of the authenticator app. */
export const secondFactorCode = screen({
  name: 'secondFactorCode',
  leadsTo: ['done', 'mergeConflict', 'emailMismatch', 'secondFactorSend', 'signIn', 'providerSignIn'],
  async run(tools, { factor, conflict }) {
    const { auth, text, settings } = tools;
    return enterCode(tools, {
      shows: { title: text.secondFactor, body: [whereCodeIs(factor, text)] },
      check: (code) => auth.finishSecondFactor(factor.uid, code),
      done: text.verified,
      // Who they are is proven now, and a guest cannot become somebody who is there already (reference T48).
      accepted: (result) => (conflict ? to('mergeConflict', { credential: conflict }) : settle(tools, result)),
      refused: (error) => afterFactorsRefusal(error, tools, { factor, conflict }),
      cancelled: () => beginByEmail(settings),
      again: factor.factorId === 'phone' ? () => to('secondFactorSend', { factor, conflict }) : null,
    });
  },
});
