import { AuthError, isAuthErrorCode, type AuthErrorCode } from './auth-error.ts';

/** Codes of the Firebase SDK that say what one of ours says. Every other unknown code is an internal error. */
const sameAs: Readonly<Record<string, AuthErrorCode>> = {
  // 9.10 to 10.x call it so
  'auth/invalid-login-credentials': 'auth/invalid-credential',
  'auth/missing-email': 'auth/invalid-email',
  'auth/invalid-continue-uri': 'auth/unauthorized-continue-uri',
  // the ways in which a token is no longer any good
  'auth/invalid-user-token': 'auth/user-token-expired',
  'auth/invalid-refresh-token': 'auth/user-token-expired',
  'auth/no-current-user': 'auth/user-token-expired',
  'auth/null-user': 'auth/user-token-expired',
};

/** The mark of a blocking function's refusal (reference §9.3). */
const blockingFunctionMark = 'HTTP Cloud Function returned an error:';

/**
 * The port's error for a code of the Firebase SDK.
 *
 * @param code such as `auth/wrong-password`
 * @param text what the service said beside it, without the SDK's frame; a blocking function's refusal is unpacked
 * @param cause kept on the error
 */
export function errorOfSdkCode(code: string, text: string | undefined, cause?: unknown): AuthError {
  const options = cause === undefined ? {} : { cause };
  const developersMessage = text === undefined ? undefined : messageOfBlockingFunction(text);
  if (developersMessage !== undefined) return new AuthError('auth/blocked-by-function', developersMessage, options);
  const known = isAuthErrorCode(code) ? code : sameAs[code];
  if (known === undefined) {
    return new AuthError('auth/internal-error', text === undefined ? code : `${code}: ${text}`, options);
  }
  return new AuthError(known, text ?? known, options);
}

/**
 * The developer's own sentence, from `…returned an error: {"error":{"message":"…"}}`. Undefined for any other text,
 * and where the JSON is broken: the SDK cuts what it passes on at the first ` : `.
 */
function messageOfBlockingFunction(text: string): string | undefined {
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
