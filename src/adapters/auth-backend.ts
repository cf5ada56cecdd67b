/**
 * The port to an identity service: what the app and the widget ask of it, in the words of spec §7.
 *
 * Every operation rejects with an `AuthError` and nothing else. Operations that sign somebody in act on a
 * **staged** session, which the app does not see until {@link SessionOperations.commit}: so the app's gate does not
 * tear the widget down before the flow is done (reference §0 "temp auth").
 */

/** A signed-in user, as the service gives it (spec §3). A subset of Firebase's `User`, which satisfies it. */
export interface AuthUser {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly phoneNumber: string | null;
  readonly photoURL: string | null;
  readonly isAnonymous: boolean;
  readonly tenantId: string | null;
  readonly providerData: readonly {
    readonly providerId: string;
    readonly uid: string;
    readonly email: string | null;
  }[];
  /** A token for the app's own servers. Rejects when the session has ended. */
  getIdToken(forceRefresh?: boolean): Promise<string>;
}

/** A credential that can be signed in with or linked; its content is the adapter's own. */
export interface AuthCredential {
  readonly providerId: string;
  readonly signInMethod: string;
  toJSON(): object;
}

/** What a sign-in gave (spec §3 "Auth result", reference §3.12). */
export interface AuthResult {
  readonly user: AuthUser;
  readonly credential: AuthCredential | null;
  readonly operationType: 'signIn' | 'link' | 'reauthenticate';
  readonly additionalUserInfo: AdditionalUserInfo | null;
}

export interface AdditionalUserInfo {
  readonly isNewUser: boolean;
  readonly providerId: string | null;
  readonly profile: Readonly<Record<string, unknown>> | null;
  readonly username?: string | null;
}

/**
 * The answer to "how does this email sign in?". A project with email enumeration protection does not say
 * (`withheld`), which is not the same as "in no way" (`methods: []`).
 */
export type SignInMethods =
  | { readonly kind: 'given'; readonly methods: readonly string[] }
  | { readonly kind: 'withheld' };

/** What an action code from a mail is for. */
export interface ActionCodeInfo {
  readonly operation:
    | 'PASSWORD_RESET'
    | 'RECOVER_EMAIL'
    | 'VERIFY_EMAIL'
    | 'VERIFY_AND_CHANGE_EMAIL'
    | 'REVERT_SECOND_FACTOR_ADDITION'
    | 'EMAIL_SIGNIN';
  readonly email: string | null;
  readonly previousEmail: string | null;
  readonly secondFactor: { readonly factorId: string; readonly phoneNumber?: string } | null;
}

export type Unsubscribe = () => void;

/** The app's own session: who is signed in, for as long as the browser's session lasts (spec §4). */
export interface SessionOperations {
  /**
   * Reports the current user, first as soon as it is known and then at every change, a deletion or sign-out
   * elsewhere included. Never reports synchronously.
   */
  observeSession(listener: (user: AuthUser | null) => void): Unsubscribe;
  /** Whether this window keeps a session, whoever has made it: a later page, too. Asks nobody. */
  hasStoredSession(): boolean;
  /** Asks the service whether the session still holds; a user who is gone or disabled is signed out. */
  revalidateSession(): Promise<void>;
  /** Ends the app's session (spec §7 "sign out"). */
  signOut(): Promise<void>;
  /**
   * Makes the staged user the app's user, and resolves once observers were told. Rejects when nobody is staged. After an
   * upgrade of the guest there is nothing left to do: it resolves with the app's user. Where the browser has no room to
   * keep the session it rejects with `auth/web-storage-unsupported`, and the app's user is who it was.
   */
  commit(): Promise<AuthUser>;
  /** Forgets the staged user. */
  discard(): Promise<void>;
  /** The visitor has begun: load what the first operation will need. Never rejects. */
  prepare(): void;
  /** Releases everything; afterwards no observer is called. */
  dispose(): Promise<void>;
}

/**
 * Whose sign-in it is. With `upgradeGuest` it is linked to the app's guest, who keeps the uid (spec §3
 * autoUpgradeAnonymousUsers, reference §2.8): the result's `operationType` is `link`, and a conflict rejects with
 * `auth/credential-already-in-use` or `auth/email-already-in-use`, with the credential where the service gives it.
 */
export interface SignInMode {
  readonly upgradeGuest?: boolean;
}

/** Email with password (spec §7). */
export interface EmailPasswordOperations {
  lookUpSignInMethods(email: string): Promise<SignInMethods>;
  signInWithPassword(account: { email: string; password: string }): Promise<AuthResult>;
  createUserWithPassword(account: { email: string; password: string }, mode?: SignInMode): Promise<AuthResult>;
  /** Names the staged user; after an upgrade, the app's. */
  setDisplayName(displayName: string): Promise<void>;
  /** `continueUrl`: an absolute URL where the visitor goes on after the reset; dropped if the project refuses it. */
  sendPasswordResetEmail(email: string, options?: { continueUrl?: string }): Promise<void>;
  /** Resolves with the account's email. */
  verifyPasswordResetCode(code: string): Promise<string>;
  confirmPasswordReset(reset: { code: string; newPassword: string }): Promise<void>;
}

