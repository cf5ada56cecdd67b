import { AuthError, type AuthErrorCode } from '../../../adapters/auth-error.ts';
import { isAppText, toPhrase } from '../../config/app-text.ts';
import type { Settings } from '../../config/settings.ts';
import type { EmailCodeRefused } from '../../config/ui-config.ts';
import type { Phrase } from '../../messages/phrase.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { Feedback } from '../../refusals.ts';
import type { Next } from '../../screen/screen.ts';
import { checkRestriction } from '../finish/admin-restriction.ts';

/** Maps each refusal of the app's server to the error of the service that has the same meaning. */
const codes: Readonly<Record<EmailCodeRefused['error'] & string, AuthErrorCode>> = {
  wrongCode: 'auth/invalid-verification-code',
  codeExpired: 'auth/code-expired',
  tooManyRequests: 'auth/too-many-requests',
  signUpClosed: 'auth/sign-up-closed',
};

/** Says that the app's server has refused to mail a code, or to accept one. */
export class EmailCodeRefusal extends AuthError {
  /** The app's own message; undefined if the app has none. */
  readonly text: Phrase | undefined;
  /** Whether the message is about the entered code. */
  readonly isAboutCode: boolean;

  constructor({ error, message }: EmailCodeRefused) {
    super(error === undefined ? 'auth/failed-precondition' : codes[error]);
    this.text = message === undefined ? undefined : toPhrase(message);
    this.isAboutCode = error === 'wrongCode' || error === 'codeExpired';
  }
}

/** Returns the message to show if a code could not be mailed, or was not accepted. */
export const explainCodeError = (error: AuthError): Phrase =>
  (error instanceof EmailCodeRefusal && error.text) || explainRefusal(error);

/** Returns the feedback on a code that was not accepted. A message about the entered code is shown at its field. */
export function showCodeError(error: AuthError): Feedback {
  const message = explainCodeError(error);
  return error instanceof EmailCodeRefusal && error.isAboutCode
    ? { errors: { phoneConfirmationCode: message } }
    : { notice: message };
}

/** Returns the screen "Not Authorized" for a visitor who may not sign up. Returns null for any other error. */
export const checkSignUpClosed = (
  error: AuthError,
  settings: Settings,
  email: string,
): Next<'unauthorizedUser'> | null =>
  checkRestriction(error, settings, {
    identifier: email,
    ...(error instanceof EmailCodeRefusal && { message: error.text }),
  });

/** Returns true if a value is a refusal of the app's server. */
export function isRefused(value: unknown): value is EmailCodeRefused {
  if (typeof value !== 'object' || value === null) return false;
  const { error, message } = value as { readonly error?: unknown; readonly message?: unknown };
  const isKnown = error === undefined ? message !== undefined : Object.hasOwn(codes, String(error));
  return isKnown && (message === undefined || isAppText(message));
}
