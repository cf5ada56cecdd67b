import fc from 'fast-check';
import type { AuthBackend, AuthResult } from '../../../src/adapters/auth-backend.ts';
import { AuthError } from '../../../src/adapters/auth-error.ts';
import type { ServiceControl, ServiceOperation } from '../../../src/adapters/service-control.ts';

/** Those who may have an account: few, so that they meet again. */
export const addresses = ['ada@example.com', 'grace@example.com', 'new@example.com'] as const;

/** A visit to a service: who visits, and whoever else is at the service. */
export interface Visit {
  readonly backend: AuthBackend;
  readonly control: ServiceControl;
  /** Another page of the same browser session takes the place of this one; resolves with its first report. */
  reload(): Promise<void>;
}

/** What a federated provider says of somebody. */
export interface Claims {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
}

/** What an operation is about, as far as a difference of the emulator depends on it. */
export interface About {
  /** Whoever signed in, or is a guest, is given an address and a password. */
  readonly givesPassword?: true;
  /** Whoever signed in is named. */
  readonly names?: true;
  readonly claims?: Claims;
  /** The provider is linked to whoever signed in. */
  readonly isLinking?: true;
  /** What is asked of the service, where it can be held back. */
  readonly asks?: ServiceOperation;
  /** Two sign-ins arrive at the service at the same moment. */
  readonly isAtOnce?: boolean;
  /** A sign-in that waits for its second factor is gone on with. */
  readonly goesOn?: true;
  /** The code of the newest mail is applied, whatever it is for. */
  readonly appliesNewestMail?: true;
}

/** One thing that happens. */
export interface Operation {
  /** How it is printed when two services differ. */
  readonly says: string;
  readonly about: About;
  /** Resolves with what there is to see of it that is the same at every service: no ids. */
  happens(visit: Visit): Promise<unknown>;
  [fc.toStringMethod](): string;
}

export const operation = (says: string, happens: Operation['happens'], about: About = {}): Operation => ({
  says,
  about,
  happens,
  [fc.toStringMethod]: () => says,
});

/** What there is to see of a sign-in. */
export async function seen(signingIn: Promise<AuthResult>): Promise<unknown> {
  const { user, operationType, additionalUserInfo, credential } = await signingIn;
  const { uid: _uid, getIdToken: _getIdToken, ...shown } = user;
  const { isNewUser, providerId } = additionalUserInfo ?? {};
  return { ...shown, operationType, isNewUser: isNewUser === true, providerId, credential: credential?.providerId };
}

/** What came of it; of a refusal its code, and what else a screen makes use of. */
export async function outcome(happening: Promise<unknown>): Promise<unknown> {
  return await happening.catch((error: unknown) =>
    error instanceof AuthError ? [error.code, error.email, error.credential?.providerId] : String(error),
  );
}
