import { describeValue } from '../../config/config-error.ts';
import type { CheckPassword, NewPasswordContext, PasswordMessage } from '../../config/ui-config.ts';
import { withTimeout } from '../../app-timeout.ts';
import { toPhrase } from '../../config/app-text.ts';
import { texts, type Phrase } from '../../messages/phrase.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { Feedback } from '../../refusals.ts';
import { reportAppError } from '../../report-app-error.ts';
import type { Tools } from '../../screen/screen.ts';

/**
 * Lets the app check a new password (`checkPassword`). Returns the feedback to show, or null if the password can be
 * set.
 *
 * @param credentials the account's `email`, and the new `password`
 */
export async function checkPassword(
  { ui, settings }: Pick<Tools, 'ui' | 'settings'>,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Feedback | null> {
  const { checkPassword: checks = [] } = settings.config;
  const list = typeof checks === 'function' ? [checks] : checks;
  if (list.length === 0) return null;
  const controller = new AbortController();
  try {
    const checked = await ui.waitFor(runChecks(list, password, { email, signal: controller.signal }));
    if (!checked.ok) return { notice: explainRefusal(checked.error) };
    return checked.value === null ? null : { errors: { newPassword: checked.value } };
  } finally {
    // Abort the check, even if `waitFor` rejects because the visitor has left the screen or the widget has stopped.
    controller.abort();
  }
}

/** Runs the app's checks one after the other. Returns the message of the first check that refuses the password. */
async function runChecks(
  checks: readonly CheckPassword[],
  password: string,
  context: NewPasswordContext,
): Promise<Phrase | null> {
  for (const check of checks) {
    const message = await runCheck(check, password, context);
    if (message !== null || context.signal.aborted) return message;
  }
  return null;
}

/**
 * Runs one check. If the check throws or takes too long, accepts the password, so that visitors can continue despite a
 * broken check.
 */
async function runCheck(check: CheckPassword, password: string, context: NewPasswordContext): Promise<Phrase | null> {
  try {
    const found = await withTimeout('checkPassword', check(password, context), context.signal);
    return found === undefined || found === null || found === '' ? null : toMessage(found);
  } catch (error) {
    if (!context.signal.aborted) reportAppError(error);
    return null;
  }
}

const ownMessages: readonly unknown[] = ['passwordBreached', 'passwordTooWeak'] satisfies PasswordMessage['message'][];

/** Turns the result of a check into a phrase. Accepts any value, because an app without TypeScript may return anything. */
function toMessage(found: unknown): Phrase {
  if (typeof found === 'string') return found;
  if (isPasswordMessage(found)) return texts[found.message];
  if (isTextByLanguage(found)) return toPhrase(found);
  const expected = 'a text, a text for each language, or a message such as { message: "passwordBreached" }';
  throw new Error(`checkPassword: must return nothing, ${expected}, but has returned ${describeValue(found)}.`);
}

const isPasswordMessage = (found: unknown): found is PasswordMessage =>
  ownMessages.includes((found as Partial<PasswordMessage>).message);

function isTextByLanguage(found: unknown): found is Readonly<Record<string, string>> {
  if (typeof found !== 'object' || found === null || Array.isArray(found) || 'message' in found) return false;
  const values: readonly unknown[] = Object.values(found);
  return values.length > 0 && values.every((text) => typeof text === 'string');
}
