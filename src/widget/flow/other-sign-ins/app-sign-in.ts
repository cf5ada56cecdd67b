import type { AuthResult } from '../../../adapters/auth-backend.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import { callApp, withSignal } from '../../call-app.ts';
import { describeValue } from '../../config/config-error.ts';
import type { AppSignIn } from '../../config/ui-config.ts';
import { isAppText, toPhrase } from '../../config/app-text.ts';
import type { Phrase } from '../../messages/phrase.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { to, type Next, type Tools } from '../../screen/screen.ts';
import { isEmail } from '../../validation/rules.ts';
import { checkRestriction } from '../finish/admin-restriction.ts';
import { signInWithToken } from '../finish/token-sign-in.ts';
import { completeSignIn } from '../linking/complete-sign-in.ts';
import { findGuestForApp } from '../linking/guest-to-upgrade.ts';

/**
 * Result of a sign-in that has failed or was cancelled. The visitor returns to the list of sign-in options. The list
 * shows the notice, if there is one.
 */
export interface Feedback {
  readonly notice?: Phrase;
}

/** The result of a sign-in: the next screen, or feedback on the current screen. */
export type SignInOutcome =
  | {
      readonly next: Next<
        'done' | 'secondFactor' | 'mergeConflict' | 'unauthorizedUser' | 'emailMismatch' | 'providerSignIn'
      >;
    }
  | { readonly feedback: Feedback };

/** The app's own sign-in that the visitor has chosen. */
export interface AppSignInChoice {
  readonly provider: string;
  readonly signIn: AppSignIn;
  /** The key of the app's function in the sign-in option. Defaults to `signIn`. */
  readonly functionKey?: 'signIn' | 'autofill';
  /** The email that the visitor has typed; may be incomplete. */
  readonly typedEmail: string | undefined;
}

/**
 * Signs in with a function of the app (`signIn`), which returns a custom token. While the function runs, the visitor
 * can choose another sign-in option.
 */
export async function signInWithApp(tools: Tools, choice: AppSignInChoice): Promise<SignInOutcome> {
  const outcome = await withSignal((signal) => tools.ui.waitWithChoices(run(tools, choice, signal)));
  if (!outcome.ok) return explainFailure(tools, outcome.error);
  const { value } = outcome;
  return 'user' in value ? { next: await completeSignIn(tools, value) } : { feedback: value };
}

/**
 * Runs the app's function, and signs in with the token that it returns. Returns feedback if there is no token.
 *
 * @throws (rejects) an `AuthError` if the function fails, or if the service refuses the token
 */
async function run(
  tools: Tools,
  { provider, signIn, functionKey = 'signIn', typedEmail }: AppSignInChoice,
  signal: AbortSignal,
): Promise<AuthResult | Feedback> {
  const { tenantId } = tools.settings;
  const email = typedEmail !== undefined && isEmail(typedEmail) ? typedEmail : undefined;
  const guest = findGuestForApp(tools);
  const functionName = `${functionKey} of "${provider}"`;
  const answer = await callApp(signal, async () =>
    readAnswer(functionName, await signIn({ signal, email, tenantId, guest })),
  );
  if (answer === null) return {};
  if (typeof answer !== 'string') return answer;
  return signInWithToken(tools, { token: answer, functionName, providerId: provider, guest });
}

/**
 * Reads what the app's function has returned: a token, a message, or null if the visitor has cancelled.
 *
 * @throws an `Error` for any other value
 */
function readAnswer(functionName: string, answer: unknown): string | { readonly notice: Phrase } | null {
  if (answer === undefined || answer === null) return null;
  if (typeof answer === 'string' && answer !== '') return answer;
  const { message } = answer as { readonly message?: unknown };
  if (isAppText(message)) return { notice: toPhrase(message) };
  const expected = 'a custom token, a message such as { message: "…" }, or nothing';
  throw new Error(`${functionName}: must return ${expected}, but has returned ${describeValue(answer)}.`);
}

function explainFailure({ settings }: Tools, error: AuthError): SignInOutcome {
  if (error.code === 'auth/multi-factor-auth-required') return { next: to('secondFactor', {}) };
  const next = checkRestriction(error, settings, { identifier: null });
  return next ? { next } : { feedback: { notice: explainRefusal(error) } };
}
