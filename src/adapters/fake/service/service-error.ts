import type { AuthErrorOptions } from '../../auth-error.ts';
import { authErrorFromWireMessage } from '../../shared/wire-error.ts';

/** The in-memory service's no, in the words of the real service's wire protocol. */
export class ServiceError extends Error {
  override readonly name = 'WireRefusal';
  readonly details: AuthErrorOptions;

  /** @param about the address and the credential that it is about */
  constructor(message: string, about: AuthErrorOptions = {}) {
    super(message);
    this.details = about;
  }
}

/** Goes on if the condition holds; refuses otherwise. */
export function throwUnless(condition: unknown, wireMessage: string): asserts condition {
  if (!condition) throw new ServiceError(wireMessage);
}

/** Waits for the service's answer; its no becomes the port's error. */
export async function withAuthErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof ServiceError
      ? authErrorFromWireMessage(error.message, { ...error.details, cause: error })
      : error;
  }
}
