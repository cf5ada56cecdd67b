import type { Phrase } from '../../messages/phrase.ts';
import type { HumanVerification } from '../../../adapters/auth-backend.ts';
import { AuthError } from '../../../adapters/auth-error.ts';
import type { Action, Description } from '../../description.ts';
import type { ParsedNumber } from '../../phone/phone-number.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { Feedback } from '../../refusals.ts';
import type { Next, Tools } from '../../screen/screen.ts';
import { getPhoneSettings } from '../../phone/phone-settings.ts';
import { phoneForm, sendWhenReady, showSendRefusal } from './phone-form.ts';

type PhoneNumber = Extract<ParsedNumber, { readonly kind: 'number' }>;

/** Options of {@link enterPhoneNumber}, for everything that differs between the screens that ask for a phone number. */
interface NumberPrompt<Answer, Sent, Refused, Left> {
  readonly initial: {
    readonly country?: string | undefined;
    readonly national?: string | undefined;
    readonly notice?: Phrase | undefined;
  };
  /** Creates the form. Default: {@link phoneForm}. */
  readonly createForm?: typeof phoneForm;
  /** The texts above and below the form. */
  readonly description: Pick<Description<Phrase>, 'title' | 'body' | 'footer'>;
  readonly actions: { readonly cancel?: Action<Phrase>; readonly verify: Action<Phrase> };
  sendCode(e164: string, verification: HumanVerification): Promise<Answer>;
  onSent(answer: Answer, number: PhoneNumber): Sent;
  /** Called if the service refuses to send a code. Returns the next screen, or null to ask for another number. */
  onRefused(error: AuthError, number: PhoneNumber): Refused | null | Promise<Refused | null>;
  /**
   * Returns the next screen after the visitor has left the screen, or after the reCAPTCHA could not be drawn. If the
   * visitor has left, `action` is the chosen action, such as Cancel. If there is no reCAPTCHA, `feedback.notice` is the
   * error message.
   */
  onLeft(feedback: { readonly notice?: Phrase }, action?: string): Left;
}

/**
 * Asks for a phone number until the service has sent a code, the visitor leaves, or an error leads to another screen
 * (reference §2.6, T127–T134).
 */
export async function enterPhoneNumber<Answer, Sent extends Next, Refused extends Next, Left extends Next>(
  tools: Tools,
  {
    initial,
    createForm = phoneForm,
    description,
    actions,
    sendCode,
    onSent,
    onRefused,
    onLeft,
  }: NumberPrompt<Answer, Sent, Refused, Left>,
): Promise<Sent | Refused | Left> {
  const { ui, auth, text, settings } = tools;
  const verification = auth.humanVerification(getPhoneSettings(settings).recaptchaParameters);
  const form = createForm(tools, verification, initial);
  let feedback: Feedback = initial.notice === undefined ? {} : { notice: initial.notice };
  try {
    while (true) {
      const { action, values } = await ui.show(
        { ...description, fields: form.fields, actions, focus: 'phoneNumber', ...feedback },
        form.showOptions,
      );
      if (action !== 'verify') return onLeft({}, action);
      const number = form.parse(values);
      if (number.kind !== 'number') continue; // Not expected: `form.showOptions` accepts only valid numbers.
      const answer = await ui.waitWithDialog(
        text.verifying,
        sendWhenReady(verification, () => sendCode(number.e164, verification)),
      );
      if (answer.ok) {
        await ui.showDone(text.codeSent);
        return onSent(answer.value, number);
      }
      verification.reset();
      const next = await onRefused(answer.error, number);
      if (next) return next;
      feedback = showSendRefusal(answer.error, tools, 'phoneNumber', 'textMessage');
    }
  } catch (error) {
    // The human verification could not be drawn (reference T127).
    if (error instanceof AuthError) return onLeft({ notice: explainRefusal(error) });
    throw error;
  } finally {
    verification.clear();
  }
}
