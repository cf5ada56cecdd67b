import type { AuthResult, AuthUser } from '../../../adapters/auth-backend.ts';
import type { AuthError, AuthErrorCode } from '../../../adapters/auth-error.ts';
import { describeValue } from '../../config/config-error.ts';
import type { AppSignIn, AppText } from '../../config/ui-config.ts';
import { toPhrase } from '../../config/app-text.ts';
import { texts, type Phrase } from '../../messages/phrase.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { reportAppError } from '../../report-app-error.ts';
import { to, type Next, type Tools } from '../../screen/screen.ts';
import { isEmail } from '../../validation/rules.ts';
import { checkRestriction } from '../finish/admin-restriction.ts';
import { rememberNewAccount } from '../finish/new-account.ts';
import { completeSignIn } from '../linking/complete-sign-in.ts';
import { findGuestToUpgrade } from '../linking/guest-to-upgrade.ts';

/**
 * Feedback after which the visitor chooses a sign-in option again. The list of sign-in options shows the notice, if
 * there is one.
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
  /** The email that the visitor has typed; may be incomplete. */
  readonly typedEmail: string | undefined;
}

/**
 * Signs in with a function of the app (`signIn`), which returns a custom token. While the function runs, the visitor
 * can choose another sign-in option.
 */
export async function signInWithApp(tools: Tools, choice: AppSignInChoice): Promise<SignInOutcome> {
  const { ui, settings } = tools;
  // While sign-up is closed, no guest is upgraded, as with all other sign-in options.
  const guest = settings.closedSignUp ? null : findGuestToUpgrade(tools);
  const controller = new AbortController();
  try {
    const outcome = await ui.waitForWindow(run(tools, choice, guest, controller.signal));
    if (!outcome.ok) return explainFailure(tools, choice, outcome.error);
    const { value } = outcome;
    return 'user' in value ? { next: await completeSignIn(tools, value) } : { feedback: value };
  } finally {
    // Abort the function, even if `waitForWindow` rejects because the visitor has left the screen.
    controller.abort();
  }
}

/**
 * Runs the app's function, and signs in with the token that it returns. Returns feedback if there is no token.
 *
 * @throws (rejects) an `AuthError` if the service refuses the token
 */
async function run(
  tools: Tools,
  { provider, signIn, typedEmail }: AppSignInChoice,
  guest: AuthUser | null,
  signal: AbortSignal,
): Promise<AuthResult | Feedback> {
  const { auth, settings } = tools;
  const email = typedEmail !== undefined && isEmail(typedEmail) ? typedEmail : undefined;
  let answer: string | { readonly notice: Phrase } | null;
  try {
    answer = readAnswer(provider, await signIn({ signal, email, tenantId: settings.tenantId, guest }));
  } catch (error) {
    if (!signal.aborted) reportAppError(error);
    return { notice: navigator.onLine ? texts.generic : texts.networkRequestFailed };
  }
  // After an abort, the visitor may already be using another sign-in option.
  if (answer === null || signal.aborted) return {};
  if (typeof answer !== 'string') return answer;
  const signingIn = auth.signInWithCustomToken(answer).then((result) => toAppResult(result, provider, guest));
  return await rememberNewAccount(tools, signingIn);
}

/**
 * Adds the ID of the sign-in option to the result, because the service does not know this ID. A sign-in with the
 * guest's `uid` counts as an upgrade of the guest.
 */
const toAppResult = (result: AuthResult, providerId: string, guest: AuthUser | null): AuthResult => ({
  ...result,
  operationType: result.user.uid === guest?.uid ? 'link' : result.operationType,
  additionalUserInfo: { isNewUser: false, profile: null, ...result.additionalUserInfo, providerId },
});

/**
 * Reads what the app's function has returned: a token, a message, or null if the visitor has cancelled.
 *
 * @throws an `Error` for any other value
 */
function readAnswer(provider: string, answer: unknown): string | { readonly notice: Phrase } | null {
  if (answer === undefined || answer === null) return null;
  if (typeof answer === 'string' && answer !== '') return answer;
  const { message } = answer as { readonly message?: unknown };
  if (isAppText(message)) return { notice: toPhrase(message) };
  const expected = 'a custom token, a message such as { message: "…" }, or nothing';
  throw new Error(`signIn of "${provider}": must return ${expected}, but has returned ${describeValue(answer)}.`);
}

function isAppText(value: unknown): value is AppText {
  if (typeof value === 'string') return value !== '';
  const translations: readonly unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return translations.length > 0 && translations.every((text) => typeof text === 'string');
}

/** Codes of errors that the visitor cannot mend: the app's server has created a wrong token. */
const tokenErrors: ReadonlySet<AuthErrorCode> = new Set([
  'auth/invalid-custom-token',
  'auth/custom-token-mismatch',
  'auth/tenant-not-found',
]);

function explainFailure({ settings }: Tools, { provider }: AppSignInChoice, error: AuthError): SignInOutcome {
  if (error.code === 'auth/multi-factor-auth-required') return { next: to('secondFactor', {}) };
  const next = checkRestriction(error, settings, { identifier: null });
  if (next) return { next };
  if (!tokenErrors.has(error.code)) return { feedback: { notice: explainRefusal(error) } };
  reportAppError(
    new Error(`signIn of "${provider}": the service has refused the token (${error.code}).`, { cause: error }),
  );
  return { feedback: { notice: texts.generic } };
}
