import type { AuthErrorOptions } from '../../auth-error.ts';
import { authErrorFromWireMessage, networkFailure } from '../../shared/wire-error.ts';
import { answerPrefix } from './disturbances.ts';

/**
 * An error of the in-memory service. It has the real service's message, such as `EMAIL_NOT_FOUND` or `WEAK_PASSWORD :
 * Password should be at least 6 characters`.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly details: AuthErrorOptions;

  constructor(message: string, details: AuthErrorOptions = {}) {
    super(message);
    this.details = details;
  }
}

export function throwUnless(condition: unknown, wireMessage: string): asserts condition {
  if (!condition) throw new ServiceError(wireMessage);
}

export async function withAuthErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof ServiceError
      ? authErrorFromWireMessage(toWireMessage(error.message), { ...error.details, cause: error })
      : error;
  }
}

/**
 * Returns the error message that the `AuthError` is created from. This is usually `message` itself.
 *
 * With a message such as `ANSWER {}`, a test simulates an answer with wrong content. The SDK then reports an internal
 * error if the content is a JSON object or array, and a network error for any other content. This function returns the
 * messages of these errors.
 */
function toWireMessage(message: string): string {
  if (!message.startsWith(answerPrefix)) return message;
  return isObject(message.slice(answerPrefix.length)) ? 'INTERNAL_ERROR' : networkFailure;
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}
