import type { HumanVerification } from '../../../adapters/auth-backend.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import type { VerificationField } from '../../description.ts';
import type { Phrase } from '../../messages/phrase.ts';
import type { Feedback } from '../../refusals.ts';
import type { Tools } from '../../screen/screen.ts';
import type { Outcome, ShowOptions } from '../../ui.ts';
import { getPhoneSettings } from '../../phone/phone-settings.ts';
import { isInvisible, showSendRefusal, verificationField } from './phone-form.ts';
import { createResendProof } from './resend-proof.ts';

/** Sends another code while the screen that asks for the code stays visible. */
export interface ResendInPlace<Sent> {
  /** Returns the field of the human verification. Returns no field before the visitor has asked for another code. */
  fields(): { readonly verification?: VerificationField<Phrase> };
  extend(options: ShowOptions): ShowOptions;
  /**
   * Sends another code. If the visitor must first solve a visible human verification, returns feedback that asks for
   * the solution.
   *
   * @param show draws the screen with the human verification; called only if the human verification is invisible
   */
  send(show: () => Promise<unknown>): Promise<Outcome<Sent> | Feedback>;
  /** Removes the human verification from the page. */
  clear(): void;
}

/**
 * Creates a {@link ResendInPlace}. Returns null if the option `resendCodesInPlace` is off or `send` is undefined.
 *
 * @param send sends a code and returns the next screen; undefined for the codes of an authenticator app
 */
export function createResendInPlace<Sent>(
  tools: Tools,
  send: ((verification: HumanVerification) => Promise<Sent>) | undefined,
): ResendInPlace<Sent> | null {
  const { ui, auth, text, settings } = tools;
  if (!settings.config.resendCodesInPlace || !send) return null;
  const proof = createResendProof(auth.humanVerification(getPhoneSettings(settings).recaptchaParameters));
  return {
    fields: () =>
      proof.state === 'unused' ? {} : { verification: { ...verificationField(tools), isRequired: false } },
    extend: proof.extend,
    async send(show) {
      proof.start();
      // `show` draws the invisible human verification. Do not await `show`, because it resolves only after an action on
      // the screen, which the dialog below covers.
      if (isInvisible(settings)) show().catch(() => {});
      else if (proof.state === 'missing') return { errors: { verification: text.verificationMissing } };
      const sent = await ui.waitWithDialog(text.verifying, proof.use(send));
      const needsNewProof = !sent.ok && proof.state === 'solved' && !isInvisible(settings);
      proof.stop();
      if (needsNewProof) proof.start();
      return sent;
    },
    clear: proof.clear,
  };
}

/**
 * Returns the feedback for a code that could not be sent again. An error of a visible human verification appears at the
 * verification. All other errors become a notice, because this screen has no field for the phone number.
 */
export function showResendRefusal(error: AuthError, tools: Tools): Feedback {
  return showSendRefusal(error, tools, error.code === 'auth/captcha-check-failed' ? 'phoneNumber' : 'textMessage');
}
