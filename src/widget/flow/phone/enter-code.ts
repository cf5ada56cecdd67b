import type { Phrase } from '../../messages/phrase.ts';
import type { HumanVerification } from '../../../adapters/auth-backend.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Description } from '../../description.ts';
import { limits } from '../../delays-and-limits/constants.ts';
import { showRefusal, type Feedback } from '../../refusals.ts';
import type { Next, Tools } from '../../screen/screen.ts';
import { codeForm } from './code-form.ts';
import { createResendInPlace, showResendRefusal } from './resend-in-place.ts';
import { submitFullCode } from './submit-full-code.ts';

/** The differences between the screens that ask for a code. All these screens use the same form. */
interface CodePrompt<Value, Accepted, Refused, Cancelled, Resend, Linked, Sent> {
  /** Everything that the screen shows besides the form. */
  readonly description: Pick<Description<Phrase>, 'title' | 'body' | 'footer' | 'qrCode'>;
  checkCode(code: string): Promise<Value>;
  /** Text of the dialog that tells the visitor that the code was accepted. */
  readonly acceptedText: Phrase;
  onAccepted(value: Value): Accepted | Promise<Accepted>;
  /**
   * Called after the service has refused to accept or to send a code. Returns the next screen, or null if the visitor
   * can try again.
   */
  onRefused(error: AuthError): Refused | null | Promise<Refused | null>;
  onCancelled(): Cancelled;
  /** Returns the screen that sends a new code. Null for an authenticator app, which needs no new code. */
  readonly onResend: (() => Resend) | null;
  /** Maps the action of each link in `description` to a function that returns the next screen. */
  readonly links?: Readonly<Record<string, () => Linked>>;
  /**
   * Sends another code, which replaces the earlier one. Returns the same screen, so that its countdown starts again.
   */
  readonly sendAgain?: (verification: HumanVerification) => Promise<Sent>;
}

/** Asks for a code until it is accepted, or the visitor leaves the screen (reference §2.6, T135–T142). */
export async function enterCode<
  Value,
  Accepted extends Next | null,
  Refused extends Next,
  Cancelled extends Next,
  Resend = never,
  Linked = never,
  Sent = never,
>(
  tools: Tools,
  {
    description,
    checkCode,
    acceptedText,
    onAccepted,
    onRefused,
    onCancelled,
    onResend,
    links = {},
    sendAgain,
  }: CodePrompt<Value, Accepted, Refused, Cancelled, Resend, Linked, Sent>,
): Promise<Accepted | Refused | Cancelled | Resend | Linked | Sent> {
  const { ui, text, settings } = tools;
  const tried = new Set<string>();
  const resend = createResendInPlace(tools, sendAgain);
  let feedback: Feedback = {};

  function show() {
    const options = {
      redrawSeconds: onResend ? limits.resendCountdownSeconds : 0,
      ...(settings.config.submitFullCodes && submitFullCode(tried)),
    };
    return ui.show(
      (seconds: number) => {
        const form = codeForm(text, onResend ? seconds : null);
        // Put the code field last, because Enter submits the form only in the last field.
        return { ...description, ...form, fields: { ...resend?.fields(), ...form.fields }, ...feedback };
      },
      resend ? resend.extend(options) : options,
    );
  }

  try {
    while (true) {
      const { action, values } = await show();
      feedback = {};
      if (action === 'cancel') return onCancelled();
      if (action === 'resend' && resend) {
        const sent = await resend.send(show);
        if (!('ok' in sent)) {
          feedback = sent;
          continue;
        }
        if (sent.ok) {
          await ui.showDone(text.codeSent);
          return sent.value;
        }
        const next = await onRefused(sent.error);
        if (next) return next;
        feedback = showResendRefusal(sent.error, tools);
        continue;
      }
      if (onResend && (action === 'resend' || action === 'change')) return onResend();
      const follow = links[action];
      if (follow) return follow();
      tried.add(values.phoneConfirmationCode);
      const checked = await ui.waitWithDialog(text.verifying, checkCode(values.phoneConfirmationCode));
      if (checked.ok) {
        await ui.showDone(acceptedText);
        return onAccepted(checked.value);
      }
      const next = await onRefused(checked.error);
      if (next) return next;
      feedback = showRefusal(checked.error, 'code');
    }
  } finally {
    resend?.clear();
  }
}
