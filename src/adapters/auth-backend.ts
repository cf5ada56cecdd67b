/**
 * `AuthBackend`, at the end of this file, is the interface between the widget and an identity service (spec §7).
 *
 * The visitor first signs in to the **staged session**, which the app does not see (reference §0 "temp auth"). The app
 * therefore keeps showing the widget, which may still ask for a name, for example. After its last question, the widget
 * calls {@link SessionOperations.commit}, which signs the user in to the app.
 */

/** A signed-in user (spec §3). It has a subset of the properties of Firebase's `User`, so a `User` is an `AuthUser`. */
export interface AuthUser {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  /** The phone number in E.164; null if the user has no phone number. */
  readonly phoneNumber: string | null;
  readonly photoURL: string | null;
  /** Whether the user is a guest. */
  readonly isAnonymous: boolean;
  /** The ID of the user's tenant; null for a user of the project itself. */
  readonly tenantId: string | null;
  /** The linked providers, including `password` and `phone`. */
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

/** A credential that can sign in or be linked to an account. Only the backend that created a credential can read it. */
export interface AuthCredential {
  readonly providerId: string;
  readonly signInMethod: string;
  /** Returns JSON from which {@link FederatedOperations.credentialFromJSON} restores the credential. */
  toJSON(): object;
}

/** A backend that declares the type of its users, such as the `User` of the Firebase SDK. */
export interface TypedBackend<User extends AuthUser> extends AuthBackend {
  /** Only for the type checker. The property does not exist at run time. */
  readonly userType?: User;
}

/** The result of a sign-in (spec §3 "Auth result", reference §3.12). */
export interface AuthResult<User extends AuthUser = AuthUser> {
  readonly user: User;
  /**
   * The credential of a federated provider. Null if there is no such credential, for example after a sign-in with a
   * password.
   */
  readonly credential: AuthCredential | null;
  readonly operationType: 'signIn' | 'link' | 'reauthenticate';
  readonly additionalUserInfo: AdditionalUserInfo | null;
  /**
   * The values of the app's own fields (`signUpFields`), if the visitor has filled them in. Set by the widget, not by
   * the backend.
   */
  readonly signUpValues?: SignUpValues;
}

/** The values of the app's own fields, by name: the trimmed text of a text field, or whether a checkbox is ticked. */
export type SignUpValues = Readonly<Record<string, string | boolean>>;

/** Facts about a sign-in, such as whether it created the account. */
export interface AdditionalUserInfo {
  /** Whether the sign-in created the account. */
  readonly isNewUser: boolean;
  readonly providerId: string | null;
  /** The user's profile at a federated provider. */
  readonly profile: Readonly<Record<string, unknown>> | null;
  readonly username?: string | null;
}

/**
 * The sign-in methods of an email. The list is empty if the email has no sign-in methods. `withheld` means that email
 * enumeration protection hides the methods.
 */
export type SignInMethods =
  | { readonly kind: 'given'; readonly methods: readonly string[] }
  | { readonly kind: 'withheld' };

/** The purpose and the account of an action code. */
export interface ActionCodeInfo {
  readonly operation:
    | 'PASSWORD_RESET'
    | 'RECOVER_EMAIL'
    | 'VERIFY_EMAIL'
    | 'VERIFY_AND_CHANGE_EMAIL'
    | 'REVERT_SECOND_FACTOR_ADDITION'
    | 'EMAIL_SIGNIN';
  /** The email that the account has after the code is applied. Null for a sign-in link. */
  readonly email: string | null;
  /** The email that the account had before an email change. Null if the service does not return this email. */
  readonly previousEmail: string | null;
  /** The second factor that the code removes. Null if the code has another purpose. */
  readonly secondFactor: { readonly factorId: string; readonly phoneNumber?: string } | null;
}

export type Unsubscribe = () => void;

/**
 * Operations on the app's session and on the hidden ("staged") session of an unfinished sign-in. The app's session ends
 * with the browser's session (spec §4), unless the app's own `Auth` keeps it longer.
 */
export interface SessionOperations {
  /**
   * Reports the app's user as soon as the user is known, and after every change. The change may happen in another tab.
   * Never calls the listener synchronously.
   *
   * @param listener receives null if no user is signed in
   */
  observeSession(listener: (user: AuthUser | null) => void): Unsubscribe;
  /**
   * Returns true if the browser's storage contains the app's session, or if this is not known yet. Does not call the
   * service.
   */
  hasStoredSession(): boolean;
  /**
   * Asks the service whether the app's session is still valid. If not, for example because the user was disabled, signs
   * the user out. Rejects with any other error, such as `auth/network-request-failed`.
   */
  revalidateSession(): Promise<void>;
  /**
   * Loads the user of the unfinished sign-in from the service again, for example to see whether the email is verified.
   * Also renews the ID token, which contains `email_verified`.
   *
   * @returns the staged user or, after the upgrade of a guest, the guest
   * @throws (rejects) `auth/user-token-expired` if there is no unfinished sign-in, or if its session has ended
   * @throws (rejects) `auth/user-disabled` if an administrator has disabled the account
   */
  reloadStagedUser(): Promise<AuthUser>;
  /** Ends the app's session (spec §7 "sign out"). */
  signOut(): Promise<void>;
  /**
   * Makes the staged user (signed in, but not the app's user yet) the app's user, and notifies all observers. An
   * upgraded guest is already the app's user, so `commit` only notifies the observers. If `commit` fails, the app's
   * user stays the same.
   *
   * @param openerStorage the session storage of the page that has opened this window. If this window keeps the app's
   *   session in session storage, `commit` also copies the session to `openerStorage`
   * @param uid the expected ID of the user to commit. If omitted, any user is committed
   * @returns the app's user; for Firebase, the SDK's own `User`
   * @throws (rejects) `auth/internal-error` if no user is staged
   * @throws (rejects) `auth/user-token-expired` if the user to commit has another ID than `uid`
   * @throws (rejects) `auth/web-storage-unsupported` if the browser cannot store the session
   * @throws (rejects) `auth/blocked-by-function` if the app refuses the user with a message for the visitor
   * @throws (rejects) `auth/permission-denied` if the app refuses the user without a message
   */
  commit(openerStorage?: Storage, uid?: string): Promise<AuthUser>;
  /**
   * Drops the staged user, who has signed in but is not the app's user yet. A sign-in that is still running rejects
   * with `auth/user-cancelled`.
   *
   * @throws (rejects) if the account in `options.deleteAccount` could not be deleted. The user is dropped even then
   */
  discard(options?: DiscardOptions): Promise<void>;
  /**
   * Abandons a running sign-in, and cancels a redirect that was about to leave the page. When the service answers, the
   * sign-in rejects with `auth/user-cancelled`. If the service has created an account for the sign-in, the error
   * contains the ID of this account (`createdUid`).
   *
   * Keeps the staged user, and a sign-in that waits for a second factor. {@link discard} drops both.
   */
  abandonSignIn(): void;
  /**
   * Starts loading the code that the first operations need. Called early, for instance when the visitor starts typing.
   * Never throws.
   */
  prepare(): void;
  /** Releases all resources. Afterwards, the backend calls no observers, and no widget can start with this backend. */
  dispose(): Promise<void>;
}

/** Options of {@link SessionOperations.discard}. */
export interface DiscardOptions {
  /**
   * The `uid` of the staged user (the user of the unfinished sign-in) whose account is to be deleted. The account is
   * kept if the user has signed in again after this sign-in, for example in another tab. The account of an upgraded
   * guest is always kept.
   */
  readonly deleteAccount?: string | undefined;
  /**
   * Applies to a guest whom the unfinished sign-in has upgraded. If true, signs this user out, without reporting the
   * upgrade to the observers. If false (the default), keeps the user signed in, and reports the user to the observers
   * at once.
   */
  readonly signOutGuest?: boolean | undefined;
}

/** Options of a sign-in. */
export interface SignInMode {
  /**
   * Whether the sign-in links the credential to a signed-in guest, who keeps the uid (spec §3
   * autoUpgradeAnonymousUsers, reference §2.8). The result's `operationType` is then `link`.
   *
   * The sign-in rejects with `auth/credential-already-in-use` or `auth/email-already-in-use` if the credential belongs
   * to another account. The error contains the credential if the service returns it.
   */
  readonly upgradeGuest?: boolean;
}

/** Operations for sign-in with email and password (spec §7). */
export interface EmailPasswordOperations {
  /**
   * Looks up the sign-in methods of an email. Rejects with `auth/invalid-email` if the service rejects the email's
   * format.
   */
  lookUpSignInMethods(email: string): Promise<SignInMethods>;
  /**
   * Signs in with a password. Rejects with `auth/user-not-found` or `auth/wrong-password`. Under email enumeration
   * protection, rejects with `auth/invalid-credential` instead.
   */
  signInWithPassword(account: { email: string; password: string }): Promise<AuthResult>;
  /** Creates an account. Rejects, for example, with `auth/email-already-in-use` or `auth/weak-password`. */
  createUserWithPassword(account: { email: string; password: string }, mode?: SignInMode): Promise<AuthResult>;
  /**
   * Sets the display name of the user who has just signed in: the staged user (see {@link SessionOperations.commit}),
   * or a guest who was upgraded.
   */
  setDisplayName(displayName: string): Promise<void>;
  /**
   * Sends a mail with a password reset code. If the email has no account, rejects with `auth/user-not-found`. Under
   * email enumeration protection, resolves without sending a mail.
   *
   * @param options.continueUrl an absolute URL that opens after the reset; left out of the mail if the project does not
   *   allow this URL
   */
  sendPasswordResetEmail(email: string, options?: { continueUrl?: string }): Promise<void>;
  /**
   * Returns the email of the account that a password reset code belongs to. Rejects with `auth/expired-action-code` or
   * `auth/invalid-action-code`.
   */
  verifyPasswordResetCode(code: string): Promise<string>;
  /**
   * Sets a new password. Rejects with the same errors as {@link verifyPasswordResetCode}, or with `auth/weak-password`.
   */
  confirmPasswordReset(reset: { code: string; newPassword: string }): Promise<void>;
}

/** Operations for custom tokens, which the app's own server creates. */
export interface CustomTokenOperations {
  /**
   * Signs in with a custom token. If no account has the token's `uid`, creates an account. The service does not ask for
   * a second factor, even if the account has one.
   *
   * A custom token cannot be linked to a guest. To upgrade a guest, the app's server creates a token for the guest's
   * `uid`.
   *
   * @throws (rejects) `auth/invalid-custom-token` if the service cannot read the token, or if the token has expired
   * @throws (rejects) `auth/custom-token-mismatch` if the token was created for another project
   * @throws (rejects) `auth/tenant-not-found` if the token was created for another tenant
   */
  signInWithCustomToken(token: string): Promise<AuthResult>;
}

/** The kinds of characters that a password policy can require. */
export type PasswordCharacters = 'uppercase' | 'lowercase' | 'digit' | 'special';

/** The project's or the tenant's requirements for new passwords. */
export interface PasswordPolicy {
  readonly minimumLength: number;
  /** The maximum length. Undefined if only the service's own limit applies (Firebase: 4,096 characters). */
  readonly maximumLength?: number | undefined;
  /** A password must contain at least one character of each of these kinds. */
  readonly requiredCharacters: readonly PasswordCharacters[];
  /** The characters that count as special. */
  readonly specialCharacters: string;
}

/** Operations for guests (spec §7 "sign in anonymously"). */
export interface GuestOperations {
  /**
   * Signs in as a guest. If the app's user is already a guest of the current tenant, returns that guest and creates no
   * account.
   */
  signInAnonymously(): Promise<AuthResult>;
  /**
   * Returns the app's user if this user is a guest, or else null. Returns null until {@link observeSession} has made
   * its first report.
   */
  currentGuest(): AuthUser | null;
}

/** Operations for action codes, the one-time codes in mailed links (spec §7 "check and apply action code"). */
export interface ActionCodeOperations {
  /**
   * Returns the purpose and the account of a code without using it. Rejects with `auth/expired-action-code` or
   * `auth/invalid-action-code`.
   */
  checkActionCode(code: string): Promise<ActionCodeInfo>;
  /**
   * Uses a code: verifies, changes or recovers an email, or removes a second factor. Rejects with the same errors as
   * {@link checkActionCode}.
   */
  applyActionCode(code: string): Promise<void>;
  /**
   * Mails a code that verifies the email of the staged user or, if no user is staged, of the app's user (spec §7 "apply
   * action code"). Rejects with `auth/user-token-expired` if no user is signed in.
   *
   * @param options.continueUrl see {@link EmailPasswordOperations.sendPasswordResetEmail}
   */
  sendEmailVerification(options?: { continueUrl?: string }): Promise<void>;
}

/** The page that a sign-in link opens, and the apps that can open the link on a phone. */
export interface SignInLinkSettings {
  /** The absolute URL of the page that the link opens, including the widget's query parameters. */
  readonly url: string;
  readonly iOS?: { readonly bundleId: string };
  readonly android?: {
    readonly packageName: string;
    readonly installApp?: boolean;
    readonly minimumVersion?: string;
  };
  /** Domain to use in the mailed link, such as `links.example`. Must be a Firebase Hosting domain of the project. */
  readonly linkDomain?: string;
  /** Deprecated: Google has shut down Dynamic Links. */
  readonly dynamicLinkDomain?: string;
}

/** Operations for sign-in links (spec §7 "send sign-in link", "sign in with email link"). */
export interface EmailLinkOperations {
  /** Mails a sign-in link. */
  sendSignInLink(email: string, settings: SignInLinkSettings): Promise<void>;
  /**
   * Signs in with a sign-in link. Creates an account if the email has none.
   *
   * @param account.link the URL of the page that the link has opened
   * @throws (rejects) `auth/invalid-action-code` if the URL is not a sign-in link
   * @throws (rejects) `auth/invalid-email` if the link was sent to another email
   */
  signInWithEmailLink(account: { email: string; link: string }, mode?: SignInMode): Promise<AuthResult>;
}

/**
 * A challenge, such as reCAPTCHA, with which visitors prove that they are human (spec §5 "human verification"). A
 * solution lasts 60 s (spec §9) and is valid for one attempt.
 */
export interface HumanVerification {
  /**
   * Renders the challenge. Rejects if rendering fails.
   *
   * @param onChange called with true for a new solution, and with false when the solution has expired or was used
   */
  render(container: HTMLElement, onChange: (solved: boolean) => void): Promise<void>;
  /** Resets the challenge after an attempt, because each solution is valid for one attempt only. */
  reset(): void;
  /**
   * Renders the challenge again if rendering has failed. Called when the visitor submits the form before solving the
   * challenge.
   */
  retry?(): void;
  /**
   * Waits until the challenge is rendered, and renders it again if rendering has failed. Rejects if the challenge
   * cannot be rendered. Called before each attempt, because the visitor may submit the form before an invisible
   * challenge is rendered.
   */
  ready?(): Promise<void>;
  /** Removes the challenge from the page. */
  clear(): void;
}

/** A phone sign-in whose code was sent to the visitor. */
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
   * Sends a text message with a code.
   *
   * @param phoneNumber in E.164
   * @throws (rejects) `auth/invalid-phone-number` if the service rejects the phone number
   * @throws (rejects) `auth/captcha-check-failed` if `verification` has no valid solution
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
 * Operations for federated providers and for credentials (spec §7 "sign in by popup or redirect", "get redirect
 * result", "link credential").
 */
export interface FederatedOperations {
  /**
   * Signs in through a provider window.
   *
   * @throws (rejects) `auth/popup-blocked` if the browser blocks the window
   * @throws (rejects) `auth/popup-closed-by-user` if the visitor closes the window
   * @throws (rejects) `auth/cancelled-popup-request` if another window is opened
   * @throws (rejects) `auth/account-exists-with-different-credential` if another account has the email that the
   *   provider reports. The error contains that email and the provider's credential
   */
  signInWithPopup(request: FederatedRequest, mode?: SignInMode): Promise<AuthResult>;
  /**
   * Redirects the visitor to the provider. Rejects if the redirect cannot start or the sign-in is abandoned. Also
   * rejects if the visitor goes back, and the browser restores this page from its back/forward cache.
   */
  signInWithRedirect(request: FederatedRequest, mode?: SignInMode): Promise<never>;
  /**
   * Returns the result of the redirect that led to this page load; null if there was no redirect.
   *
   * @throws (rejects) the errors of {@link signInWithPopup}, except the errors about the window
   * @throws (rejects) `auth/redirect-result-lost` if the result cannot reach the page, because the browser separates
   *   the data of the page from the data of the auth domain
   */
  redirectResult(): Promise<AuthResult | null>;
  /**
   * Signs in with a credential of any kind. Rejects with `auth/invalid-credential` if the credential cannot be read.
   */
  signInWithCredential(credential: AuthCredential, mode?: SignInMode): Promise<AuthResult>;
  /**
   * Links a credential to the user of the unfinished sign-in.
   *
   * @throws (rejects) `auth/email-already-in-use` if another account has the credential's email
   * @throws (rejects) `auth/credential-already-in-use` if another account has the credential, or if the user already
   *   has a credential of the same provider
   */
  linkCredential(credential: AuthCredential): Promise<AuthResult>;
  /**
   * Converts a credential into an object that the app can use. For Firebase, this is an object of the SDK. Rejects with
   * `auth/invalid-credential` if the credential cannot be read.
   */
  toAppCredential(credential: AuthCredential): Promise<AuthCredential>;
  /** Restores a credential from the JSON of its `toJSON`. Returns null for any other value. */
  credentialFromJSON(json: unknown): AuthCredential | null;
  /** Creates a credential from an email and its password. */
  passwordCredential(account: { readonly email: string; readonly password: string }): AuthCredential;
  /** Creates a credential from the ID token that One Tap returns. */
  googleCredential(idToken: string): AuthCredential;
}

/** A second factor of an account (spec §7 MFA calls). */
export interface SecondFactor {
  readonly uid: string;
  readonly factorId: 'phone' | 'totp';
  readonly displayName: string | null;
  /** The phone number in E.164, with masked digits while the sign-in is pending. Null for a TOTP factor. */
  readonly phoneNumber: string | null;
}

/**
 * The user whose second factors an operation reads or changes. `app` (default): the app's user. `staged`: the user
 * whose sign-in or upgrade is not committed yet.
 */
export type EnrollingUser = 'app' | 'staged';

/**
 * Operations for second factors (spec §7 mfaSignIn, mfaEnrollment). A sign-in that rejects with
 * `auth/multi-factor-auth-required` is pending until {@link finishSecondFactor} completes it.
 */
export interface SecondFactorOperations {
  /** Lists the factors with which the pending sign-in can be completed. Empty if no sign-in is pending. */
  pendingSecondFactors(): readonly SecondFactor[];
  /**
   * Sends a code by text message to a phone factor. Does nothing for a TOTP factor.
   *
   * @throws (rejects) `auth/invalid-multi-factor-session` if no pending sign-in has this factor
   * @throws (rejects) `auth/captcha-check-failed` if the challenge of `verification` is not solved, or the solution has
   *   expired
   */
  startSecondFactor(factorUid: string, verification: HumanVerification): Promise<void>;
  /** Completes the pending sign-in. Rejects with `auth/invalid-verification-code` or `auth/code-expired`. */
  finishSecondFactor(factorUid: string, code: string): Promise<AuthResult>;
  /**
   * Sends a text message with a code to a phone that the user wants to add as a second factor.
   *
   * @param phoneNumber in E.164
   * @param user see {@link EnrollingUser}
   * @throws (rejects) `auth/user-token-expired` if `user` is not signed in, or the session has ended
   * @throws (rejects) `auth/requires-recent-login` if the session is too old
   * @throws (rejects) `auth/unverified-email` if the user's email is not verified
   * @throws (rejects) `auth/credential-already-in-use` if the user already has this factor
   */
  startPhoneEnrolment(phoneNumber: string, verification: HumanVerification, user?: EnrollingUser): Promise<void>;
  /**
   * Creates a TOTP secret for the user. Rejects with `auth/user-token-expired`, `auth/requires-recent-login` or
   * `auth/unverified-email`.
   *
   * @param user see {@link EnrollingUser}
   * @returns the secret in base32, and the `otpauth:` URI for a QR code
   */
  startTotpEnrolment(user?: EnrollingUser): Promise<{ readonly secretKey: string; readonly uri: string }>;
  /**
   * Completes the enrolment that {@link startPhoneEnrolment} or {@link startTotpEnrolment} has started. Adds the factor
   * to the user for whom the enrolment was started. Rejects with `auth/invalid-verification-code` if the code is wrong.
   *
   * @param displayName the name that later sign-ins show for the factor
   */
  finishEnrolment(code: string, displayName: string | null): Promise<void>;
  /**
   * Lists the second factors of `user`. The list is empty if this user is not signed in.
   *
   * @param user see {@link EnrollingUser}
   */
  enrolledFactors(user?: EnrollingUser): readonly SecondFactor[];
}

/** Operations for the project's settings (spec §7 recaptchaParams, projects), the tenant and sign-up. */
export interface ProjectOperations {
  recaptchaSiteKey(): Promise<string>;
  /** Returns the hosts on which the project allows sign-in, such as `localhost`. */
  authorizedDomains(): Promise<readonly string[]>;
  /**
   * Returns the password policy of the current tenant, or null if no policy is enforced. A backend without password
   * policies omits this method.
   */
  passwordPolicy?(): Promise<PasswordPolicy | null>;
  /** Selects the tenant of all later calls. Null stands for the project itself, without a tenant. */
  useTenant(tenantId: string | null): void;
  /**
   * Closes or opens sign-up. While sign-up is closed:
   *
   * - A sign-in or sign-up that needs a new account rejects with `auth/sign-up-closed`.
   * - A sign-in by provider, mailed link or phone may create an account on the service. The backend then deletes this
   *   account. If the deletion fails, the sign-in rejects with the error of the deletion.
   * - The option `upgradeGuest` has no effect, because an upgrade would create an account.
   *
   * @throws an `AuthError` with `auth/internal-error` if the backend has been disposed
   */
  setSignUpClosed(isClosed: boolean): void;
  /**
   * Sets the language of the service's mails and text messages, as a BCP 47 tag. Null selects the language that the app
   * has set in the SDK.
   */
  setLanguage?(tag: string | null): void;
  /**
   * Loads the operations on the account of the app's user. A backend that cannot change accounts omits this method. The
   * account page then only offers to add a second factor and to sign out.
   *
   * @throws (rejects) `auth/network-request-failed` if the code cannot be loaded
   */
  loadAccountOperations?(): Promise<AccountOperations>;
}

/**
 * Operations on the account of the app's user, for the account page. Each operation rejects with
 * `auth/user-token-expired` if no user is signed in or the session has ended. After an operation that has changed the
 * user, `observeSession` reports the user.
 */
export interface AccountOperations {
  /** Changes the display name. Null removes it. */
  changeName(displayName: string | null): Promise<void>;
  /**
   * Mails a link to the new email. The account's email changes when the visitor opens the link, which also ends all
   * sessions of the account.
   *
   * @param options.continueUrl see {@link EmailPasswordOperations.sendPasswordResetEmail}
   * @throws (rejects) `auth/requires-recent-login` if the session is too old
   * @throws (rejects) `auth/email-already-in-use` if another account has the email; under email enumeration
   *   protection, resolves without sending a mail
   * @throws (rejects) `auth/invalid-email` if the service rejects the email's format, or if the account has no email
   */
  changeEmail(email: string, options?: { continueUrl?: string }): Promise<void>;
  /**
   * Changes the password, or adds a password to an account that has an email but no password. The user stays signed in,
   * but all other sessions of the account end.
   *
   * @throws (rejects) `auth/requires-recent-login` if the session is too old
   * @throws (rejects) `auth/invalid-email` if the account has no email
   * @throws (rejects) `auth/weak-password` if the password is too short
   * @throws (rejects) `auth/password-does-not-meet-requirements` if the password violates the password policy
   */
  changePassword(password: string): Promise<void>;
  /**
   * Connects a provider to the account through a provider window. Opens the window at once, because browsers block a
   * window that does not open immediately after a click.
   *
   * @throws (rejects) `auth/credential-already-in-use` if the provider's user is already linked to another account
   * @throws (rejects) `auth/email-already-in-use` if another account has the email that the provider reports
   * @throws (rejects) `auth/requires-recent-login` if the session is too old
   * @throws (rejects) the errors of {@link FederatedOperations.signInWithPopup} about the window
   */
  connectProvider(request: FederatedRequest): Promise<void>;
  /**
   * Disconnects a provider from the account. `password` and `phone` also count as providers. An account that loses
   * `password` may also lose its email.
   *
   * @throws (rejects) `auth/no-such-provider` if the account does not have this provider
   */
  disconnectProvider(providerId: string): Promise<void>;
  /**
   * Sends a text message with a code to a phone number that the visitor wants to add. Changes nothing yet.
   *
   * @param phoneNumber in E.164
   * @returns the ID of the text message, for {@link setPhoneNumber}
   * @throws (rejects) the errors of {@link PhoneOperations.signInWithPhone}
   */
  sendPhoneCode(phoneNumber: string, verification: HumanVerification): Promise<string>;
  /**
   * Adds the phone number to which {@link sendPhoneCode} has sent a code. The number replaces an earlier one. The
   * visitor can then sign in with the new number.
   *
   * @param verificationId the result of {@link sendPhoneCode}
   * @throws (rejects) `auth/invalid-verification-code` or `auth/code-expired`
   * @throws (rejects) `auth/credential-already-in-use` if another account has the number
   * @throws (rejects) `auth/requires-recent-login` if the session is too old
   */
  setPhoneNumber(verificationId: string, code: string): Promise<void>;
  /**
   * Removes a second factor.
   *
   * @throws (rejects) `auth/requires-recent-login` if the session is too old
   * @throws (rejects) `auth/multi-factor-info-not-found` if the account does not have this factor
   */
  removeSecondFactor(factorUid: string): Promise<void>;
  /**
   * Deletes the account, and signs the user out. All other sessions of the account end, too.
   *
   * @throws (rejects) `auth/requires-recent-login` if the session is too old
   */
  deleteAccount(): Promise<void>;
}

/** All operations that the app and the widget call on an identity service. */
export interface AuthBackend
  extends
    SessionOperations,
    EmailPasswordOperations,
    GuestOperations,
    CustomTokenOperations,
    ActionCodeOperations,
    EmailLinkOperations,
    PhoneOperations,
    FederatedOperations,
    SecondFactorOperations,
    ProjectOperations {}
