import type { AuthErrorOptions } from '../../auth-error.ts';
import { errorOfWireMessage } from '../../shared/wire-error.ts';

/** The in-memory service's no, in the words of the real service's wire protocol. */
export class WireRefusal extends Error {
  override readonly name = 'WireRefusal';
  readonly about: AuthErrorOptions;

  /** @param about the address and the credential that it is about */
  constructor(message: string, about: AuthErrorOptions = {}) {
    super(message);
    this.about = about;
  }
}

/** Goes on if the condition holds; refuses otherwise. */
export function must(condition: unknown, wireMessage: string): asserts condition {
  if (!condition) throw new WireRefusal(wireMessage);
}

/** Waits for the service's answer; its no becomes the port's error. */
export async function inThePortsWords<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof WireRefusal ? errorOfWireMessage(error.message, { ...error.about, cause: error }) : error;
  }
}
