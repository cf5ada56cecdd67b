import type { AuthResult } from '../../adapters/auth-backend.ts';
import { describeValue } from '../config/config-error.ts';
import type { CheckPassword, NewPasswordContext, PasswordMessage } from '../config/ui-config.ts';
import { callAppInTime, withSignal } from '../call-app.ts';
import { isAppText, toPhrase } from '../config/app-text.ts';
import { texts, type Phrase } from '../messages/phrase.ts';
import { explainRefusal } from '../refusals-anywhere.ts';
import type { Feedback } from '../refusals.ts';
import type { Tools } from './screen.ts';
import type { Outcome } from '../ui.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Lets the app check a new password (`checkPassword`). Returns the feedback to show, or null if the password can be
 * set.
 *
 * @param credentials the account's `email`, and the new `password`
 */
export const checkPassword = (
  tools: Pick<Tools, 'ui' | 'settings'>,
  credentials: Credentials,
): Promise<Feedback | null> => askApp(tools, 'checkPassword', 'newPassword', credentials);

/**
 * Lets the app check the password of an existing account (`checkPasswordAtSignIn`), after the service has accepted the
 * password. If the app refuses the password, or if the visitor leaves meanwhile, ends the sign-in. Returns the feedback
 * to show, or null if the sign-in can go on.
 *
 * @param signedIn the answer of the service. If it is the error that requires a second factor, the password is right
 */
export async function checkPasswordAtSignIn(
  tools: Pick<Tools, 'ui' | 'auth' | 'settings'>,
  credentials: Credentials,
  signedIn: Outcome<AuthResult>,
): Promise<Feedback | null> {
  const { ui, auth } = tools;
  if (!signedIn.ok && signedIn.error.code !== 'auth/multi-factor-auth-required') return null;
  try {
    const refused = await askApp(tools, 'checkPasswordAtSignIn', 'password', credentials);
    if (refused) await ui.waitFor(auth.discard());
    return refused;
  } catch (error) {
    void auth.discard().catch(() => {});
    throw error;
  }
}

type Setting = 'checkPassword' | 'checkPasswordAtSignIn';

async function askApp(
  { ui, settings }: Pick<Tools, 'ui' | 'settings'>,
  setting: Setting,
  field: 'newPassword' | 'password',
  { email, password }: Credentials,
): Promise<Feedback | null> {
  const { [setting]: checks = [] } = settings.config;
  const list = typeof checks === 'function' ? [checks] : checks;
  if (list.length === 0) return null;
  const checked = await withSignal((signal) => ui.waitFor(runChecks(setting, list, password, { email, signal })));
  if (!checked.ok) return { notice: explainRefusal(checked.error) };
  return checked.value === null ? null : { errors: { [field]: checked.value } };
}

/**
 * Runs the app's checks one after the other. Returns the message of the first check that refuses the password. A check
 * that throws or takes too long accepts the password, so that visitors can continue despite a broken check.
 */
async function runChecks(
  setting: Setting,
  checks: readonly CheckPassword[],
  password: string,
  context: NewPasswordContext,
): Promise<Phrase | null> {
  const { signal } = context;
  for (const check of checks) {
    const checked = callAppInTime(setting, signal, async () => toMessage(setting, await check(password, context)));
    const message = await checked.catch(() => null);
    if (message !== null || signal.aborted) return message;
  }
  return null;
}

const ownMessages: readonly unknown[] = ['passwordBreached', 'passwordTooWeak'] satisfies PasswordMessage['message'][];

/** Turns the result of a check into a phrase. Accepts any value, because an app without TypeScript may return anything. */
function toMessage(setting: Setting, found: unknown): Phrase | null {
  if (found === undefined || found === null || found === '') return null;
  if (typeof found === 'string') return found;
  if (isPasswordMessage(found)) return texts[found.message];
  if (hasNoMessage(found) && isAppText(found)) return toPhrase(found);
  const expected = 'a text, a text for each language, or a message such as { message: "passwordBreached" }';
  throw new Error(`${setting}: must return nothing, ${expected}, but has returned ${describeValue(found)}.`);
}

/**
 * Returns true if the result has no key `message`. Without this check, a wrong message such as `{ message: 'other' }`
 * would be taken for an object with a text for each language, and `message` for the name of a language.
 */
const hasNoMessage = (found: unknown): boolean => (found as Partial<PasswordMessage>).message === undefined;

const isPasswordMessage = (found: unknown): found is PasswordMessage =>
  ownMessages.includes((found as Partial<PasswordMessage>).message);
