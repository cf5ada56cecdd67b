import type { Phrase } from '../../messages/phrase.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Description } from '../../description.ts';
import { limits } from '../../delays-and-limits.ts';
import { showRefusal, type Feedback } from '../../refusals.ts';
import type { Next, Tools } from '../../screen/screen.ts';
import { codeForm } from './code-form.ts';
import { submitFullCode } from './submit-full-code.ts';

/** Texts, calls and next screens of one screen that asks for a code. Several screens use the same form for codes. */
interface CodePrompt<Value, Accepted, Refused, Cancelled, Resend, Linked> {
  /** Everything that the screen shows besides the form. */
  readonly description: Pick<Description<Phrase>, 'title' | 'body' | 'footer' | 'qrCode'>;
  checkCode(code: string): Promise<Value>;
  /** Text of the dialog that tells the visitor that the code was accepted. */
  readonly acceptedText: Phrase;
  onAccepted(value: Value): Accepted | Promise<Accepted>;
  /** Returns the next screen, or null if the visitor can try another code. */
  onRefused(error: AuthError): Refused | null;
  onCancelled(): Cancelled;
  /**
   * Returns the screen that sends a new code. If null, the visitor cannot request a new code, because an authenticator
   * app shows the codes.
   */
  readonly onResend: (() => Resend) | null;
  /** Functions that return the next screen after a click on a link of the description, by the names of their actions. */
  readonly links?: Readonly<Record<string, () => Linked>>;
}

/** Asks for a code until it is accepted, or the visitor leaves the screen (reference §2.6, T135–T142). */
export async function enterCode<
  Value,
  Accepted extends Next | null,
  Refused extends Next,
  Cancelled extends Next,
  Resend = never,
  Linked = never,
>(
  { ui, text, settings }: Tools,
  {
    description,
    checkCode,
    acceptedText,
    onAccepted,
    onRefused,
    onCancelled,
    onResend,
    links = {},
  }: CodePrompt<Value, Accepted, Refused, Cancelled, Resend, Linked>,
): Promise<Accepted | Refused | Cancelled | Resend | Linked> {
  const tried = new Set<string>();
  let feedback: Feedback = {};
  while (true) {
    const { action, values } = await ui.show(
      (seconds: number) => ({ ...description, ...codeForm(text, onResend ? seconds : null), ...feedback }),
      {
        redrawSeconds: onResend ? limits.resendCountdownSeconds : 0,
        ...(settings.config.submitFullCodes && submitFullCode(tried)),
      },
    );
    if (action === 'cancel') return onCancelled();
    if (onResend && (action === 'resend' || action === 'change')) return onResend();
    const follow = links[action];
    if (follow) return follow();
    tried.add(values.phoneConfirmationCode);
    const checked = await ui.waitWithDialog(text.verifying, checkCode(values.phoneConfirmationCode));
    if (checked.ok) {
      await ui.showDone(acceptedText);
      return onAccepted(checked.value);
    }
    const next = onRefused(checked.error);
    if (next) return next;
    feedback = showRefusal(checked.error, 'code');
  }
}
