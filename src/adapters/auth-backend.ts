/**
 * The operations that the app and the widget call on an identity service (spec §7).
 *
 * A sign-in acts on a **staged session**. The app does not see the staged user until {@link SessionOperations.commit};
 * otherwise the app would unmount the widget before the flow has finished (reference §0 "temp auth").
 */

/** A signed-in user (spec §3): a subset of Firebase's `User`, so that a `User` can be used as an `AuthUser`. */
export interface AuthUser {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  /** The phone number in E.164; null if the user has none. */
  readonly phoneNumber: string | null;
  readonly photoURL: string | null;
  /** Whether the user is a guest. */
  readonly isAnonymous: boolean;
  /** The ID of the user's tenant; null for a user of the project itself. */
  readonly tenantId: string | null;
  /** The linked providers, `password` and `phone` included. */
  readonly providerData: readonly {
    readonly providerId: string;
    /** The user's ID at the provider. */
    readonly uid: string;
    readonly email: string | null;
  }[];
  /**
   * Returns an ID token for the app's own servers.
   *
   * @param forceRefresh requests a new token even if the current one is valid
   * @throws an `AuthError` with `auth/user-token-expired` if the session has ended
   */
  getIdToken(forceRefresh?: boolean): Promise<string>;
}

/** A credential that can sign in or be linked. Only the backend that created it can read its content. */
export interface AuthCredential {
  readonly providerId: string;
  readonly signInMethod: string;
  /** Returns JSON from which {@link FederatedOperations.credentialFromJSON} restores the credential. */
  toJSON(): object;
}

/** The result of a sign-in (spec §3 "Auth result", reference §3.12). */
export interface AuthResult {
  readonly user: AuthUser;
  /** The federated provider's credential; null for any other sign-in. */
  readonly credential: AuthCredential | null;
  readonly operationType: 'signIn' | 'link' | 'reauthenticate';
  readonly additionalUserInfo: AdditionalUserInfo | null;
}

/** Facts about a sign-in that are not part of the user. */
export interface AdditionalUserInfo {
  /** Whether the sign-in created the account. */
  readonly isNewUser: boolean;
  readonly providerId: string | null;
  /** The user's profile at a federated provider. */
  readonly profile: Readonly<Record<string, unknown>> | null;
  readonly username?: string | null;
}

/**
 * The sign-in methods of an email: an empty list if it has none, `withheld` if email enumeration protection hides them.
 */
export type SignInMethods =
  | { readonly kind: 'given'; readonly methods: readonly string[] }
  | { readonly kind: 'withheld' };

/** The purpose of an action code, and the account it changes. */
export interface ActionCodeInfo {
  readonly operation:
    | 'PASSWORD_RESET'
    | 'RECOVER_EMAIL'
    | 'VERIFY_EMAIL'
    | 'VERIFY_AND_CHANGE_EMAIL'
    | 'REVERT_SECOND_FACTOR_ADDITION'
    | 'EMAIL_SIGNIN';
  /** The account's email after the code is applied; null for a sign-in link. */
  readonly email: string | null;
  /** The email before an email change, if the service returns it. */
  readonly previousEmail: string | null;
  /** The second factor that the code removes; null for any other operation. */
  readonly secondFactor: { readonly factorId: string; readonly phoneNumber?: string } | null;
}

export type Unsubscribe = () => void;

/**
 * Operations on the staged session and on the app's session. The app's session lasts as long as the browser's session
 * (spec §4).
 */
