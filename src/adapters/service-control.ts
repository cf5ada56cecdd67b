/**
 * The other side of the port: what a scenario or the demo may do to an identity service, whichever it is.
 * Every argument and answer is plain data, so that a control can be called across a page boundary.
 * Nothing of this is in the production bundle.
 */

/** The shape of `fixtures/`: a state that every controllable service can be put in. */
export interface ServiceFixture {
  /** Email enumeration protection: a look-up is answered with `withheld`. Absent: off. */
  readonly emailEnumerationProtection?: boolean;
  readonly accounts: readonly AccountFixture[];
}

export interface AccountFixture {
  readonly email: string;
  /** Absent: the account has no password. */
  readonly password?: string;
  readonly displayName?: string;
  readonly emailVerified?: boolean;
  readonly disabled?: boolean;
  /** The account signs in by email link. */
  readonly emailLink?: boolean;
  /** Federated providers that the account signs in with, by id, for instance `google.com`. */
  readonly providers?: readonly string[];
}

/** What a visitor can ask of a service, as one would say it. Each is one operation of the port. */
export const serviceOperations = [
  'look-up',
  'sign-in',
  'sign-up',
  'naming',
  'reset mail',
  'reset check',
  'reset',
  'guest sign-in',
  'session check',
] as const;
export type ServiceOperation = (typeof serviceOperations)[number];

/** A mail that was "sent". `path` is where its link leads in the app, from the root on, with query. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly purpose: 'password reset' | 'sign-in link' | 'email verification' | 'email change' | 'email recovery';
  readonly path: string;
  /** Milliseconds since 1970, by the service's clock; newest mails come first in lists. */
  readonly sentAt: number;
}

export interface ServiceControl {
  /** Adds to what there is: accounts are made, settings are set. */
  put(fixture: ServiceFixture): Promise<void>;
  /**
   * The next time somebody asks for this operation, the service refuses with this message, in the words of the real
   * service's wire protocol, such as `TOO_MANY_ATTEMPTS_TRY_LATER` or `QUOTA_EXCEEDED : text`.
   * `NETWORK` breaks the connection instead of answering.
   */
  refuseNext(operation: ServiceOperation, wireMessage: string): Promise<void>;
  /** From now on this operation is not answered until {@link release}. */
  hold(operation: ServiceOperation): Promise<void>;
  /** Answers what is held back, and holds nothing any more. */
  release(): Promise<void>;
  /** How often this operation was asked for. */
  count(operation: ServiceOperation): Promise<number>;
  /** Newest first. */
  mails(): Promise<readonly Mail[]>;
  /** Sends a password reset mail, as if it had been asked for earlier, and answers its path. */
  sendReset(email: string): Promise<string>;
  /** The last code sent to this address can no longer be used: it is used up, or too old. */
  spoilCode(email: string, how: 'used' | 'expired'): Promise<void>;
  disableAccount(email: string): Promise<void>;
  deleteAccount(email: string): Promise<void>;
  /** Every session of the account ends, as after a change of password elsewhere. */
  revokeSessions(email: string): Promise<void>;
  /** What the service knows of an account, or null: for a Then about what was stored. */
  account(email: string): Promise<{ readonly displayName: string | null; readonly password: string | null } | null>;
}
