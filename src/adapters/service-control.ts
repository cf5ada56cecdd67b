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
  /** Tenants with accounts of their own. */
  readonly tenants?: readonly { readonly tenantId: string; readonly accounts: readonly AccountFixture[] }[];
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
  /** In E.164. */
  readonly phoneNumber?: string;
  readonly secondFactors?: readonly SecondFactorFixture[];
}

export type SecondFactorFixture =
  | { readonly kind: 'phone'; readonly phoneNumber: string; readonly displayName?: string }
  /** Any code of six digits that {@link ServiceControl.totpCode} gives is right. */
  | { readonly kind: 'totp'; readonly displayName?: string };

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
  'link mail',
  'verification mail',
  'link sign-in',
  'code check',
  'code use',
  'text message',
  'phone sign-in',
  'provider sign-in',
  'linking',
  'factor message',
  'factor sign-in',
  'factor enrolment',
  'project',
] as const;
export type ServiceOperation = (typeof serviceOperations)[number];

/** A mail that was "sent". `path` is where its link leads in the app, from the root on, with query. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly purpose:
    | 'password reset'
    | 'sign-in link'
    | 'email verification'
    | 'email change'
    | 'email recovery'
    | 'second factor revert';
  readonly path: string;
  /** Milliseconds since 1970, by the service's clock; newest mails come first in lists. */
  readonly sentAt: number;
}

/** A text message that was "sent". */
export interface TextMessage {
  readonly id: string;
  readonly to: string;
  readonly code: string;
  readonly sentAt: number;
}

/** An authenticator app that is a second factor, and what it shows at the moment. */
export interface AuthenticatorApp {
  /** Whose it is. */
  readonly email: string;
  readonly code: string;
}

/** A mail that a scenario has sent without anybody asking for it on a screen. */
export type MailOrder =
  | { readonly purpose: 'password reset' | 'email verification'; readonly email: string; readonly continueUrl?: string }
  | {
      readonly purpose: 'email change';
      readonly email: string;
      readonly newEmail: string;
      readonly continueUrl?: string;
    }
  /** The address was changed to `newEmail`; the old one is told how to change it back. */
  | { readonly purpose: 'email recovery'; readonly email: string; readonly newEmail: string }
  /** A second factor was added; the address is told how to remove it. */
  | { readonly purpose: 'second factor revert'; readonly email: string; readonly factor: SecondFactorFixture };

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
  /** Sends a mail, as if it had been asked for earlier, and answers its path. */
  sendMail(order: MailOrder): Promise<string>;
  /** Newest first. */
  textMessages(): Promise<readonly TextMessage[]>;
  /** A code that the account's TOTP factor accepts now. */
  totpCode(email: string): Promise<string>;
  /** Every authenticator app of every account, each account's in the order in which they were added. */
  authenticatorApps(): Promise<readonly AuthenticatorApp[]>;
  /** The codes sent to this number are too old. */
  expireTextMessages(phoneNumber: string): Promise<void>;
  /** The last code sent to this address can no longer be used: it is used up, or too old. */
  spoilCode(email: string, how: 'used' | 'expired'): Promise<void>;
  /** The account's email has been verified, as by a mail's link elsewhere. */
  verifyEmail(email: string): Promise<void>;
  /** The account's email is not verified any more, as after a change by an administrator. */
  unverifyEmail(email: string): Promise<void>;
  disableAccount(email: string): Promise<void>;
  deleteAccount(email: string): Promise<void>;
  /** Every session of the account ends, as after a change of password elsewhere. */
  revokeSessions(email: string): Promise<void>;
  /** What the service knows of an account, or null: for a Then about what was stored. */
  account(email: string): Promise<StoredAccount | null>;
}

/** An account as the service knows it. */
export interface StoredAccount {
  readonly uid: string;
  readonly displayName: string | null;
  readonly password: string | null;
  readonly emailVerified: boolean;
  /** Provider ids, `password` and `phone` among them. */
  readonly providers: readonly string[];
  readonly secondFactors: number;
}