export interface SessionOperations {
  /**
   * Reports the app's user as soon as the user is known, and again after every change, including a deletion or
   * sign-out in a different tab. Never calls the listener synchronously.
   *
   * @param listener receives null if no user is signed in
   */
  observeSession(listener: (user: AuthUser | null) => void): Unsubscribe;
  /** Returns whether the browser's storage contains the app's session. Makes no call to the service. */
  hasStoredSession(): boolean;
  /**
   * Checks with the service whether the app's session is still valid. Signs the user out if the user was deleted or
   * disabled, or if the session was revoked. Rejects with any other error, such as `auth/network-request-failed`.
   */
  revalidateSession(): Promise<void>;
  /** Ends the app's session (spec §7 "sign out"). */
  signOut(): Promise<void>;
  /**
   * Makes the staged user the app's user, and resolves with this user after all observers were notified. A backend for
   * Firebase resolves with the SDK's own `User`. After an upgrade, the guest is already the app's user, so the commit only
   * notifies the observers.
   *
   * Rejects with `auth/internal-error` if no user is staged, and with `auth/web-storage-unsupported` if the browser
   * cannot store the session. In both cases the app's user does not change.
   */
  commit(): Promise<AuthUser>;
  /** Drops the staged user. A running sign-in rejects with `auth/user-cancelled`. */
  discard(): Promise<void>;
  /**
   * Abandons a running sign-in, which rejects with `auth/user-cancelled` as soon as the service answers. Unlike
   * `discard`, keeps the staged user and a sign-in that awaits its second factor.
   */
  abandonSignIn(): void;
  /** Starts loading the code of the first operations, for instance when the visitor starts typing. Never throws. */
  prepare(): void;
  /** Releases all resources. No observer is called afterwards. */
  dispose(): Promise<void>;
}

/** Options of a sign-in. */
export interface SignInMode {
  /**
   * Whether to link the credential to the app's guest, who keeps the uid (spec §3 autoUpgradeAnonymousUsers, reference
   * §2.8). The result's `operationType` is then `link`. Has no effect without a guest.
   *
   * If the credential belongs to a different account, the operation rejects with `auth/credential-already-in-use` or
   * `auth/email-already-in-use`. The error contains the credential if the service returns it.
   */
  readonly upgradeGuest?: boolean;
}

/** Operations for email with password (spec §7). */
export interface EmailPasswordOperations {
  /**
   * Looks up the sign-in methods of an email. Rejects with `auth/invalid-email` if the service does not accept the
   * email's format.
   */
  lookUpSignInMethods(email: string): Promise<SignInMethods>;
  /**
   * Signs in with a password. Rejects with `auth/user-not-found` or `auth/wrong-password`; under email enumeration
   * protection, with `auth/invalid-credential` instead of either.
   */
  signInWithPassword(account: { email: string; password: string }): Promise<AuthResult>;
  /** Creates an account. Rejects, for instance, with `auth/email-already-in-use` or `auth/weak-password`. */
  createUserWithPassword(account: { email: string; password: string }, mode?: SignInMode): Promise<AuthResult>;
  /** Sets the display name of the staged user or, after an upgrade, of the app's user. */
  setDisplayName(displayName: string): Promise<void>;
  /**
   * Mails a password reset code. If the email has no account, rejects with `auth/user-not-found`; under email
   * enumeration protection, resolves instead.
   *
   * @param options.continueUrl an absolute URL that the visitor continues to after the reset. If the project does not
   *   allow the URL, the mail is sent without it.
   */
  sendPasswordResetEmail(email: string, options?: { continueUrl?: string }): Promise<void>;
  /**
   * Returns the email of the account that a password reset code belongs to. Rejects with `auth/expired-action-code`
   * or `auth/invalid-action-code`.
   */
  verifyPasswordResetCode(code: string): Promise<string>;
  /** Sets a new password. Rejects with the errors of {@link verifyPasswordResetCode} or `auth/weak-password`. */
  confirmPasswordReset(reset: { code: string; newPassword: string }): Promise<void>;
}

/** Operations for guests (spec §7 "sign in anonymously"). */
export interface GuestOperations {
  /** Signs in as the current guest if that guest belongs to the current tenant. Otherwise signs in as a new guest. */
  signInAnonymously(): Promise<AuthResult>;
  /** Returns the app's user if that user is a guest, otherwise null. Returns null before the first session report. */
  currentGuest(): AuthUser | null;
}

/** Operations for action codes (spec §7 "check and apply action code"). */
export interface ActionCodeOperations {
  /** Describes a code without using it. Rejects with `auth/expired-action-code` or `auth/invalid-action-code`. */
  checkActionCode(code: string): Promise<ActionCodeInfo>;
  /**
   * Verifies, changes or recovers an email, or removes a second factor. Rejects with the same errors as
   * {@link checkActionCode}.
   */
  applyActionCode(code: string): Promise<void>;
  /**
   * Mails the app's user a code that verifies their email (spec §7 "apply action code"). Only users with a verified
   * email can enrol a second factor. Rejects with `auth/user-token-expired` if no user is signed in.
   *
   * @param options.continueUrl see {@link EmailPasswordOperations.sendPasswordResetEmail}
   */
  sendEmailVerification(options?: { continueUrl?: string }): Promise<void>;
}

