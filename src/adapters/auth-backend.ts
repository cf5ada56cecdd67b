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
  readonly providerData: readonly { readonly providerId: string; readonly uid: string }[];
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
  { readonly kind: 'given'; readonly methods: readonly string[] } | { readonly kind: 'withheld' };

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
  /** Asks the service whether the session still holds; a user who is gone or disabled is signed out. */
  revalidateSession(): Promise<void>;
  /** Ends the app's session (spec §7 "sign out"). */
  signOut(): Promise<void>;
  /** Makes the staged user the app's user, and resolves once observers were told. Rejects when nobody is staged. */
  commit(): Promise<AuthUser>;
  /** Forgets the staged user. */
  discard(): Promise<void>;
  /** The visitor has begun: load what the first operation will need. Never rejects. */
  prepare(): void;
  /** Releases everything; afterwards no observer is called. */
  dispose(): Promise<void>;
}

/** Email with password (spec §7). */
export interface EmailPasswordOperations {
  lookUpSignInMethods(email: string): Promise<SignInMethods>;
  signInWithPassword(account: { email: string; password: string }): Promise<AuthResult>;
  createUserWithPassword(account: { email: string; password: string }): Promise<AuthResult>;
  /** Names the staged user. */
  setDisplayName(displayName: string): Promise<void>;
  /** `continueUrl`: an absolute URL where the visitor goes on after the reset; dropped if the project refuses it. */
  sendPasswordResetEmail(email: string, options?: { continueUrl?: string }): Promise<void>;
  /** Resolves with the account's email. */
  verifyPasswordResetCode(code: string): Promise<string>;
  confirmPasswordReset(reset: { code: string; newPassword: string }): Promise<void>;
}

/** Guest use (spec §7 "sign in anonymously"). */
export interface GuestOperations {
  signInAnonymously(): Promise<AuthResult>;
}

/** Codes that arrive by mail (spec §7 "check and apply action code"). */
export interface ActionCodeOperations {
  checkActionCode(code: string): Promise<ActionCodeInfo>;
  applyActionCode(code: string): Promise<void>;
}

/** Email link (spec §7 "send sign-in link", "sign in with email link"). */
export interface EmailLinkOperations {
  sendSignInLink(email: string, options: { url: string }): Promise<void>;
  isSignInLink(url: string): boolean;
  signInWithEmailLink(account: { email: string; link: string }): Promise<AuthResult>;
}

/** Proof that a person is there, drawn by the service in an element (spec §5 "human verification"). */
export interface HumanVerification {
  render(container: HTMLElement, onChange: (solved: boolean) => void): Promise<void>;
  clear(): void;
}

/** A code is on its way to a phone. */
export interface PhoneConfirmation {
  confirm(code: string): Promise<AuthResult>;
}

/** Phone number and SMS code (spec §7 "sign in with phone and confirm code"). */
export interface PhoneOperations {
  humanVerification(parameters: Readonly<Record<string, unknown>>): HumanVerification;
  signInWithPhone(phoneNumber: string, verification: HumanVerification): Promise<PhoneConfirmation>;
}

/** What is asked of a federated provider. */
export interface FederatedRequest {
  readonly providerId: string;
  readonly scopes: readonly string[];
  readonly customParameters: Readonly<Record<string, string>>;
}

/** Federated providers (spec §7 "sign in by popup or redirect", "get redirect result", "link credential"). */
export interface FederatedOperations {
  signInWithPopup(request: FederatedRequest): Promise<AuthResult>;
  /** Leaves the page. */
  signInWithRedirect(request: FederatedRequest): Promise<never>;
  /** Whether a redirect was begun in this browser session and its result is still to be read; asks nobody. */
  isRedirectPending(): boolean;
  redirectResult(): Promise<AuthResult | null>;
  signInWithCredential(credential: AuthCredential): Promise<AuthResult>;
  linkCredential(credential: AuthCredential): Promise<AuthResult>;
}

/** A second factor that the account has (spec §7 mfa calls). */
export interface SecondFactor {
  readonly uid: string;
  readonly factorId: 'phone' | 'totp';
  readonly displayName: string | null;
  readonly phoneNumber: string | null;
}

/** Second factors, at sign-in and at enrolment (spec §7 mfaSignIn, mfaEnrollment). */
export interface SecondFactorOperations {
  pendingSecondFactors(): readonly SecondFactor[];
  startSecondFactor(factorUid: string, verification?: HumanVerification): Promise<void>;
  finishSecondFactor(code: string): Promise<AuthResult>;
  startPhoneEnrolment(phoneNumber: string, verification: HumanVerification): Promise<void>;
  startTotpEnrolment(): Promise<{ readonly secretKey: string; readonly uri: string }>;
  finishEnrolment(code: string, displayName?: string): Promise<void>;
}

/** What the project says of itself (spec §7 recaptchaParams, projects), and the tenant that calls are made for. */
export interface ProjectOperations {
  recaptchaSiteKey(): Promise<string>;
  authorizedDomains(): Promise<readonly string[]>;
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

/** The part of {@link AuthBackend} that the widget's flows use today: session, email with password, guest. */
export type DoorstepBackend = SessionOperations & EmailPasswordOperations & GuestOperations;
