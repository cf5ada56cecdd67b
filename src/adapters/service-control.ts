/**
 * `ServiceControl` prepares and inspects an identity service for scenarios, tests and the demo. All arguments and
 * results are plain data, so that calls can come from another process.
 */

/** Accounts to add to a service, and settings to change. */
export interface ServiceFixture {
  /**
   * Whether email enumeration protection is on. While it is on, look-ups return `withheld`. If omitted, the setting
   * stays the same.
   */
  readonly emailEnumerationProtection?: boolean;
  /** The domains on which the project allows sign-in. If omitted, the project's domains stay the same. */
  readonly authorizedDomains?: readonly string[];
  /** Password policies to set. Each policy replaces an earlier one of the same project or tenant. */
  readonly passwordPolicies?: readonly PasswordPolicyFixture[];
  readonly accounts: readonly AccountFixture[];
  /** Accounts to add to tenants. */
  readonly tenants?: readonly { readonly tenantId: string; readonly accounts: readonly AccountFixture[] }[];
}

/** The password policy of a tenant, or of the project itself if `tenantId` is null. */
export interface PasswordPolicyFixture {
  readonly tenantId: string | null;
  readonly minimumLength: number;
  readonly maximumLength?: number | undefined;
  /** A password must contain at least one character of each of these kinds. */
  readonly requiredCharacters: readonly ('uppercase' | 'lowercase' | 'digit' | 'special')[];
  /** Whether the service rejects new passwords that violate the policy. */
  readonly isEnforced: boolean;
  /** Whether the service also rejects sign-ins with an existing password that violates the policy. */
  readonly forcesUpgrade: boolean;
}

/** An account to create. */
export interface AccountFixture {
  readonly email: string;
  /** If omitted, the account has no password. */
  readonly password?: string;
  readonly displayName?: string;
  /** Whether the email is verified. Defaults to false. */
  readonly emailVerified?: boolean;
  /** Whether the account is disabled. Defaults to false. */
  readonly disabled?: boolean;
  /** Whether the visitor has signed in by email link before. Defaults to false. */
  readonly emailLink?: boolean;
  /** The IDs of linked federated providers, such as `google.com`. */
  readonly providers?: readonly string[];
  /** The account's phone number in E.164. */
  readonly phoneNumber?: string;
  readonly secondFactors?: readonly SecondFactorFixture[];
}

/** A second factor to create. `phoneNumber` is in the E.164 format, such as `+16505550100`. */
export type SecondFactorFixture =
  | { readonly kind: 'phone'; readonly phoneNumber: string; readonly displayName?: string }
  /** A TOTP factor with a random secret. {@link ServiceControl.totpCode} returns its codes. */
  | { readonly kind: 'totp'; readonly displayName?: string };

/**
 * The kinds of calls to the service. {@link ServiceControl} can count the calls of a kind, delay them, or make them
 * fail. The comment after a name says which methods of the backend usually make these calls.
 */
export const serviceOperations = [
  'look-up', // called by `AuthBackend.lookUpSignInMethods()`
  'sign-in', // called by `AuthBackend.signInWithPassword()`
  'sign-up', // called by `AuthBackend.createUserWithPassword()`
  'naming', // called by `AuthBackend.setDisplayName()` and `AccountOperations.changeName()`
  'reset mail', // called by `AuthBackend.sendPasswordResetEmail()`
  'reset check', // called by `AuthBackend.verifyPasswordResetCode()`
  'reset', // called by `AuthBackend.confirmPasswordReset()`
  'guest sign-in', // called by `AuthBackend.signInAnonymously()`
  'session check', // called by `AuthBackend.revalidateSession()`, and when a page loads with a stored session
  'link mail', // called by `AuthBackend.sendSignInLink()`
  'verification mail', // called by `AuthBackend.sendEmailVerification()`
  'link sign-in', // called by `AuthBackend.signInWithEmailLink()`
  'token sign-in', // called by `AuthBackend.signInWithCustomToken()`
  'code check', // called by `AuthBackend.checkActionCode()`
  'code use', // called by `AuthBackend.applyActionCode()`
  'text message', // called by `AuthBackend.signInWithPhone()` and `AccountOperations.sendPhoneCode()`
  'phone sign-in', // called by `PhoneConfirmation.confirm()`
  'provider sign-in', // called by `AuthBackend.signInWithPopup()` and `redirectResult()`, after the provider's answer
  'linking', // called by `AuthBackend.linkCredential()`
  'factor message', // called by `AuthBackend.startSecondFactor()`
  'factor sign-in', // called by `AuthBackend.finishSecondFactor()`
  'factor enrolment', // called by `AuthBackend.startPhoneEnrolment()`, `startTotpEnrolment()` and `finishEnrolment()`
  'email change mail', // called by `AccountOperations.changeEmail()`
  'password change', // called by `AccountOperations.changePassword()`
  'provider connection', // called by `AccountOperations.connectProvider()`, after the provider's answer
  'provider removal', // called by `AccountOperations.disconnectProvider()`
  'phone change', // called by `AccountOperations.setPhoneNumber()`
  'factor removal', // called by `AccountOperations.removeSecondFactor()`
  // called by `AccountOperations.deleteAccount()`, and by `AuthBackend.discard()`; also called when a sign-in creates an
  // account although sign-up is closed
  'account deletion',
  'site key', // called by `AuthBackend.recaptchaSiteKey()`
  'project', // called by `AuthBackend.authorizedDomains()`
  'password policy', // called by `AuthBackend.passwordPolicy()`
] as const;
export type ServiceOperation = (typeof serviceOperations)[number];

