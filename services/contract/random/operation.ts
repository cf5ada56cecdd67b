import fc from 'fast-check';
import type { AuthBackend, AuthResult } from '../../../src/adapters/auth-backend.ts';
import { AuthError } from '../../../src/adapters/auth-error.ts';
import type { ServiceControl, ServiceOperation } from '../../../src/adapters/service-control.ts';

/** There are only a few emails, so that several operations concern the same account. */
export const emails = ['ada@example.com', 'grace@example.com', 'new@example.com'] as const;

export interface OperationContext {
  readonly backend: AuthBackend;
  readonly control: ServiceControl;
  /**
   * Simulates a reload: opens a new page in the same browser session. Resolves when this page has reported whether a
   * user is signed in.
   */
  reload(): Promise<void>;
}

export interface GoogleClaims {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
}

export interface OperationTraits {
  readonly setsPassword?: true;
  readonly setsName?: true;
  readonly claims?: GoogleClaims;
  readonly isLinking?: true;
  /** The kind of call that this operation makes to the service. */
  readonly serviceOperation?: ServiceOperation;
  /** True if the operation consists of two sign-ins that the service answers at the same time (`interleave`). */
  readonly isSimultaneous?: boolean;
  readonly verifiesSecondFactor?: true;
  readonly appliesNewestCode?: true;
}

export interface Operation {
  readonly description: string;
  readonly traits: OperationTraits;
  /**
   * Runs the operation, and returns a result to compare between two services. The result must not contain generated
   * IDs, because each service generates different ones.
   */
  run(context: OperationContext): Promise<unknown>;
  [fc.toStringMethod](): string;
}

export const operation = (description: string, run: Operation['run'], traits: OperationTraits = {}): Operation => ({
  description,
  traits,
  run,
  [fc.toStringMethod]: () => description,
});

/**
 * Returns the part of a sign-in's result that must be equal on both services. Leaves out values that differ between
 * services, such as the user's ID.
 */
export async function summarizeSignIn(signIn: Promise<AuthResult>): Promise<unknown> {
  const { user, operationType, additionalUserInfo, credential } = await signIn;
  const { uid: _uid, getIdToken: _getIdToken, ...profile } = user;
  const { isNewUser, providerId } = additionalUserInfo ?? {};
  return { ...profile, operationType, isNewUser: isNewUser === true, providerId, credential: credential?.providerId };
}

/**
 * Resolves with the value of the promise. If the promise rejects, resolves with the parts of the error that screens
 * use.
 */
export async function toOutcome(promise: Promise<unknown>): Promise<unknown> {
  return await promise.catch((error: unknown) =>
    error instanceof AuthError ? [error.code, error.email, error.credential?.providerId] : String(error),
  );
}
