import type { Phrase } from '../../messages/phrase.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Description, VerificationField } from '../../description.ts';
import { limits } from '../../delays-and-limits/constants.ts';
import { showRefusal, type Feedback } from '../../refusals.ts';
import type { Next, Tools } from '../../screen/screen.ts';
import type { Outcome, ShowOptions } from '../../ui.ts';
import { codeForm } from './code-form.ts';
import { submitFullCode } from './submit-full-code.ts';

/** Sends another code while the screen that asks for the code stays visible. */
export interface ResendInPlace<Sent> {
  /**
   * Returns the field for the human verification. Returns no field before the visitor asks for another code, or if the
   * code can be sent without a human verification.
   */
  fields(): { readonly verification?: VerificationField<Phrase> };
  extend(options: ShowOptions): ShowOptions;
  /**
   * Sends another code, which replaces the earlier one. Then leads to the same screen again, so that its countdown
   * restarts. If the visitor must first solve a visible human verification, sends nothing, and resolves with feedback
   * that asks for the solution.
   *
   * @param show draws the screen with the human verification; called only if the human verification is invisible
   */
  send(show: () => Promise<unknown>): Promise<Outcome<Sent> | Feedback>;
  /** Returns the message for a code that could not be sent. */
  showRefusal(error: AuthError): Feedback;
  /** Removes the human verification from the page. */
  clear(): void;
}

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
  /**
   * Returns the screen that sends a new code. Also called when the visitor wants to change the phone number or email.
   * Null for an authenticator app, which needs no new code.
   */
  readonly onResend: (() => Resend) | null;
  /** Maps the action of each link in `description` to a function that returns the next screen. */
  readonly links?: Readonly<Record<string, () => Linked>>;
  /** Sends another code from this screen. Null or undefined if "Resend" leads to the screen of `onResend`. */
  readonly resend?: ResendInPlace<Sent> | null;
  /** A message to show at first. */
  readonly notice?: Phrase | undefined;
  /** Returns the message for a refused code. Default: the usual message for the error. */
  readonly explain?: (error: AuthError) => Feedback;
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
    resend,
    notice,
    explain = (error) => showRefusal(error, 'code'),
  }: CodePrompt<Value, Accepted, Refused, Cancelled, Resend, Linked, Sent>,
): Promise<Accepted | Refused | Cancelled | Resend | Linked | Sent> {
  const { ui, text, settings } = tools;
  const tried = new Set<string>();
  let feedback: Feedback = notice === undefined ? {} : { notice };

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
        feedback = resend.showRefusal(sent.error);
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
      feedback = explain(checked.error);
    }
  } finally {
    resend?.clear();
  }
}
