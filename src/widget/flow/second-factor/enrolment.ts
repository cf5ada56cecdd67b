import type { Phrase } from '../../messages/phrase.ts';
import type { UiConfig } from '../../config/ui-config.ts';
import type { Choice, Description } from '../../description.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { leaveAccount, runDuringSignIn } from '../finish/discard-sign-in.ts';
import { getSignedInUser, requireSignIn } from '../finish/signed-in-user.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { describeNumber } from '../phone/describe-number.ts';
import { enterCode } from '../phone/enter-code.ts';
import { enterPhoneNumber } from '../phone/enter-phone-number.ts';
import { createResendInPlace } from '../phone/resend-in-place.ts';
import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { callForUser } from './call-for-user.ts';
import { groupInFours } from './factors.ts';
import { leaveEnrolment } from './leave-enrolment.ts';
import { refuseEnrolment, refuseEnrolmentCode, type EnrolmentOrigin } from './refuse-enrolment.ts';

type SignInInput = ScreenInputs['done'] | undefined;

/**
 * Asks which second factor to add: text messages or an authenticator app (spec §7 mfaEnrollment). Shown for the widget
 * mode `addSecondFactor`, and during a sign-in if `requireSecondFactor` is set. FirebaseUI has no such screen
 * (reference Q32).
 */
export const secondFactorEnrolment = defineScreen({
  name: 'secondFactorEnrolment',
  leadsTo: [
    'done',
    'secondFactors',
    'unverifiedEmail',
    'phoneEnrolment',
    'totpEnrolment',
    'start',
    'projectCheck',
    'signIn',
    'providerSignIn',
  ],
  async run(tools, { notice, ...input }) {
    const { ui, auth, text, settings } = tools;
    const { signIn, from } = input;
    let origin: EnrolmentOrigin = input;
    if (!signIn) {
      ui.showProgress('page');
      const user = await ui.waitFor(getSignedInUser(auth));
      if (!user.ok || user.value === null) return requireSignIn(tools);
      const { email, emailVerified, uid } = user.value;
      // Another tab has signed in as a different user. Show the list of this user's second factors first.
      if (from && input.uid !== undefined && input.uid !== uid) return to('secondFactors', {});
      if (email !== null && !emailVerified) return to('unverifiedEmail', { from });
      origin = { ...input, uid };
    }
    const description = {
      title: text.addSecondFactor,
      body: [text.secondFactorExplained],
      choices: listChoices(tools, settings.config),
      actions: { cancel: secondary(signIn ? text.useAnotherAccount : text.cancel) },
      ...(notice === undefined ? {} : { notice }),
    } satisfies Description<Phrase>;
    // Complete the sign-in if the visitor has already added a second factor. She may have gone back while the tick
    // "Added!" was visible.
    if (signIn && auth.enrolledFactors('staged').length > 0) return to('done', signIn);
    const { action } = await keepGuestOut(tools, signIn, () => ui.show(description));
    if (action === 'phone') return to('phoneEnrolment', origin);
    if (action === 'totp') return to('totpEnrolment', origin);
    return signIn ? leaveAccount(tools) : leaveEnrolment(tools, from);
  },
});

/** Lists the second factors that the app allows. */
function listChoices({ text }: Tools, { requireSecondFactor }: UiConfig): Readonly<Record<string, Choice<Phrase>>> {
  const createChoice = (label: Phrase, icon: string): Choice<Phrase> => ({ label, shortLabel: label, icon, color: '' });
  const choices = [createChoice(text.textMessage, 'phone'), createChoice(text.authenticatorApp, 'totp')];
  const isAllowed = ({ icon }: Choice<Phrase>): boolean =>
    typeof requireSecondFactor !== 'object' || requireSecondFactor.some((factor) => factor === icon);
  return Object.fromEntries(choices.filter(isAllowed).map((choice) => [choice.icon, choice]));
}

/** Runs a screen of the enrolment. Signs out an upgraded guest who leaves before the sign-in is complete. */
const keepGuestOut = <T>(tools: Tools, signIn: SignInInput, run: () => Promise<T>): Promise<T> =>
  signIn ? runDuringSignIn(tools, signIn.result, run) : run();

/**
 * Continues after a second factor was added: shows backup codes if the app has them, and otherwise completes the sign-in
 * or leaves the enrolment.
 */
async function continueEnrolled(tools: Tools, { signIn, from }: EnrolmentOrigin) {
  if (tools.settings.config.backupCodes) return to('newBackupCodes', { signIn, from });
  return signIn ? to('done', signIn) : leaveEnrolment(tools, from);
}