/** Operations for sign-in links (spec §7 "send sign-in link", "sign in with email link"). */
export interface EmailLinkOperations {
  /**
   * Mails a link that signs in.
   *
   * @param options.url the absolute URL that the link opens, including the widget's own query parameters
   */
  sendSignInLink(email: string, options: { readonly url: string }): Promise<void>;
  /**
   * Signs in. If the email has no account, creates one. Rejects with `auth/invalid-action-code` if the link is not a
   * sign-in link, and with `auth/invalid-email` if the link was sent to a different email.
   *
   * @param account.link the whole URL of the page that the link opened
   */
  signInWithEmailLink(account: { email: string; link: string }, mode?: SignInMode): Promise<AuthResult>;
}

/**
 * A challenge, such as reCAPTCHA, that visitors solve to prove that they are human (spec §5 "human verification"). A
 * proof lasts 60 s (spec §9) and is valid for one attempt.
 */
export interface HumanVerification {
  /**
   * Renders the challenge. Rejects if it cannot be loaded or rendered.
   *
   * @param onChange called with true when the challenge is solved, and with false when the proof expires or is used
   */
  render(container: HTMLElement, onChange: (solved: boolean) => void): Promise<void>;
  /** Makes the visitor solve the challenge again, after an attempt has used the proof. */
  reset(): void;
  /** Removes the challenge from the page. */
  clear(): void;
}

/** A phone sign-in whose code was sent. */
export interface PhoneConfirmation {
  /**
   * Signs in with the code of the text message. Rejects with `auth/invalid-verification-code` or `auth/code-expired`.
   */
  confirm(code: string): Promise<AuthResult>;
}

/** Operations for signing in with a phone number and an SMS code (spec §7 "sign in with phone and confirm code"). */
export interface PhoneOperations {
  /**
   * Creates a human verification.
   *
   * @param parameters the developer's `recaptchaParameters`, such as `size` and `theme`
   */
  humanVerification(parameters: Readonly<Record<string, unknown>>): HumanVerification;
  /**
   * Texts a code. Rejects with `auth/captcha-check-failed` if the human verification has no valid proof, or with
   * `auth/invalid-phone-number`.
   *
   * @param phoneNumber in E.164
   */
  signInWithPhone(phoneNumber: string, verification: HumanVerification, mode?: SignInMode): Promise<PhoneConfirmation>;
}

/** A request to sign in with a federated provider. */
export interface FederatedRequest {
  readonly providerId: string;
  /** The OAuth scopes to request. */
  readonly scopes: readonly string[];
  /** Query parameters for the provider, such as `login_hint`. */
  readonly customParameters: Readonly<Record<string, string>>;
}

/**
 * Operations for federated providers and their credentials (spec §7 "sign in by popup or redirect", "get redirect
 * result", "link credential").
 */
export interface FederatedOperations {
  /**
   * Signs in through a provider window. Rejects with `auth/popup-blocked`, `auth/popup-closed-by-user`,
   * `auth/cancelled-popup-request` (a second window was opened) or `auth/account-exists-with-different-credential`. The
   * last of these errors contains the email and the credential.
   */
  signInWithPopup(request: FederatedRequest, mode?: SignInMode): Promise<AuthResult>;
  /**
   * Leaves the page for the provider. Rejects if the page cannot be left. Also rejects if the visitor comes back and
   * the browser restores this page from its cache.
   */
  signInWithRedirect(request: FederatedRequest, mode?: SignInMode): Promise<never>;
  /**
   * Returns the result of the redirect that led to this page load; null if no redirect did. Rejects with the same
   * errors as {@link signInWithPopup}, except those about the window.
   */
  redirectResult(): Promise<AuthResult | null>;
  /** Signs in with any credential. Rejects with `auth/invalid-credential` if the credential cannot be read. */
  signInWithCredential(credential: AuthCredential, mode?: SignInMode): Promise<AuthResult>;
  /**
   * Links a credential to the staged user. Rejects with `auth/email-already-in-use` if a different account has the
   * credential's email. Rejects with `auth/credential-already-in-use` if a different account has the credential itself,
   * or if the user has already linked this provider.
   */
  linkCredential(credential: AuthCredential): Promise<AuthResult>;
  /** Restores a credential from the result of its `toJSON`. Returns null for any other value. */
  credentialFromJSON(json: unknown): AuthCredential | null;
  /** Creates a credential from an email and its password. */
  passwordCredential(account: { readonly email: string; readonly password: string }): AuthCredential;
  /** Creates a credential from a One Tap ID token. */
  googleCredential(idToken: string): AuthCredential;
}

