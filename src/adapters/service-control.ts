/**
 * The control of an identity service: scenarios, tests and the demo use it to prepare and inspect the service. All
 * arguments and results are plain data, so that a control can be called from a different process. The production bundle
 * contains no control.
 */

/** Accounts to add to a service, and settings to change. */
export interface ServiceFixture {
  /**
   * Whether email enumeration protection is on: look-ups then return `withheld`. Omit to leave the setting unchanged.
   */
  readonly emailEnumerationProtection?: boolean;
  /** The domains on which the project allows sign-in. Omit to leave them unchanged. */
  readonly authorizedDomains?: readonly string[];
  readonly accounts: readonly AccountFixture[];
  /** Accounts to add to tenants. */
  readonly tenants?: readonly { readonly tenantId: string; readonly accounts: readonly AccountFixture[] }[];
}

/** An account to create. */
export interface AccountFixture {
  readonly email: string;
  /** The account's password. Omit for an account without a password. */
  readonly password?: string;
  readonly displayName?: string;
  /** Whether the email is verified. Defaults to false. */
  readonly emailVerified?: boolean;
  /** Whether the account is disabled. Defaults to false. */
  readonly disabled?: boolean;
  /** Whether the account has signed in by email link before. Defaults to false. */
  readonly emailLink?: boolean;
  /** The IDs of linked federated providers, such as `google.com`. */
  readonly providers?: readonly string[];
  /** The account's phone number in E.164. */
  readonly phoneNumber?: string;
  readonly secondFactors?: readonly SecondFactorFixture[];
}

/** A second factor to create. Phone numbers are in E.164. */
export type SecondFactorFixture =
  | { readonly kind: 'phone'; readonly phoneNumber: string; readonly displayName?: string }
  /** A TOTP factor with a random secret; {@link ServiceControl.totpCode} returns its codes. */
  | { readonly kind: 'totp'; readonly displayName?: string };

/**
 * The operations whose calls a control can count, delay and make fail. The comment after each name lists the methods of
 * the backend whose calls belong to the operation.
 */
export const serviceOperations = [
  'look-up', // covers calls of lookUpSignInMethods
  'sign-in', // covers calls of signInWithPassword
  'sign-up', // covers calls of createUserWithPassword
  'naming', // covers calls of setDisplayName
  'reset mail', // covers calls of sendPasswordResetEmail
  'reset check', // covers calls of verifyPasswordResetCode
  'reset', // covers calls of confirmPasswordReset
  'guest sign-in', // covers calls of signInAnonymously
  'session check', // covers calls of revalidateSession, and the check of the stored session when a page loads
  'link mail', // covers calls of sendSignInLink
  'verification mail', // covers calls of sendEmailVerification
  'link sign-in', // covers calls of signInWithEmailLink
  'code check', // covers calls of checkActionCode
  'code use', // covers calls of applyActionCode
  'text message', // covers calls of signInWithPhone
  'phone sign-in', // covers calls of PhoneConfirmation.confirm
  'provider sign-in', // covers calls of signInWithPopup and redirectResult, from the provider's answer on
  'linking', // covers calls of linkCredential
  'factor message', // covers calls of startSecondFactor
  'factor sign-in', // covers calls of finishSecondFactor
  'factor enrolment', // covers calls of startPhoneEnrolment, startTotpEnrolment and finishEnrolment
  'account deletion', // covers the deletion of an account that a sign-in has created while sign-up is closed
  'site key', // covers calls of recaptchaSiteKey
  'project', // covers calls of authorizedDomains
] as const;
export type ServiceOperation = (typeof serviceOperations)[number];

/** A mail in the outbox. */
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
  /** The path and query of the mail's link, which opens a page of the app. */
  readonly path: string;
  /** The time of sending, in milliseconds since the Unix epoch, by the service's clock. */
  readonly sentAt: number;
}