/** Asks for the phone number of the second factor. */
export const phoneEnrolment = defineScreen({
  name: 'phoneEnrolment',
  leadsTo: [
    'phoneEnrolmentCode',
    'secondFactorEnrolment',
    'identityConfirmation',
    'unverifiedEmail',
    'verifiedEmailGate',
    'projectCheck',
    'passwordSignIn',
    'signIn',
    'providerSignIn',
  ],
  async run(tools, { signIn, from, uid, ...initial }) {
    const { auth, text } = tools;
    const origin = { signIn, from, uid };
    return keepGuestOut(tools, signIn, () =>
      enterPhoneNumber(tools, {
        initial,
        description: { title: text.addSecondFactor, body: [text.smsRates] },
        actions: { cancel: secondary(text.cancel), verify: primary(text.verify) },
        sendCode: (e164, verification) =>
          callForUser(auth, origin, () => auth.startPhoneEnrolment(e164, verification, signIn && 'staged')),
        onSent: (_, { e164, country, national }) =>
          to('phoneEnrolmentCode', { e164, country: country.id, national, ...origin }),
        onRefused: (error) => refuseEnrolment(tools, origin, error),
        onLeft: (feedback) => to('secondFactorEnrolment', { ...feedback, ...origin }),
      }),
    );
  },
});

/** Asks for the code from the text message, and adds the phone as a second factor. */
export const phoneEnrolmentCode = defineScreen({
  name: 'phoneEnrolmentCode',
  leadsTo: [
    'done',
    'newBackupCodes',
    'secondFactors',
    'phoneEnrolmentCode',
    'phoneEnrolment',
    'secondFactorEnrolment',
    'identityConfirmation',
    'unverifiedEmail',
    'verifiedEmailGate',
    'projectCheck',
    'passwordSignIn',
    'signIn',
    'providerSignIn',
  ],
  async run(tools, { e164, country, national, ...origin }) {
    const { auth, text } = tools;
    const { signIn } = origin;
    return keepGuestOut(tools, signIn, () =>
      enterCode(tools, {
        description: {
          title: text.addSecondFactor,
          body: describeNumber(e164, tools),
        },
        checkCode: (code) => callForUser(auth, origin, () => auth.finishEnrolment(code, null)),
        acceptedText: text.secondFactorAdded,
        onAccepted: () => continueEnrolled(tools, origin),
        onRefused: (error) => refuseEnrolmentCode(tools, origin, error, { country, national }),
        onCancelled: () => to('secondFactorEnrolment', origin),
        onResend: () => to('phoneEnrolment', { country, national, ...origin }),
        resend: createResendInPlace(tools, async (verification) => {
          await callForUser(auth, origin, () => auth.startPhoneEnrolment(e164, verification, signIn && 'staged'));
          return to('phoneEnrolmentCode', { e164, country, national, ...origin });
        }),
      }),
    );
  },
});

/** Shows the secret for an authenticator app as a QR code, and asks for the app's first code. */
export const totpEnrolment = defineScreen({
  name: 'totpEnrolment',
  leadsTo: [
    'done',
    'newBackupCodes',
    'secondFactors',
    'secondFactorEnrolment',
    'identityConfirmation',
    'unverifiedEmail',
    'verifiedEmailGate',
    'projectCheck',
    'passwordSignIn',
    'signIn',
    'providerSignIn',
  ],
  async run(tools, origin) {
    return keepGuestOut(tools, origin.signIn, () => connectAuthenticatorApp(tools, origin));
  },
});

async function connectAuthenticatorApp(tools: Tools, origin: EnrolmentOrigin) {
  const { ui, auth, text } = tools;
  ui.showProgress('page');
  const started = await ui.waitFor(callForUser(auth, origin, () => auth.startTotpEnrolment(origin.signIn && 'staged')));
  if (!started.ok) {
    const { error } = started;
    const refused = await refuseEnrolment(tools, origin, error);
    return refused ?? to('secondFactorEnrolment', { notice: explainRefusal(error), ...origin });
  }
  const { uri, secretKey } = started.value;
  return enterCode(tools, {
    description: {
      title: text.connectAuthenticatorApp,
      body: [text.scanQrCode],
      qrCode: { uri, hint: text.keyInstead, secretKey: groupInFours(secretKey) },
    },
    checkCode: (code) => callForUser(auth, origin, () => auth.finishEnrolment(code, null)),
    acceptedText: text.secondFactorAdded,
    onAccepted: () => continueEnrolled(tools, origin),
    onRefused: (error) => refuseEnrolment(tools, origin, error),
    onCancelled: () => to('secondFactorEnrolment', origin),
    onResend: null,
  });
}