/** A second factor of an account (spec §7 MFA calls). */
export interface SecondFactor {
  readonly uid: string;
  readonly factorId: 'phone' | 'totp';
  readonly displayName: string | null;
  /**
   * The phone number in E.164. Until the sign-in is complete, all digits except the last ones are masked. Null for a
   * TOTP factor.
   */
  readonly phoneNumber: string | null;
}

/**
 * Operations for second factors, at sign-in and at enrolment (spec §7 mfaSignIn, mfaEnrollment). When a sign-in call
 * rejects with `auth/multi-factor-auth-required`, the backend keeps the unfinished sign-in, and
 * {@link finishSecondFactor} completes it.
 */
export interface SecondFactorOperations {
  /** Lists the factors that can complete the pending sign-in; empty if no sign-in is pending. */
  pendingSecondFactors(): readonly SecondFactor[];
  /**
   * Texts a code to a phone factor; does nothing for a TOTP factor. Rejects with `auth/invalid-multi-factor-session` if
   * no pending sign-in has this factor, and with `auth/captcha-check-failed` if the human verification has no valid
   * proof.
   */
  startSecondFactor(factorUid: string, verification: HumanVerification): Promise<void>;
  /** Completes the pending sign-in. Rejects with `auth/invalid-verification-code` or `auth/code-expired`. */
  finishSecondFactor(factorUid: string, code: string): Promise<AuthResult>;
  /**
   * Texts a code to a phone that the app's user wants to add. Rejects with `auth/requires-recent-login` if the session
   * is too old, with `auth/unverified-email` if the user's email is not verified, or with
   * `auth/credential-already-in-use` if the user already has this phone as a second factor.
   *
   * @param phoneNumber in E.164
   */
  startPhoneEnrolment(phoneNumber: string, verification: HumanVerification): Promise<void>;
  /**
   * Creates a TOTP secret for the app's user. Rejects with `auth/requires-recent-login` or `auth/unverified-email`, as
   * {@link startPhoneEnrolment} does.
   *
   * @returns the secret in base32, and the `otpauth:` URI of its QR code
   */
  startTotpEnrolment(): Promise<{ readonly secretKey: string; readonly uri: string }>;
  /**
   * Adds the factor whose enrolment was started. Rejects with `auth/invalid-verification-code`.
   *
   * @param displayName shown when a sign-in asks for the factor
   */
  finishEnrolment(code: string, displayName: string | null): Promise<void>;
  /** Lists the second factors of the app's user. */
  enrolledFactors(): readonly SecondFactor[];
}

/**
 * Operations that read the project's settings (spec §7 recaptchaParams, projects), and operations that select the
 * tenant and close sign-up for all later calls.
 */
export interface ProjectOperations {
  recaptchaSiteKey(): Promise<string>;
  /** Returns the hosts on which the project allows sign-in, such as `localhost`. */
  authorizedDomains(): Promise<readonly string[]>;
  /** Selects the tenant of all later calls; null selects the project itself. */
  useTenant(tenantId: string | null): void;
  /**
   * Closes or opens sign-up. While sign-up is closed, every later sign-in of a visitor without an account rejects with
   * `auth/sign-up-closed`, and no user is staged. If the service has created an account during the sign-in, the backend
   * deletes that account. If the deletion fails, the sign-in rejects with the error of the deletion.
   *
   * `upgradeGuest` is ignored while sign-up is closed, because an upgrade would create an account.
   */
  setSignUpClosed(isClosed: boolean): void;
}

/** All operations that the app and the widget call on an identity service. */
export interface AuthBackend
  extends
    SessionOperations,
    EmailPasswordOperations,
    GuestOperations,
    ActionCodeOperations,
    EmailLinkOperations,
    PhoneOperations,
    FederatedOperations,
    SecondFactorOperations,
    ProjectOperations {}