/** A mail in the outbox. */
export interface Mail {
  readonly id: string;
  /** The recipient's email. The mail for an email change goes to the new email. */
  readonly to: string;
  readonly purpose:
    | 'password reset'
    | 'sign-in link'
    | 'email verification'
    | 'email change'
    | 'email recovery'
    | 'second factor revert';
  /** The path and query of the link in the mail. */
  readonly path: string;
  /** When the mail was sent, by the service's clock, in milliseconds since the Unix epoch. */
  readonly sentAt: number;
}

/** A text message in the outbox. */
export interface TextMessage {
  readonly id: string;
  /** The recipient's phone number in E.164. */
  readonly to: string;
  readonly code: string;
  /** When the message was sent, by the service's clock, in milliseconds since the Unix epoch. */
  readonly sentAt: number;
}

/** An authenticator app of an account, with the code that the app shows now. */
export interface AuthenticatorApp {
  /** The email of the account. */
  readonly email: string;
  readonly code: string;
}

/** A mail that {@link ServiceControl.sendMail} sends although the visitor has not asked for it. */
export type MailOrder =
  | { readonly purpose: 'password reset' | 'email verification'; readonly email: string; readonly continueUrl?: string }
  | {
      readonly purpose: 'email change';
      readonly email: string;
      readonly newEmail: string;
      readonly continueUrl?: string;
    }
  /** Changes the account's email to `newEmail`, and mails a code to the old email. The code undoes the change. */
  | { readonly purpose: 'email recovery'; readonly email: string; readonly newEmail: string }
  /** Adds a second factor to the account, and mails a code that removes this factor. */
  | { readonly purpose: 'second factor revert'; readonly email: string; readonly factor: SecondFactorFixture };

/**
 * Prepares and inspects an identity service. If no account has the email that is passed to a method, the method rejects
 * with an `Error`. Only {@link account} returns null instead.
 */
export interface ServiceControl {
  /** Creates the fixture's accounts and applies its settings. */
  put(fixture: ServiceFixture): Promise<void>;
  /**
   * Makes the next call of an operation fail with an error message, such as `TOO_MANY_ATTEMPTS_TRY_LATER` or
   * `QUOTA_EXCEEDED : text`. Four messages are special:
   *
   * - `NETWORK` breaks the connection.
   * - `LOST_ANSWER` carries out the call and then breaks the connection.
   * - `DELIVERED_TWICE` carries out the call twice and sends the second answer.
   * - `ANSWER <text>` sends the text as a successful answer.
   *
   * @param wireMessage the service's error message, or a special message
   */
  refuseNext(operation: ServiceOperation, wireMessage: string): Promise<void>;
  /** Delays all answers to an operation until {@link release} is called. */
  hold(operation: ServiceOperation): Promise<void>;
  /** Lets the service answer all calls that {@link hold} delays. */
  release(): Promise<void>;
  /** Returns the number of calls of an operation so far, including calls that have failed. */
  count(operation: ServiceOperation): Promise<number>;
  /** Lists the mails of the outbox, newest first. */
  mails(): Promise<readonly Mail[]>;
  /** Sends a mail. Returns the path of its link. */
  sendMail(order: MailOrder): Promise<string>;
  /** Lists the text messages of the outbox, newest first. */
  textMessages(): Promise<readonly TextMessage[]>;
  /** Returns the current code of the account's TOTP factor. */
  totpCode(email: string): Promise<string>;
  /** Lists the authenticator apps of all accounts. The apps of one account are sorted by the time of enrolment. */
  authenticatorApps(): Promise<readonly AuthenticatorApp[]>;
  /** Expires all codes that were texted to a phone number (E.164). */
  expireTextMessages(phoneNumber: string): Promise<void>;
  /** Marks the newest unused action code for this email as used or expired. Rejects if there is no such code. */
  spoilCode(email: string, how: 'used' | 'expired'): Promise<void>;
  /** Marks the account's email as verified. */
  verifyEmail(email: string): Promise<void>;
  /** Marks the account's email as not verified. */
  unverifyEmail(email: string): Promise<void>;
  disableAccount(email: string): Promise<void>;
  deleteAccount(email: string): Promise<void>;
  /** Removes all second factors of the account. */
  removeSecondFactors(email: string): Promise<void>;
  /** Ends all sessions of the account. A change of the password has the same effect. */
  revokeSessions(email: string): Promise<void>;
  /** Returns the account with this email; null if there is none. */
  account(email: string): Promise<StoredAccount | null>;
  /** Returns the number of all accounts, including guests and the accounts of tenants. */
  countAccounts(): Promise<number>;
}

/** An account as the service stores it. */
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
