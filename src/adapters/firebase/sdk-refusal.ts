import { AuthError } from '../auth-error.ts';
import { errorOfSdkCode } from '../sdk-error.ts';

/** The SDK's frame around what the service said: `Firebase: text (auth/code).` */
const frame = /^Firebase: (?<text>.*) \(auth\/[^)]*\)\.?$/s;

/** Waits for an operation of the SDK, and rejects with the port's error where the SDK rejects with its own. */
export async function refusing<T>(operation: Promise<T>): Promise<T> {
  try {
    return await operation;
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The port's error for whatever the SDK threw; what is unknown is an internal error, with its cause. */
export function refusalOf(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  if (!(error instanceof Error)) return new AuthError('auth/internal-error', String(error), { cause: error });
  const { code } = error as Error & { code?: unknown };
  const text = frame.exec(error.message)?.groups?.['text'] ?? error.message;
  // Where the service said nothing beside its code, the SDK says "Error".
  return errorOfSdkCode(typeof code === 'string' ? code : error.name, text === 'Error' ? undefined : text, error);
}
