import type { AuthErrorOptions } from '../../auth-error.ts';
import { authErrorFromWireMessage } from '../../shared/wire-error.ts';

/**
 * Thrown when a call to the in-memory service fails. Its message is the one that the real service sends, such as
 * `EMAIL_NOT_FOUND` or `WEAK_PASSWORD : Password should be at least 6 characters`.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  /** The email and the credential that the error carries, if any. */
  readonly details: AuthErrorOptions;

  constructor(message: string, details: AuthErrorOptions = {}) {
    super(message);
    this.details = details;
  }
}

/** Throws a `ServiceError` with this message if the condition is falsy. */
export function throwUnless(condition: unknown, wireMessage: string): asserts condition {
  if (!condition) throw new ServiceError(wireMessage);
}

/** Awaits the service's response and turns a `ServiceError` into an `AuthError`. */
export async function withAuthErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof ServiceError
      ? authErrorFromWireMessage(error.message, { ...error.details, cause: error })
      : error;
  }
}