/** Guest use (spec §7 "sign in anonymously"). */
export interface GuestOperations {
  /** A guest who is there already stays the same. */
  signInAnonymously(): Promise<AuthResult>;
  /** The app's user, if a guest; null as well before the first report. */
  currentGuest(): AuthUser | null;
}

/** Codes that arrive by mail (spec §7 "check and apply action code"). */
export interface ActionCodeOperations {
  checkActionCode(code: string): Promise<ActionCodeInfo>;
  applyActionCode(code: string): Promise<void>;
  /**
   * Mails the app's user a code that verifies their address, which a second factor needs (spec §7 "apply action code").
   * Rejects with `auth/user-token-expired` where nobody is signed in. `continueUrl`: as of a reset mail.
   */
  sendEmailVerification(options?: { continueUrl?: string }): Promise<void>;
}

/** Email link (spec §7 "send sign-in link", "sign in with email link"). */
export interface EmailLinkOperations {
  /** `url`: where the link leads, absolute, with the widget's own parameters. */
  sendSignInLink(email: string, options: { readonly url: string }): Promise<void>;
  signInWithEmailLink(account: { email: string; link: string }, mode?: SignInMode): Promise<AuthResult>;
}

/**
 * Proof that a person is there, drawn by the service in an element (spec §5 "human verification"). Its proof lasts 60 s
 * (spec §9) and is used up by one attempt.
 */
export interface HumanVerification {
  /** Draws it. `onChange` hears whether there is a proof now: solved, run out, used up. Rejects when it cannot be drawn. */
  render(container: HTMLElement, onChange: (solved: boolean) => void): Promise<void>;
  /** Asks for another proof: the last one was used up. */
  reset(): void;
  /** Takes it away. */
  clear(): void;
}

/** A code is on its way to a phone. */
export interface PhoneConfirmation {
  confirm(code: string): Promise<AuthResult>;
}

/** Phone number and SMS code (spec §7 "sign in with phone and confirm code"). */
export interface PhoneOperations {
  humanVerification(parameters: Readonly<Record<string, unknown>>): HumanVerification;
  /** `phoneNumber` in E.164. */
  signInWithPhone(phoneNumber: string, verification: HumanVerification, mode?: SignInMode): Promise<PhoneConfirmation>;
}

/** What is asked of a federated provider. */
export interface FederatedRequest {
  readonly providerId: string;
  readonly scopes: readonly string[];
  readonly customParameters: Readonly<Record<string, string>>;
}

/** Federated providers (spec §7 "sign in by popup or redirect", "get redirect result", "link credential"). */
export interface FederatedOperations {
  /** Rejects with `auth/account-exists-with-different-credential` together with email and credential. */
  signInWithPopup(request: FederatedRequest, mode?: SignInMode): Promise<AuthResult>;
  /** Leaves the page; rejects when it cannot. */
  signInWithRedirect(request: FederatedRequest, mode?: SignInMode): Promise<never>;
  /** The result of the redirect that this page load came back from; null when there is none. Rejects as a popup does. */
  redirectResult(): Promise<AuthResult | null>;
  signInWithCredential(credential: AuthCredential, mode?: SignInMode): Promise<AuthResult>;
  /** Links to the staged user. */
  linkCredential(credential: AuthCredential): Promise<AuthResult>;
  /** A credential from what its `toJSON` gave; null for what is none. */
  credentialFromJSON(json: unknown): AuthCredential | null;
  /** A credential that stands for an address and its password. */
  passwordCredential(account: { readonly email: string; readonly password: string }): AuthCredential;
  /** A credential from a One Tap ID token. */
  googleCredential(idToken: string): AuthCredential;
}

/** A second factor that the account has (spec §7 mfa calls). */
export interface SecondFactor {
  readonly uid: string;
  readonly factorId: 'phone' | 'totp';
  readonly displayName: string | null;
  /** As the service shows it: with most digits hidden to whoever has yet to prove it; null for what is no phone. */
  readonly phoneNumber: string | null;
}

/**
 * Second factors, at sign-in and at enrolment (spec §7 mfaSignIn, mfaEnrollment). Any sign-in may reject with
 * `auth/multi-factor-auth-required`; it then goes on here.
 */
export interface SecondFactorOperations {
  /** What the sign-in that was held up can go on with. Empty when none is. */
  pendingSecondFactors(): readonly SecondFactor[];
  /** Sends a code to a phone factor. Nothing to send for TOTP. */
  startSecondFactor(factorUid: string, verification: HumanVerification): Promise<void>;
  finishSecondFactor(factorUid: string, code: string): Promise<AuthResult>;
  /** The app's user enrols a factor. Rejects with `auth/requires-recent-login` when the session is too old. */
  startPhoneEnrolment(phoneNumber: string, verification: HumanVerification): Promise<void>;
  startTotpEnrolment(): Promise<{ readonly secretKey: string; readonly uri: string }>;
  finishEnrolment(code: string, displayName: string | null): Promise<void>;
  enrolledFactors(): readonly SecondFactor[];
}

/** What the project says of itself (spec §7 recaptchaParams, projects), and the tenant that calls are made for. */
export interface ProjectOperations {
  recaptchaSiteKey(): Promise<string>;
  authorizedDomains(): Promise<readonly string[]>;
  /** Calls from now on are made for this tenant; null for the project itself. */
  useTenant(tenantId: string | null): void;
}

/** Everything that the product asks of an identity service. */
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
