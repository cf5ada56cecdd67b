import fc from 'fast-check';
import type { AuthBackend, AuthResult } from '../../../src/adapters/auth-backend.ts';
import { AuthError } from '../../../src/adapters/auth-error.ts';
import type { ServiceControl, ServiceOperation } from '../../../src/adapters/service-control.ts';

/** The emails of all accounts. They are few, so that random operations often concern the same account. */
export const emails = ['ada@example.com', 'grace@example.com', 'new@example.com'] as const;

/** Everything that an operation can use. */
export interface OperationContext {
  /** Backend of the current page. */
  readonly backend: AuthBackend;
  readonly control: ServiceControl;
  /** Opens a new page in the same browser session. Resolves with its first session report. */
  reload(): Promise<void>;
}

export interface GoogleClaims {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
}

/** Properties of an operation that the conditions of known differences depend on. */
export interface OperationTraits {
  /** Gives the user or guest an email and a password. */
  readonly setsPassword?: true;
  /** Sets the display name. */
  readonly setsName?: true;
  readonly claims?: GoogleClaims;
  /** Links the provider instead of signing in with it. */
  readonly isLinking?: true;
  /** The service operation to hold, if the operation can be held. */
  readonly serviceOperation?: ServiceOperation;
  /** Two sign-ins reach the service at the same time. */
  readonly isSimultaneous?: boolean;
  /** Continues a sign-in that waits for its second factor. */
  readonly verifiesSecondFactor?: true;
  /** Applies the code of the newest mail, whatever its purpose. */
  readonly appliesNewestCode?: true;
}

/** One action of a visitor or of the service. */
export interface Operation {
  /** Identifies the operation in failure messages. */
  readonly description: string;
  readonly traits: OperationTraits;
  /** Resolves with the part of the result that is equal on every service, so without generated IDs. */
  run(context: OperationContext): Promise<unknown>;
  [fc.toStringMethod](): string;
}

export const operation = (description: string, run: Operation['run'], traits: OperationTraits = {}): Operation => ({
  description,
  traits,
  run,
  [fc.toStringMethod]: () => description,
});

/** Returns the part of a sign-in's result that is equal on every service. */
export async function summarizeSignIn(signIn: Promise<AuthResult>): Promise<unknown> {
  const { user, operationType, additionalUserInfo, credential } = await signIn;
  const { uid: _uid, getIdToken: _getIdToken, ...profile } = user;
  const { isNewUser, providerId } = additionalUserInfo ?? {};
  return { ...profile, operationType, isNewUser: isNewUser === true, providerId, credential: credential?.providerId };
}

/** Resolves with the value of a promise, or with the parts of its error that screens use. */
export async function toOutcome(promise: Promise<unknown>): Promise<unknown> {
  return await promise.catch((error: unknown) =>
    error instanceof AuthError ? [error.code, error.email, error.credential?.providerId] : String(error),
  );
}
