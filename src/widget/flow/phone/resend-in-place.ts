import type { HumanVerification } from '../../../adapters/auth-backend.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Feedback } from '../../refusals.ts';
import type { Tools } from '../../screen/screen.ts';
import { getPhoneSettings } from '../../phone/phone-settings.ts';
import type { ResendInPlace } from './enter-code.ts';
import { isInvisible, showSendRefusal, verificationField } from './phone-form.ts';
import { createResendProof } from './resend-proof.ts';

/**
 * Creates a {@link ResendInPlace} for text messages. Returns null if the option `resendCodesInPlace` is off.
 *
 * @param send sends a code and returns the next screen
 */
export function createResendInPlace<Sent>(
  tools: Tools,
  send: (verification: HumanVerification) => Promise<Sent>,
): ResendInPlace<Sent> | null {
  const { ui, auth, text, settings } = tools;
  if (!settings.config.resendCodesInPlace) return null;
  const proof = createResendProof(auth.humanVerification(getPhoneSettings(settings).recaptchaParameters));
  return {
    fields: () =>
      proof.state === 'unused' ? {} : { verification: { ...verificationField(tools), isRequired: false } },
    extend: proof.extend,
    async send(show) {
      proof.start();
      // Call `show` to draw the invisible human verification, but do not await it. It resolves after an action of the
      // visitor, who cannot act while the dialog of `waitWithDialog` covers the screen.
      if (isInvisible(settings)) show().catch(() => {});
      else if (proof.state === 'missing') return { errors: { verification: text.verificationMissing } };
      const sent = await ui.waitWithDialog(text.verifying, proof.use(send));
      const needsNewProof = !sent.ok && proof.state === 'solved' && !isInvisible(settings);
      proof.stop();
      if (needsNewProof) proof.start();
      return sent;
    },
    showRefusal: (error) => showResendRefusal(error, tools),
    clear: proof.clear,
  };
}

/**
 * Returns the feedback for a code that could not be sent again. An error of a visible human verification appears at the
 * verification. All other errors become a notice, because this screen has no field for the phone number.
 */
function showResendRefusal(error: AuthError, tools: Tools): Feedback {
  return showSendRefusal(error, tools, error.code === 'auth/captcha-check-failed' ? 'phoneNumber' : 'textMessage');
}
