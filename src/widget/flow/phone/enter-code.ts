import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Description } from '../../description.ts';
import { limits } from '../../limits.ts';
import { showRefusal, type Feedback } from '../../refusals.ts';
import { codeEntry } from './code-entry.ts';
import type { Next, Tools } from '../screen.ts';

/** A code that somebody is asked for, and where it leads. */
interface CodeQuestion<Value, Right, Refused, Cancelled, Again> {
  /** What the screen shows beside the field. */
  readonly shows: Pick<Description, 'title' | 'body' | 'footer' | 'qrCode'>;
  /** Has the service check what was entered. */
  check(code: string): Promise<Value>;
  /** What is said of a code that was right. */
  readonly done: string;
  accepted(value: Value): Right | Promise<Right>;
  /** Where a refusal leads that no other code can mend; null where one can. */
  refused(error: AuthError): Refused | null;
  cancelled(): Cancelled;
  /** Where another message, or another number, is asked for; null where nobody sent the code. */
  readonly again: (() => Again) | null;
}

/** Asks for a code until it is right, or until there is a better place to be (reference §2.6, T135–T142). */
export async function enterCode<
  Value,
  Right extends Next | null,
  Refused extends Next,
  Cancelled extends Next,
  Again = never,
>(
  { ui, text }: Tools,
  { shows, check, done, accepted, refused, cancelled, again }: CodeQuestion<Value, Right, Refused, Cancelled, Again>,
): Promise<Right | Refused | Cancelled | Again> {
  let feedback: Feedback = {};
  while (true) {
    const { action, values } = await ui.show(
      (secondsHere: number) => ({ ...shows, ...codeEntry(text, again ? secondsHere : null), ...feedback }),
      { redrawSeconds: again ? limits.resendCountdownSeconds : 0 },
    );
    if (action === 'cancel') return cancelled();
    if (again && (action === 'resend' || action === 'change')) return again();
    const checked = await ui.waitWithDialog(text.verifying, check(values.phoneConfirmationCode));
    if (checked.ok) {
      await ui.showDone(done);
      return accepted(checked.value);
    }
    const elsewhere = refused(checked.error);
    if (elsewhere) return elsewhere;
    feedback = showRefusal(checked.error, text, 'code');
  }
}