/** A text message in the outbox. */
export interface TextMessage {
  readonly id: string;
  /** The phone number that the message was sent to, in E.164. */
  readonly to: string;
  readonly code: string;
  /** The time of sending, in milliseconds since the Unix epoch, by the service's clock. */
  readonly sentAt: number;
}

/** An authenticator app that shows the current code of a TOTP factor. */
export interface AuthenticatorApp {
  /** The email of the account. */
  readonly email: string;
  readonly code: string;
}

/** A mail that a scenario makes the service send, although the visitor has not asked for it. */
export type MailOrder =
  | { readonly purpose: 'password reset' | 'email verification'; readonly email: string; readonly continueUrl?: string }
  | {
      readonly purpose: 'email change';
      readonly email: string;
      readonly newEmail: string;
      readonly continueUrl?: string;
    }
  /** Changes the account's email to `newEmail`, and mails the old address a code that reverts the change. */
  | { readonly purpose: 'email recovery'; readonly email: string; readonly newEmail: string }
  /** Adds a second factor to the account, and mails a code that removes this factor. */
  | { readonly purpose: 'second factor revert'; readonly email: string; readonly factor: SecondFactorFixture };

/**
 * Prepares and inspects an identity service. If no account has the given email, a method rejects with an `Error`; only
 * {@link account} returns null.
 */
export interface ServiceControl {
  /** Creates the fixture's accounts and applies its settings. */
  put(fixture: ServiceFixture): Promise<void>;
  /**
   * Makes the next call of an operation fail.
   *
   * @param wireMessage the error message that the service sends, such as `TOO_MANY_ATTEMPTS_TRY_LATER` or
   *   `QUOTA_EXCEEDED : text`; `NETWORK` breaks the connection
   */
  refuseNext(operation: ServiceOperation, wireMessage: string): Promise<void>;
  /** Delays all answers to an operation until {@link release} is called. */
  hold(operation: ServiceOperation): Promise<void>;
  /** Lets the service answer all calls that {@link hold} has delayed. */
  release(): Promise<void>;
  /** Returns the number of calls of an operation. */
  count(operation: ServiceOperation): Promise<number>;
  /** Lists the mails of the outbox, newest first. */
  mails(): Promise<readonly Mail[]>;
  /** Sends a mail and returns its `path`. */
  sendMail(order: MailOrder): Promise<string>;
  /** Lists the text messages of the outbox, newest first. */
  textMessages(): Promise<readonly TextMessage[]>;
  /** Returns the current code of the account's TOTP factor. */
  totpCode(email: string): Promise<string>;
  /**
   * Lists the authenticator apps of all accounts. The apps of one account are in the order in which they were added.
   */
  authenticatorApps(): Promise<readonly AuthenticatorApp[]>;
  /** Expires all codes that were sent to a phone number (E.164). */
  expireTextMessages(phoneNumber: string): Promise<void>;
  /** Marks the latest action code that was mailed to this address as used or expired. */
  spoilCode(email: string, how: 'used' | 'expired'): Promise<void>;
  /** Marks the account's email as verified. */
  verifyEmail(email: string): Promise<void>;
  /** Marks the account's email as not verified, as an administrator can. */
  unverifyEmail(email: string): Promise<void>;
  disableAccount(email: string): Promise<void>;
  deleteAccount(email: string): Promise<void>;
  /** Ends all sessions of the account, as a change to its password does. */
  revokeSessions(email: string): Promise<void>;
  /** Returns the account with this email; null if there is none. */
  account(email: string): Promise<StoredAccount | null>;
  /** Returns the number of accounts, including those of guests and of tenants. */
  countAccounts(): Promise<number>;
}

/** An account's data as the service stores it. */
export interface StoredAccount {
  readonly uid: string;
  readonly displayName: string | null;
  readonly password: string | null;
  readonly emailVerified: boolean;
  /** The IDs of all linked providers, including `password` and `phone`. */
  readonly providers: readonly string[];
  /** The number of second factors. */
  readonly secondFactors: number;
}
