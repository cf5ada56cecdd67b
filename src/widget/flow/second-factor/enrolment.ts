import type { Phrase } from '../../messages/phrase.ts';
import type { Choice, Description } from '../../description.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { continueSignedIn, getSignedInUser } from '../finish/signed-in-user.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { describeNumber } from '../phone/code-form.ts';
import { enterCode } from '../phone/enter-code.ts';
import { enterPhoneNumber } from '../phone/enter-phone-number.ts';
import { defineScreen, to } from '../../screen/screen.ts';
import { enrolmentCodeRefused, enrolmentRefused, requireSignIn } from './enrolment-refused.ts';
import { groupInFours } from './factors.ts';

/**
 * Asks which second factor to add: text messages or an authenticator app (spec §7 mfaEnrollment). The widget mode
 * `addSecondFactor` leads here. FirebaseUI has no such screen (reference Q32).
 */
export const secondFactorEnrolment = defineScreen({
  name: 'secondFactorEnrolment',
  leadsTo: ['unverifiedEmail', 'phoneEnrolment', 'totpEnrolment', 'projectCheck', 'signIn', 'providerSignIn'],
  async run(tools, { notice }) {
    const { ui, auth, text } = tools;
    ui.showProgress('page');
    const user = await ui.waitFor(getSignedInUser(auth));
    if (!user.ok || user.value === null) return requireSignIn(tools);
    const { email, emailVerified } = user.value;
    if (email !== null && !emailVerified) return to('unverifiedEmail', {});
    const description = {
      title: text.addSecondFactor,
      body: [text.secondFactorExplained],
      choices: { phone: createChoice(text.textMessage, 'phone'), totp: createChoice(text.authenticatorApp, 'totp') },
      actions: { cancel: secondary(text.cancel) },
      ...(notice === undefined ? {} : { notice }),
    } satisfies Description<Phrase>;
    const { action } = await ui.show(description);
    if (action === 'phone') return to('phoneEnrolment', {});
    return action === 'totp' ? to('totpEnrolment', {}) : continueSignedIn(tools);
  },
});

const createChoice = (label: Phrase, icon: string): Choice<Phrase> => ({ label, shortLabel: label, icon, color: '' });

/** Asks for the phone number of the second factor. */
export const phoneEnrolment = defineScreen({
  name: 'phoneEnrolment',
  leadsTo: [
    'phoneEnrolmentCode',
    'secondFactorEnrolment',
    'unverifiedEmail',
    'projectCheck',
    'signIn',
    'providerSignIn',
  ],
  async run(tools, initial) {
    const { auth, text } = tools;
    return enterPhoneNumber(tools, {
      initial,
      description: { title: text.addSecondFactor, body: [text.smsRates] },
      actions: { cancel: secondary(text.cancel), verify: primary(text.verify) },
      sendCode: (e164, verification) => auth.startPhoneEnrolment(e164, verification),
      onSent: (_, { e164, country, national }) => to('phoneEnrolmentCode', { e164, country: country.id, national }),
      onRefused: (error) => enrolmentRefused(tools, error),
      onLeft: (feedback) => to('secondFactorEnrolment', feedback),
    });
  },
});

/** Asks for the code from the text message, and adds the phone as a second factor. */
export const phoneEnrolmentCode = defineScreen({
  name: 'phoneEnrolmentCode',
  leadsTo: [
    'phoneEnrolmentCode',
    'phoneEnrolment',
    'secondFactorEnrolment',
    'unverifiedEmail',
    'projectCheck',
    'signIn',
    'providerSignIn',
  ],
  async run(tools, { e164, country, national }) {
    const { auth, text } = tools;
    return enterCode(tools, {
      description: {
        title: text.addSecondFactor,
        body: describeNumber(e164, tools),
      },
      checkCode: (code) => auth.finishEnrolment(code, null),
      acceptedText: text.secondFactorAdded,
      onAccepted: () => continueSignedIn(tools),
      onRefused: (error) => enrolmentCodeRefused(tools, error, { country, national }),
      onCancelled: () => to('secondFactorEnrolment', {}),
      onResend: () => to('phoneEnrolment', { country, national }),
      async sendAgain(verification) {
        await auth.startPhoneEnrolment(e164, verification);
        return to('phoneEnrolmentCode', { e164, country, national });
      },
    });
  },
});

/** Shows the secret for an authenticator app as a QR code, and asks for the app's first code. */
export const totpEnrolment = defineScreen({
  name: 'totpEnrolment',
  leadsTo: ['secondFactorEnrolment', 'unverifiedEmail', 'projectCheck', 'signIn', 'providerSignIn'],
  async run(tools) {
    const { ui, auth, text } = tools;
    ui.showProgress('page');
    const started = await ui.waitFor(auth.startTotpEnrolment());
    if (!started.ok) {
      const { error } = started;
      return enrolmentRefused(tools, error) ?? to('secondFactorEnrolment', { notice: explainRefusal(error) });
    }
    const { uri, secretKey } = started.value;
    return enterCode(tools, {
      description: {
        title: text.connectAuthenticatorApp,
        body: [text.scanQrCode],
        qrCode: { uri, hint: text.keyInstead, secretKey: groupInFours(secretKey) },
      },
      checkCode: (code) => auth.finishEnrolment(code, null),
      acceptedText: text.secondFactorAdded,
      onAccepted: () => continueSignedIn(tools),
      onRefused: (error) => enrolmentRefused(tools, error),
      onCancelled: () => to('secondFactorEnrolment', {}),
      onResend: null,
    });
  },
});
