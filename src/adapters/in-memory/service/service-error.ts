import type { AuthErrorOptions } from '../../auth-error.ts';
import { authErrorFromWireMessage } from '../../shared/wire-error.ts';

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
      ? authErrorFromWireMessage(error.message, { ...error.details, cause: error })
      : error;
  }
}
