import { isAuthErrorCode } from '../auth-error-codes.ts';
import { AuthError, type AuthErrorCode, type AuthErrorOptions } from '../auth-error.ts';

/** Error codes of the Firebase SDK, each with the `AuthErrorCode` that replaces it. */
const sdkAliases: Readonly<Record<string, AuthErrorCode>> = {
  // The name of `auth/invalid-credential` in SDK 9.10 to 10.x.
  'auth/invalid-login-credentials': 'auth/invalid-credential',
  'auth/missing-email': 'auth/invalid-email',
  'auth/missing-new-email': 'auth/invalid-email',
  'auth/invalid-new-email': 'auth/invalid-email',
  'auth/invalid-continue-uri': 'auth/unauthorized-continue-uri',
  // The app's `beforeAuthStateChanged` callback has refused the user, and its error has no message.
  'auth/login-blocked': 'auth/permission-denied',
  // The session has ended:
  'auth/invalid-user-token': 'auth/user-token-expired',
  'auth/invalid-refresh-token': 'auth/user-token-expired',
  'auth/no-current-user': 'auth/user-token-expired',
  'auth/null-user': 'auth/user-token-expired',
  // An input of a phone sign-in is missing or invalid:
  'auth/invalid-verification-id': 'auth/code-expired',
  'auth/missing-verification-id': 'auth/code-expired',
  'auth/missing-code': 'auth/invalid-verification-code',
  'auth/missing-phone-number': 'auth/invalid-phone-number',
  // The human verification has failed:
  'auth/invalid-app-credential': 'auth/captcha-check-failed',
  'auth/missing-app-credential': 'auth/captcha-check-failed',
  'auth/invalid-recaptcha-token': 'auth/captcha-check-failed',
  'auth/missing-recaptcha-token': 'auth/captcha-check-failed',
  'auth/invalid-recaptcha-action': 'auth/captcha-check-failed',
  // The account already has the provider or the second factor:
  'auth/provider-already-linked': 'auth/credential-already-in-use',
  'auth/second-factor-already-in-use': 'auth/credential-already-in-use',
  // The session of the pending sign-in is missing, or the second factor:
  'auth/missing-multi-factor-session': 'auth/invalid-multi-factor-session',
  'auth/missing-multi-factor-info': 'auth/invalid-multi-factor-session',
  'auth/multi-factor-info-not-found': 'auth/invalid-multi-factor-session',
  // Another account has the phone number:
  'auth/phone-number-exists': 'auth/credential-already-in-use',
  // The project or the tenant does not allow the call:
  'auth/unsupported-first-factor': 'auth/operation-not-allowed',
  'auth/unsupported-tenant-operation': 'auth/operation-not-allowed',
  'auth/maximum-second-factor-count-exceeded': 'auth/operation-not-allowed',
  'auth/invalid-tenant-id': 'auth/tenant-not-found',
  'auth/tenant-id-mismatch': 'auth/tenant-not-found',
  'auth/missing-or-invalid-nonce': 'auth/invalid-credential',
  'auth/rejected-credential': 'auth/invalid-credential',
  'auth/user-mismatch': 'auth/invalid-credential',
};

/** The beginning of a blocking function's error text, in Google's service and in the emulator (reference §9.3). */
const blockingFunctionMark = /HTTP Cloud Function returned an error:|returned HTTP error \d+:/;

/**
 * Creates the `AuthError` for an error code of the Firebase SDK. An unknown code becomes `auth/internal-error`. The
 * error of a blocking function becomes `auth/blocked-by-function` with the function's own message.
 *
 * @param code such as `auth/wrong-password`
 * @param text the service's text, without the SDK's `Firebase: … (code)` around it
 */
export function authErrorFromSdkCode(
  code: string,
  text: string | undefined,
  options: AuthErrorOptions = {},
): AuthError {
  const blockingMessage = text === undefined ? undefined : parseBlockingFunctionMessage(text);
  if (blockingMessage !== undefined) return new AuthError('auth/blocked-by-function', blockingMessage, options);
  const known = sdkAliases[code] ?? (isAuthErrorCode(code) ? code : undefined);
  if (known === undefined) {
    return new AuthError('auth/internal-error', text === undefined ? code : `${code}: ${text}`, options);
  }
  return new AuthError(known, text ?? known, options);
}

/**
 * Returns the message of a blocking function from a text such as `…returned an error: {"error":{"message":"…"}}`.
 * Returns undefined if there is no message, or if the text is incomplete, because the SDK cuts off a text at ` : `.
 */
function parseBlockingFunctionMessage(text: string): string | undefined {
  if (!blockingFunctionMark.test(text)) return undefined;
  try {
    const answer: unknown = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
    const error = isRecord(answer) ? answer['error'] : undefined;
    const message = isRecord(error) ? error['message'] : undefined;
    return typeof message === 'string' && message !== '' ? message : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
