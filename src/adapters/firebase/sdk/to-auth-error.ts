import type { AuthCredential } from '../../auth-backend.ts';
import { AuthError, type AuthErrorCode, type AuthErrorOptions } from '../../auth-error.ts';
import { authErrorFromSdkCode } from '../../shared/sdk-error.ts';
import { getCustomData } from './custom-data.ts';

/** The format of the SDK's error messages, such as `Firebase: Some text (auth/some-code).` */
const messageFormat = /^Firebase: (?<text>.*) \(auth\/[^()]*\)\.?$/s;

export async function withAuthErrors<T>(operation: Promise<T>): Promise<T> {
  try {
    return await operation;
  } catch (error) {
    throw toAuthError(error);
  }
}

/** Turns an error of the SDK into an `AuthError` whose `cause` is the SDK's error. */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const options: AuthErrorOptions = { cause: error };
  if (!(error instanceof Error)) return new AuthError('auth/internal-error', String(error), options);
  const { code } = error as Error & { code?: unknown };
  const text = messageFormat.exec(error.message)?.groups?.['text'] ?? error.message;
  if (isScriptError(error)) return new AuthError('auth/network-request-failed', text, options);
  if (isStorageError(error)) return new AuthError('auth/web-storage-unsupported', text, options);
  const refusal = getAppRefusal(error);
  if (refusal !== undefined) return new AuthError('auth/blocked-by-function', refusal, options);
  // If the service sends no text, the SDK's text is only "Error". Leave out this text.
  return authErrorFromSdkCode(
    typeof code === 'string' ? code : error.name,
    text === 'Error' ? undefined : text,
    options,
  );
}

/**
 * Returns true if the SDK could not load a script. For example, the SDK needs Google's `api.js` to open a provider's
 * page.
 */
const isScriptError = (error: unknown): boolean =>
  (error as { readonly customData?: unknown }).customData instanceof Event;

/**
 * Names of the exceptions that a full or blocked storage throws (HTML Standard: `sessionStorage`, `Storage.setItem`).
 */
const storageExceptions: ReadonlySet<string> = new Set(['QuotaExceededError', 'SecurityError']);

/** Returns true for an exception of the browser's storage. Newer SDK versions wrap the exception in an error. */
function isStorageError(error: unknown): boolean {
  const exception = getCustomData(error)?.['originalError'] ?? error;
  return exception instanceof DOMException && storageExceptions.has(exception.name);
}

/**
 * Returns the message with which the app's own callback `beforeAuthStateChanged` has refused the user. Returns
 * undefined for any other error.
 */
function getAppRefusal(error: Error & { readonly code?: unknown }): string | undefined {
  const message = error.code === 'auth/login-blocked' ? getCustomData(error)?.['originalMessage'] : undefined;
  return typeof message === 'string' && message !== '' ? message : undefined;
}

const conflicts: ReadonlySet<AuthErrorCode> = new Set([
  'auth/account-exists-with-different-credential',
  'auth/credential-already-in-use',
  'auth/email-already-in-use',
]);

/** The email and the credential of a sign-in attempt. {@link toSignInError} adds them to some errors. */
export interface AttemptedCredential {
  readonly email?: string | null | undefined;
  readonly credential?: AuthCredential | null | undefined;
}

/**
 * Converts an error of a sign-in with the SDK to an `AuthError`. If an existing account already has the email or the
 * credential of the sign-in, adds both to the error (reference §2.4).
 */
export function toSignInError(error: unknown, { email = null, credential = null }: AttemptedCredential): AuthError {
  const authError = toAuthError(error);
  if (!conflicts.has(authError.code)) return authError;
  const reportedEmail = (error as { customData?: { email?: unknown } }).customData?.email;
  const options = {
    email: typeof reportedEmail === 'string' ? reportedEmail : email,
    credential,
    cause: authError.cause,
  };
  // Replace the SDK's code if the phone number belongs to another account. For this case, `AuthBackend` documents the
  // code `auth/credential-already-in-use`.
  const code = credential?.providerId === 'phone' ? 'auth/credential-already-in-use' : authError.code;
  return new AuthError(code, authError.code === code ? authError.message : code, options);
}
