import type { AuthCredential, SecondFactor } from '../../adapters/auth-backend.ts';
import type { Choice, Description } from '../description.ts';
import { explain } from '../messages/explain.ts';
import type { Messages } from '../messages/en.ts';
import { limits } from '../limits.ts';
import { link, primary, secondary } from './actions.ts';
import { beginByEmail } from './begin.ts';
import { codeField } from './fields.ts';
import { screen, to } from './screen.ts';
import { tellOfCode } from './tell-of-code.ts';
import { settle } from './settle.ts';

/** Which second factor to go on with; one alone is not asked for (spec §7 mfaSignIn). */
export const secondFactor = screen({
  name: 'secondFactor',
  leadsTo: ['secondFactorSend', 'secondFactorCode', 'signIn', 'providerSignIn'],
  async run({ ui, auth, text, settings }, { conflict }) {
    const factors = auth.pendingSecondFactors();
    const only = factors.length === 1 ? factors[0] : undefined;
    if (only) return next(only, conflict);
    const { action } = await ui.show({
      title: text.chooseSecondFactor,
      choices: choicesOf(factors, text),
      actions: { cancel: secondary(text.cancel) },
    });
    const chosen = factors.find(({ uid }) => uid === action);
    return chosen ? next(chosen, conflict) : beginByEmail(settings);
  },
});

function next(factor: SecondFactor, conflict: AuthCredential | undefined) {
  return to(factor.factorId === 'phone' ? 'secondFactorSend' : 'secondFactorCode', { factor, conflict });
}

/**
 * Those that go by the same name, as authenticator apps without one do, are numbered in the order they were added, past
 * the numbers that others have in their names.
 */
function choicesOf(factors: readonly SecondFactor[], text: Messages): Readonly<Record<string, Choice>> {
  const names = factors.map(({ displayName, phoneNumber }) => displayName ?? phoneNumber ?? text.authenticatorApp);
  const taken = new Set(names);
  const labels = names.map((name) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    let number = 1;
    while (taken.has(text.numbered(name, number))) number += 1;
    const label = text.numbered(name, number);
    taken.add(label);
    return label;
  });
  return Object.fromEntries(
    factors.map(({ uid, factorId }, at) => {
      const label = labels[at] ?? '';
      return [uid, { label, shortLabel: label, icon: factorId, color: '' }];
    }),
  );
}

/** Sends the code to the phone. */
export const secondFactorSend = screen({
  name: 'secondFactorSend',
  leadsTo: ['secondFactorCode', 'signIn', 'providerSignIn'],
  async run({ ui, auth, text, settings }, { factor, notice, conflict }) {
    const verification = auth.humanVerification(settings.phone.recaptchaParameters);
    let told: Pick<Description, 'notice'> = notice === undefined ? {} : { notice };
    try {
      while (true) {
        const { action } = await ui.show(
          {
            title: text.secondFactor,
            body: [text.codeWillBeSentTo(factor.phoneNumber ?? ''), text.smsRates],
            fields: { verification: { kind: 'humanVerification', label: text.humanVerification } },
            actions: { cancel: secondary(text.cancel), verify: primary(text.verify) },
            ...told,
          },
          { verification },
        );
        if (action === 'cancel') return beginByEmail(settings);
        const sent = await ui.working(text.verifying, auth.startSecondFactor(factor.uid, verification));
        if (sent.ok) {
          await ui.done(text.codeSent);
          return to('secondFactorCode', { factor, conflict });
        }
        verification.reset();
        told = { notice: sent.error.code === 'auth/too-many-requests' ? text.tooManyPhone : explain(sent.error, text) };
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
    const { ui, auth, text, settings } = tools;
    const isSent = factor.factorId === 'phone';
    let told: Pick<Description, 'errors' | 'notice'> = {};
    while (true) {
      const { action, values } = await ui.show(
        (secondsHere: number) => {
          const wait = isSent ? limits.resendCountdownSeconds - secondsHere : null;
          return {
            title: text.secondFactor,
            body: [factor.phoneNumber === null ? text.codeFromApp : text.codeSentToFactor(factor.phoneNumber)],
            fields: { phoneConfirmationCode: codeField(text) },
            actions: {
              cancel: secondary(text.cancel),
              ...(wait !== null && wait <= 0 ? { resend: link(text.resend) } : {}),
              continue: primary(text.continue),
            },
            ...(wait !== null && wait > 0 ? { status: text.resendIn(wait) } : {}),
            focus: 'phoneConfirmationCode',
            ...told,
          };
        },
        { seconds: isSent ? limits.resendCountdownSeconds : 0 },
      );
      if (action === 'cancel') return beginByEmail(settings);
      if (action === 'resend') return to('secondFactorSend', { factor, conflict });
      const signedIn = await ui.working(
        text.verifying,
        auth.finishSecondFactor(factor.uid, values.phoneConfirmationCode),
      );
      if (signedIn.ok) {
        await ui.done(text.verified);
        // Who they are is proven now, and a guest cannot become somebody who is there already (reference T48).
        return conflict ? to('mergeConflict', { credential: conflict }) : settle(tools, signedIn.value);
      }
      const { error } = signedIn;
      switch (error.code) {
        case 'auth/code-expired':
          if (factor.factorId === 'phone')
            return to('secondFactorSend', { factor, notice: text.codeExpired, conflict });
          told = { notice: text.codeExpired };
          break;
        case 'auth/invalid-multi-factor-session':
          return beginByEmail(settings, { notice: text.sessionExpired });
        default:
          told = tellOfCode(error, text);
      }
    }
  },
});
