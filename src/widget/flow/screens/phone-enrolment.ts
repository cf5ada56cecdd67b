import { AuthError } from '../../../adapters/auth-error.ts';
import type { Description } from '../../description.ts';
import { limits } from '../../limits.ts';
import { explain } from '../../messages/explain.ts';
import { primary, secondary } from '../decisions/actions.ts';
import { codeEntry } from '../decisions/code-entry.ts';
import { afterPhonesCodeRefusal, afterRefusal } from '../decisions/enrolment-refusal.ts';
import { goOnSignedIn } from '../go-on-signed-in.ts';
import { phoneForm, tellOfMessage, tellOfNumber } from '../decisions/phone-form.ts';
import { screen, to } from '../screen.ts';
import { tellOfCode } from '../decisions/tell-of-code.ts';

/** Which phone the codes of the second step shall go to. */
export const phoneEnrolment = screen({
  name: 'phoneEnrolment',
  leadsTo: [
    'phoneEnrolmentCode',
    'secondFactorEnrolment',
    'unverifiedEmail',
    'projectCheck',
    'signIn',
    'providerSignIn',
  ],
  async run(tools, given) {
    const { ui, auth, text, settings } = tools;
    const verification = auth.humanVerification(settings.phone.recaptchaParameters);
    const form = phoneForm(tools, verification, given);
    let told: Pick<Description, 'errors' | 'notice'> = given.notice === undefined ? {} : { notice: given.notice };
    try {
      while (true) {
        const { action, values } = await ui.show(
          {
            title: text.addSecondFactor,
            body: [text.smsRates],
            fields: form.fields,
            actions: { cancel: secondary(text.cancel), verify: primary(text.verify) },
            focus: 'phoneNumber',
            ...told,
          },
          form.live,
        );
        if (action === 'cancel') return to('secondFactorEnrolment', {});
        const number = form.read(values);
        if (number.kind !== 'number') {
          told = tellOfNumber(number, text);
          continue;
        }
        const sent = await ui.working(text.verifying, auth.startPhoneEnrolment(number.e164, verification));
        if (sent.ok) {
          await ui.done(text.codeSent);
          const { e164, country, national } = number;
          return to('phoneEnrolmentCode', { e164, country: country.id, national });
        }
        verification.reset();
        const elsewhere = afterRefusal(tools, sent.error);
        if (elsewhere) return elsewhere;
        told = tellOfMessage(sent.error, text);
      }
    } catch (error) {
      // The human verification could not be drawn.
      if (error instanceof AuthError) return to('secondFactorEnrolment', { notice: explain(error, text) });
      throw error;
    } finally {
      verification.clear();
    }
  },
});

/** The code from the message proves that the phone is at hand. */
export const phoneEnrolmentCode = screen({
  name: 'phoneEnrolmentCode',
  leadsTo: ['phoneEnrolment', 'secondFactorEnrolment', 'unverifiedEmail', 'projectCheck', 'signIn', 'providerSignIn'],
  async run(tools, { e164, country, national }) {
    const { ui, auth, text } = tools;
    let told: Pick<Description, 'errors' | 'notice'> = {};
    while (true) {
      const { action, values } = await ui.show(
        (secondsHere: number) => ({
          title: text.addSecondFactor,
          body: [text.codeSentTo(e164)],
          ...codeEntry(text, secondsHere),
          ...told,
        }),
        { seconds: limits.resendCountdownSeconds },
      );
      if (action === 'cancel') return to('secondFactorEnrolment', {});
      if (action === 'resend' || action === 'change') return to('phoneEnrolment', { country, national });
      const added = await ui.working(text.verifying, auth.finishEnrolment(values.phoneConfirmationCode, null));
      if (added.ok) {
        await ui.done(text.secondFactorAdded);
        return goOnSignedIn(tools);
      }
      const { error } = added;
      const elsewhere = afterPhonesCodeRefusal(tools, error, { country, national });
      if (elsewhere) return elsewhere;
      told = tellOfCode(error, text);
    }
  },
});
