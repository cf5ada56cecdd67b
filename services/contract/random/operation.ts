import fc from 'fast-check';
import type { AuthBackend, AuthResult } from '../../../src/adapters/auth-backend.ts';
import { AuthError } from '../../../src/adapters/auth-error.ts';
import type { ServiceControl, ServiceOperation } from '../../../src/adapters/service-control.ts';

/** The emails of all accounts: only a few, so that random operations often concern the same account. */
export const emails = ['ada@example.com', 'grace@example.com', 'new@example.com'] as const;

/** The browser session and the service on which an operation runs. */
export interface OperationContext {
  /** The backend of the current page. */
  readonly backend: AuthBackend;
  readonly control: ServiceControl;
  /** Opens a new page in the same browser session. Resolves once the page has its first session report. */
  reload(): Promise<void>;
}

export interface GoogleClaims {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
}

/** Properties of an operation that `KnownDifference.isShownBy` uses. */
export interface OperationTraits {
  /** Whether the operation gives the user or guest an email and a password. */
  readonly setsPassword?: true;
  /** Whether the operation sets the display name. */
  readonly setsName?: true;
  readonly claims?: GoogleClaims;
  /** Whether the operation links a provider to the user instead of signing in with the provider. */
  readonly isLinking?: true;
  /** The operation of the service that this operation calls. `control.hold` delays its answer. */
  readonly serviceOperation?: ServiceOperation;
  /** Whether the service receives two sign-ins at the same time (`interleave`). */
  readonly isSimultaneous?: boolean;
  /** Whether the operation completes a pending sign-in with its second factor. */
  readonly verifiesSecondFactor?: true;
  /** Whether the operation applies the code of the newest mail, whatever the purpose of that mail. */
  readonly appliesNewestCode?: true;
}

/** One action of a visitor or of the service. */
export interface Operation {
  /** The description of the operation in failure messages. */
  readonly description: string;
  readonly traits: OperationTraits;
  /** Resolves with the result, which must be equal on both services, so it must not contain generated IDs. */
  run(context: OperationContext): Promise<unknown>;
  [fc.toStringMethod](): string;
}

export const operation = (description: string, run: Operation['run'], traits: OperationTraits = {}): Operation => ({
  description,
  traits,
  run,
  [fc.toStringMethod]: () => description,
});

/** Resolves with the part of a sign-in's result that must be equal on both services. */
export async function summarizeSignIn(signIn: Promise<AuthResult>): Promise<unknown> {
  const { user, operationType, additionalUserInfo, credential } = await signIn;
  const { uid: _uid, getIdToken: _getIdToken, ...profile } = user;
  const { isNewUser, providerId } = additionalUserInfo ?? {};
  return { ...profile, operationType, isNewUser: isNewUser === true, providerId, credential: credential?.providerId };
}

/** Resolves with the promise's value. If the promise rejects, resolves with the parts of the error that screens use. */
export async function toOutcome(promise: Promise<unknown>): Promise<unknown> {
  return await promise.catch((error: unknown) =>
    error instanceof AuthError ? [error.code, error.email, error.credential?.providerId] : String(error),
  );
}
