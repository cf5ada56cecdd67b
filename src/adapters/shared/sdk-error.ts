import { isAuthErrorCode } from '../auth-error-codes.ts';
import { AuthError, type AuthErrorCode, type AuthErrorOptions } from '../auth-error.ts';

/** Codes of the Firebase SDK that say what one of ours says. Every other unknown code is an internal error. */
const sdkAliases: Readonly<Record<string, AuthErrorCode>> = {
  // 9.10 to 10.x call it so
  'auth/invalid-login-credentials': 'auth/invalid-credential',
  'auth/missing-email': 'auth/invalid-email',
  'auth/invalid-continue-uri': 'auth/unauthorized-continue-uri',
  // the ways in which a token is no longer any good
  'auth/invalid-user-token': 'auth/user-token-expired',
  'auth/invalid-refresh-token': 'auth/user-token-expired',
  'auth/no-current-user': 'auth/user-token-expired',
  'auth/null-user': 'auth/user-token-expired',
  // a code of a text message that cannot be used any more, or that is none
  'auth/invalid-verification-id': 'auth/code-expired',
  'auth/missing-verification-id': 'auth/code-expired',
  'auth/missing-code': 'auth/invalid-verification-code',
  'auth/missing-phone-number': 'auth/invalid-phone-number',
  // no proof that a person is there
  'auth/invalid-app-credential': 'auth/captcha-check-failed',
  'auth/missing-app-credential': 'auth/captcha-check-failed',
  'auth/invalid-recaptcha-token': 'auth/captcha-check-failed',
  'auth/missing-recaptcha-token': 'auth/captcha-check-failed',
  // the account has such a provider, or such a factor, already
  'auth/provider-already-linked': 'auth/credential-already-in-use',
  'auth/second-factor-already-in-use': 'auth/credential-already-in-use',
  // the sign-in that waits for its second factor cannot go on
  'auth/missing-multi-factor-session': 'auth/invalid-multi-factor-session',
  'auth/missing-multi-factor-info': 'auth/invalid-multi-factor-session',
  'auth/multi-factor-info-not-found': 'auth/invalid-multi-factor-session',
  // what the project, or a tenant, does not offer
  'auth/unsupported-first-factor': 'auth/operation-not-allowed',
  'auth/unsupported-tenant-operation': 'auth/operation-not-allowed',
  'auth/maximum-second-factor-count-exceeded': 'auth/operation-not-allowed',
  'auth/invalid-tenant-id': 'auth/tenant-not-found',
  'auth/tenant-id-mismatch': 'auth/tenant-not-found',
  'auth/missing-or-invalid-nonce': 'auth/invalid-credential',
  'auth/rejected-credential': 'auth/invalid-credential',
  'auth/user-mismatch': 'auth/invalid-credential',
};

/** The mark of a blocking function's refusal (reference §9.3). */
const blockingFunctionMark = 'HTTP Cloud Function returned an error:';

/**
 * The port's error for a code of the Firebase SDK.
 *
 * @param code such as `auth/wrong-password`
 * @param text what the service said beside it, without the SDK's frame; a blocking function's refusal is unpacked
 * @param about kept on the error
 */
export function authErrorFromSdkCode(code: string, text: string | undefined, about: AuthErrorOptions = {}): AuthError {
  const developersMessage = text === undefined ? undefined : parseBlockingFunctionMessage(text);
  if (developersMessage !== undefined) return new AuthError('auth/blocked-by-function', developersMessage, about);
  const known = isAuthErrorCode(code) ? code : sdkAliases[code];
  if (known === undefined) {
    return new AuthError('auth/internal-error', text === undefined ? code : `${code}: ${text}`, about);
  }
  return new AuthError(known, text ?? known, about);
}

/**
 * The developer's own sentence, from `…returned an error: {"error":{"message":"…"}}`. Undefined for any other text,
 * and where the JSON is broken: the SDK cuts what it passes on at the first ` : `.
 */
function parseBlockingFunctionMessage(text: string): string | undefined {
  if (!text.includes(blockingFunctionMark)) return undefined;
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
