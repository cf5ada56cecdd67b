import type { AuthCredential } from '../../auth-backend.ts';
import { AuthError, type AuthErrorCode, type AuthErrorOptions } from '../../auth-error.ts';
import { authErrorFromSdkCode } from '../../shared/sdk-error.ts';
import { isStorageFailure } from './storage-failure.ts';

/** The SDK's frame around what the service said: `Firebase: text (auth/code).` */
const frame = /^Firebase: (?<text>.*) \(auth\/[^)]*\)\.?$/s;

/** Waits for an operation of the SDK, and rejects with the port's error where the SDK rejects with its own. */
export async function withAuthErrors<T>(operation: Promise<T>): Promise<T> {
  try {
    return await operation;
  } catch (error) {
    throw toAuthError(error);
  }
}

/**
 * The port's error for whatever the SDK threw; what is unknown is an internal error, with its cause.
 *
 * @param about the address and the credential that the refusal is about
 */
export function toAuthError(error: unknown, about: AuthErrorOptions = {}): AuthError {
  if (error instanceof AuthError) return error;
  const options = { ...about, cause: error };
  if (!(error instanceof Error)) return new AuthError('auth/internal-error', String(error), options);
  const { code } = error as Error & { code?: unknown };
  const text = frame.exec(error.message)?.groups?.['text'] ?? error.message;
  if (isStorageFailure(error)) return new AuthError('auth/web-storage-unsupported', text, options);
  // Where the service said nothing beside its code, the SDK says "Error".
  return authErrorFromSdkCode(
    typeof code === 'string' ? code : error.name,
    text === 'Error' ? undefined : text,
    options,
  );
}

/** Refusals that are about a credential which belongs elsewhere. */
const conflicts: ReadonlySet<AuthErrorCode> = new Set([
  'auth/account-exists-with-different-credential',
  'auth/credential-already-in-use',
  'auth/email-already-in-use',
]);

/** What a sign-in was tried with, and what the service gave back of it. */
export interface AttemptedCredential {
  readonly email?: string | null | undefined;
  readonly credential?: AuthCredential | null | undefined;
}

/** The port's error for a sign-in, with the credential where it belongs to another account (reference §2.4). */
export function toSignInError(error: unknown, { email = null, credential = null }: AttemptedCredential): AuthError {
  const refusal = toAuthError(error);
  if (!conflicts.has(refusal.code)) return refusal;
  const named = (error as { customData?: { email?: unknown } }).customData?.email;
  const about = { email: typeof named === 'string' ? named : email, credential, cause: refusal.cause };
  // A phone number that is somebody else's is called so by the SDK when it is linked.
  const code = credential?.providerId === 'phone' ? 'auth/credential-already-in-use' : refusal.code;
  return new AuthError(code, refusal.code === code ? refusal.message : code, about);
}
