import { fill } from '../../messages/phrase.ts';
import { showRefusal, type Feedback } from '../../refusals.ts';
import { completeSignIn } from '../linking/complete-sign-in.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { enterCode } from '../phone/enter-code.ts';
import { sendWhenReady, showSendRefusal, verificationField } from '../phone/phone-form.ts';
import { createResendInPlace } from '../phone/resend-in-place.ts';
import { takeOnce } from '../../screen/saved-password.ts';
import { defineScreen, to, type Next } from '../../screen/screen.ts';
import { toOutcome } from '../../ui.ts';
import { getPhoneSettings } from '../../phone/phone-settings.ts';
import {
  CHANGE_FACTOR,
  describeCodeSource,
  findOnlyFactor,
  leaveSecondFactor,
  listFactorChoices,
  offerHelp,
  offerOtherWays,
  openFactor,
  secondFactorCodeRefused,
  USE_BACKUP_CODE,
} from './factors.ts';

/** Asks which second factor to use (spec §7 mfaSignIn). Does not ask if the account has only one second factor. */
export const secondFactor = defineScreen({
  name: 'secondFactor',
  leadsTo: ['secondFactorSend', 'secondFactorCode', 'backupCode', 'identityConfirmation', 'signIn', 'providerSignIn'],
  async run(tools, context) {
    const { ui, auth, text, settings } = tools;
    const factors = auth.pendingSecondFactors();
    const only = findOnlyFactor(factors);
    if (only) return openFactor(only, context);
    const { action } = await ui.show({
      title: text.chooseSecondFactor,
      body: offerHelp(tools, context),
      choices: listFactorChoices(factors, tools),
      actions: { cancel: secondary(text.cancel) },
    });
    if (action === USE_BACKUP_CODE) return to('backupCode', context);
    const chosen = factors.find(({ uid }) => uid === action);
    return chosen ? openFactor(chosen, context) : leaveSecondFactor(settings, context);
  },
});

/** Sends a code to the phone. If the account has several second factors, a link leads back to their list. */
export const secondFactorSend = defineScreen({
  name: 'secondFactorSend',
  leadsTo: ['secondFactor', 'secondFactorCode', 'backupCode', 'identityConfirmation', 'signIn', 'providerSignIn'],
  async run(tools, { factor, notice, ...context }) {
    const { ui, auth, text, settings } = tools;
    const verification = auth.humanVerification(getPhoneSettings(settings).recaptchaParameters);
    let feedback: Feedback = notice === undefined ? {} : { notice };
    const show = () =>
      ui.show(
        {
          title: text.secondFactor,
          body: [
            fill(text.codeWillBeSentTo, { number: { strong: factor.phoneNumber ?? '' } }),
            text.smsRates,
            ...offerOtherWays(auth.pendingSecondFactors(), tools, context),
          ],
          fields: { verification: verificationField(tools) },
          actions: { cancel: secondary(text.cancel), verify: primary(text.verify) },
          ...feedback,
        },
        { verification },
      );
    try {
      while (true) {
        const shown = await toOutcome(show());
        if (!shown.ok) {
          // The human verification could not be drawn. The next attempt draws the human verification again.
          feedback = showRefusal(shown.error, 'textMessage');
          continue;
        }
        if (shown.value.action === 'cancel') return leaveSecondFactor(settings, context);
        if (shown.value.action === CHANGE_FACTOR) return to('secondFactor', context);
        if (shown.value.action === USE_BACKUP_CODE) return to('backupCode', context);
        const sent = await ui.waitWithDialog(
          text.verifying,
          sendWhenReady(verification, () => auth.startSecondFactor(factor.uid, verification)),
        );
        if (sent.ok) {
          await ui.showDone(text.codeSent);
          return to('secondFactorCode', { factor, ...context });
        }
        verification.reset();
        feedback = showSendRefusal(sent.error, tools, 'textMessage');
      }
    } finally {
      verification.clear();
    }
  },
});

/**
 * Asks for the code from a text message or an authenticator app. If the account has several second factors, a link
 * leads back to their list.
 */
export const secondFactorCode = defineScreen({
  name: 'secondFactorCode',
  leadsTo: [
    'secondFactorCode',
    'done',
    'mergeConflict',
    'emailMismatch',
    'secondFactor',
    'secondFactorSend',
    'backupCode',
    'identityConfirmation',
    'signIn',
    'providerSignIn',
  ],
  async run(tools, { factor, ...context }) {
    const { conflict, confirmation } = context;
    const { auth, text, settings } = tools;
    return enterCode(tools, {
      description: {
        title: text.secondFactor,
        body: [describeCodeSource(factor, text), ...offerOtherWays(auth.pendingSecondFactors(), tools, context)],
      },
      links: {
        [CHANGE_FACTOR]: (): Next<'secondFactor' | 'backupCode'> => to('secondFactor', context),
        [USE_BACKUP_CODE]: () => to('backupCode', context),
      },
      checkCode: (code) => auth.finishSecondFactor(factor.uid, code),
      acceptedText: text.verified,
      // `conflict` is set if a guest has signed in to an existing account. In this case, `mergeConflict` lets the app
      // decide what to do with the guest's data (reference T48).
      async onAccepted(result) {
        if (confirmation) return to('identityConfirmation', { ...confirmation, takeResult: takeOnce(result) });
        return conflict ? to('mergeConflict', { credential: conflict }) : completeSignIn(tools, result);
      },
      onRefused: (error) => secondFactorCodeRefused(error, tools, factor, context),
      onCancelled: () => leaveSecondFactor(settings, context),
      onResend: factor.factorId === 'phone' ? () => to('secondFactorSend', { factor, ...context }) : null,
      resend:
        factor.factorId === 'phone'
          ? createResendInPlace(tools, async (verification) => {
              await auth.startSecondFactor(factor.uid, verification);
              return to('secondFactorCode', { factor, ...context });
            })
          : null,
    });
  },
});
