import type { HumanVerification } from '../../../adapters/auth-backend.ts';
import { AuthError } from '../../../adapters/auth-error.ts';
import type { Action, Description } from '../../description.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { showRefusal, type Feedback } from '../../refusals.ts';
import type { ParsedNumber } from '../../phone/phone-number.ts';
import { phoneForm, showNumberError } from './phone-form.ts';
import type { Next, Tools } from '../screen.ts';

type PhoneNumber = Extract<ParsedNumber, { readonly kind: 'number' }>;

/** A number that somebody is asked for, to send a code to, and where that leads. */
interface NumberQuestion<Answer, Sent, Refused, Elsewhere> {
  /** What the form holds at first, and what is said above it. */
  readonly given: {
    readonly country?: string | undefined;
    readonly national?: string | undefined;
    readonly notice?: string | undefined;
  };
  /** What the screen shows beside the form. */
  readonly shows: Pick<Description, 'title' | 'body' | 'footer'>;
  readonly actions: { readonly cancel?: Action; readonly verify: Action };
  /** Has the service send the code. */
  send(e164: string, verification: HumanVerification): Promise<Answer>;
  sent(answer: Answer, number: PhoneNumber): Sent;
  /** Where a refusal leads that no other number can mend; null where one can. */
  refused(error: AuthError, number: PhoneNumber): Refused | null;
  /** Where there are other ways: for whoever cancels, or cannot be asked, which is then said. */
  elsewhere(said: { readonly notice?: string }): Elsewhere;
}

/**
 * Asks for a phone number until a code is on its way to one, or until there is a better place to be (reference §2.6,
 * T127–T134).
 */
export async function enterPhoneNumber<Answer, Sent extends Next, Refused extends Next, Elsewhere extends Next>(
  tools: Tools,
  { given, shows, actions, send, sent, refused, elsewhere }: NumberQuestion<Answer, Sent, Refused, Elsewhere>,
): Promise<Sent | Refused | Elsewhere> {
  const { ui, auth, text, settings } = tools;
  const verification = auth.humanVerification(settings.phone.recaptchaParameters);
  const form = phoneForm(tools, verification, given);
  let feedback: Feedback = given.notice === undefined ? {} : { notice: given.notice };
  try {
    while (true) {
      const { action, values } = await ui.show(
        { ...shows, fields: form.fields, actions, focus: 'phoneNumber', ...feedback },
        form.showOptions,
      );
      if (action === 'cancel') return elsewhere({});
      const number = form.read(values);
      if (number.kind !== 'number') {
        feedback = showNumberError(number, text);
        continue;
      }
      const answer = await ui.waitWithDialog(text.verifying, send(number.e164, verification));
      if (answer.ok) {
        await ui.showDone(text.codeSent);
        return sent(answer.value, number);
      }
      verification.reset();
      const place = refused(answer.error, number);
      if (place) return place;
      feedback = showRefusal(answer.error, text, 'phoneNumber', 'textMessage');
    }
  } catch (error) {
    // The human verification could not be drawn (T127).
    if (error instanceof AuthError) return elsewhere({ notice: explainRefusal(error, text) });
    throw error;
  } finally {
    verification.clear();
  }
}
