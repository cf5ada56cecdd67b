import type {
  AuthCredential,
  AuthResult,
  PhoneConfirmation,
  SecondFactor,
  SignUpValues,
} from '../../adapters/auth-backend.ts';
import type { Phrase } from '../messages/phrase.ts';
import type { CheckedTenant, Device, Passkey, Restriction } from '../config/ui-config.ts';
import type { PendingCredential } from '../storage/pending-credential.ts';

type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined };
type Nothing = object;

/**
 * Returns the password that a password manager has filled in beside the email. Only the first call returns the
 * password, so that a visitor who goes back does not submit it again.
 */
export type TakePassword = () => string | undefined;

/**
 * `conflict` is the credential that cannot be linked to a guest (anonymous user), because it belongs to an existing
 * account.
 */
interface UpgradeConflict {
  readonly conflict: AuthCredential;
}

/**
 * Input that the screens for second factors pass on to each other. `confirmation` is set if the sign-in began on the
 * screen `identityConfirmation`. After the sign-in or "Cancel", that screen follows again, and gets the input in
 * `confirmation`.
 * `email` is the email of the account, if the visitor has entered it.
 */
export type SecondFactorContext = Optional<
  UpgradeConflict & { confirmation: Pick<ScreenInputs['identityConfirmation'], 'next'>; email: string }
>;

/**
 * Input for adding a second factor during a sign-in. The screen `done` receives `signIn` after the factor is added. A
 * visitor who is already signed in adds a factor without this input.
 */
interface RequiredEnrolment {
  readonly signIn: ScreenInputs['done'];
}

/** `from` is set if the visitor adds a second factor from the account page, and returns to "Second steps" afterwards. */
interface FromAccount {
  readonly from: 'account';
}

/** `uid` is the ID of the app's user who adds the phone or the second factor. It is missing during a sign-in. */
interface ByUser {
  readonly uid: string;
}

/**
 * `submittedBy` is the ID of the user who has submitted the form. If another tab has signed in a different user
 * meanwhile, the submitted value must not be saved in that user's account.
 */
interface Submission {
  readonly submittedBy: string;
}

/** Action code of a mailed link, and the URL to open afterwards. */
interface MailedCode {
  readonly code: string;
  readonly continueUrl: string | null;
}

/**
 * A sign-in link that was mailed to `email`. `linkId` is computed with `crypto.subtle`. It is undefined on http pages,
 * because browsers do not provide `crypto.subtle` there.
 */
interface SentLink {
  readonly email: string;
  readonly pending: AuthCredential | null;
  readonly linkId?: string | undefined;
}

type LinkedScreenName =
  | 'callback'
  | 'emailLinkCallback'
  | 'passwordReset'
  | 'emailVerification'
  | 'verifyAndChangeEmail'
  | 'emailChangeRevocation'
  | 'revertSecondFactor';

/** Name and input of a screen that the widget opens for a mailed link, or after a redirect to a provider. */
export type LinkedScreen = {
  readonly [N in LinkedScreenName]: { readonly name: N; readonly input: ScreenInputs[N] };
}[LinkedScreenName];

/** The button to show after a mail was sent: `continue` for a signed-in visitor, `done` for anyone else. */
export type SentMailButton = 'done' | 'continue';

type AccountScreenName =
  | 'account'
  | 'nameChange'
  | 'emailChange'
  | 'passwordChange'
  | 'waysToSignIn'
  | 'phoneChange'
  | 'phoneChangeCode'
  | 'secondFactors'
  | 'passkeys'
  | 'passkeyRename'
  | 'devices'
  | 'backupCodes'
  | 'signOutEverywhere'
  | 'accountDeletion';

/** Name and input of a screen to which the visitor returns after she has signed in to her account again. */
export type NextAfterConfirmation = {
  readonly [N in AccountScreenName]: { readonly name: N; readonly input: ScreenInputs[N] };
}[AccountScreenName];

/** The input of each screen. The keys are the names of the screens in the specification (spec §2, reference §2.0). */
export interface ScreenInputs {
  start: Nothing;
  callback: Nothing;

  // Screens for tenants and sign-in options:
  projectCheck: Optional<{ email: string }>;
  tenantList: Optional<{ email: string }>;
  /**
   * If `isSubmitted` is true, the widget searches for the tenant of `email` at once, and shows the form only if there
   * is none. `found` contains the result if the app's `findTenant` was already called with `email`.
   */
  tenantByEmail: Optional<{ email: string; isSubmitted: boolean; found: CheckedTenant | null }>;
  /**
   * Finds the tenant that a mailed link or a redirect names, and continues with the screen `next`. Without `next`,
   * continues with the tenant's first screen.
   */
  tenantById: { readonly tenantId: string | null; readonly next?: LinkedScreen };
  providerByEmail: { readonly email: string } & Optional<{
    notice: Phrase;
    /** True if the visitor has just submitted the email. A redirect to the email's provider may then start at once. */
    isSubmitted: boolean;
    /** The password that a password manager has filled in together with the email. */
    password: string;
  }>;
  /**
   * `flow` says whether providers open in a popup or by a redirect. Without `flow`, the configured `signInFlow`
   * decides.
   */
  providerSignIn: Optional<{ email: string; notice: Phrase; isSubmitted: boolean; flow: 'popup' | 'redirect' }>;
  signedOut: Nothing;

  // Screens for email with password:
  /** If `isSubmitted` is true, the widget continues with `email` at once, as if the visitor had submitted the form. */
  signIn: Optional<{ email: string; notice: Phrase; isSubmitted: boolean }>;
  /**
   * `newAccount` is an account whose session ended before its name was saved. After the next sign-in to this account,
   * the widget saves `name`. `signUpValues` are the values of the app's own fields.
   */
  passwordSignIn: { readonly email: string; readonly withheld?: boolean } & Optional<{
    notice: Phrase;
    newAccount: { readonly uid: string; readonly name: string; readonly signUpValues?: SignUpValues };
    takePassword: TakePassword;
  }>;
  passwordSignUp: { readonly email: string };
  accountName: { readonly result: AuthResult; readonly name: string };
  passwordRecovery: { readonly email: string } & Optional<{ notice: Phrase }>;
  /** `continueUrl` is the URL that opens after the last screen of the mailed link. */
  passwordRecoveryEmailSent: {
    readonly email: string;
    readonly continueUrl?: string | undefined;
    readonly button?: SentMailButton;
  };
  unauthorizedUser: {
    readonly identifier: string | null;
    readonly restriction: Restriction;
    readonly back?: 'phone';
    /** Text to show. If omitted, the screen shows its usual message. */
    readonly message?: Phrase | undefined;
  };
  unsupportedProvider: { readonly email: string };

  // Screens for email links:
  emailLinkSending: { readonly email: string };
  /** `isUsed` is true if another tab has already used the link. */
  emailLinkSent: SentLink & { readonly isUsed?: boolean };
  emailNotReceived: SentLink;
  emailLinkCallback: Optional<{ email: string; withoutLinking: boolean }>;
  emailLinkConfirmation: Optional<{ email: string; notice: Phrase }>;
  /** `isGuestMissing` is true if a guest has requested the link on this device, but is not signed in on this page. */
  differentDeviceError: { readonly isGuestMissing?: boolean };
  anonymousSessionEnded: Nothing;
  emailLinkLinking: { readonly email: string; readonly pending: AuthCredential };
  emailLinkLinkingOtherDevice: { readonly providerId: string };

  // Screens for email codes:
  /** If `isLinking` is true, the visitor has to sign in so that the widget can link the pending credential. */
  emailCodeSending: { readonly email: string; readonly isLinking?: boolean };
  emailCodeSent: ScreenInputs['emailCodeSending'];

  // Screens for federated providers:
  federatedRedirect: { readonly providerId: string };
  /**
   * `isByDomain` is true if the provider was found by the domain of the email. Such an email may have no account.
   *
   * If `isSubmitted` is true, a redirect to the provider begins without a click. A popup still needs a click, because
   * browsers block popups that open without a click.
   */
  federatedSignIn: { readonly email: string; readonly providerId: string } & Optional<{
    notice: Phrase;
    isByDomain: boolean;
    isSubmitted: boolean;
  }>;
  federatedLinking: { readonly email: string; readonly providerId: string } & Optional<{ notice: Phrase }>;
  passwordLinking: { readonly email: string };
  emailMismatch: { readonly result: AuthResult; readonly pending: PendingCredential };
  mergeConflict: { readonly credential: AuthCredential | null };

  // Screens for phone sign-in:
  phoneSignInStart: Optional<{ country: string; national: string; notice: Phrase }>;
  phoneSignInFinish: {
    readonly e164: string;
    readonly country: string;
    readonly national: string;
    readonly confirmation: PhoneConfirmation;
  };

  // Screens for second factors:
  secondFactor: SecondFactorContext;
  secondFactorSend: { readonly factor: SecondFactor } & Optional<{ notice: Phrase }> & SecondFactorContext;
  secondFactorCode: { readonly factor: SecondFactor } & SecondFactorContext;
  backupCode: SecondFactorContext;
  secondFactorEnrolment: Optional<{ notice: Phrase } & RequiredEnrolment & FromAccount & ByUser>;
  unverifiedEmail: Optional<{ notice: Phrase } & FromAccount>;
  verificationEmailSent: { readonly email: string } & Optional<{ notice: Phrase } & FromAccount>;
  /** Includes the input of the screen `done`, which follows as soon as the visitor has verified her email. */
  verifiedEmailGate: ScreenInputs['done'] & { readonly email: string; readonly notice?: Phrase };
  phoneEnrolment: Optional<
    { country: string; national: string; notice: Phrase } & RequiredEnrolment & FromAccount & ByUser
  >;
  phoneEnrolmentCode: {
    readonly e164: string;
    readonly country: string;
    readonly national: string;
  } & Optional<RequiredEnrolment & FromAccount & ByUser>;
  totpEnrolment: Optional<RequiredEnrolment & FromAccount & ByUser>;
  newBackupCodes: Optional<RequiredEnrolment & FromAccount>;

  // Screens of the account page:
  account: Optional<{ notice: Phrase }>;
  nameChange: Optional<{ name: string; notice: Phrase }>;
  /** If `isSubmitted` is true, the widget continues with `email` at once, as if the visitor had submitted the form. */
  emailChange: Optional<{ email: string; notice: Phrase; isSubmitted: boolean } & Submission>;
  emailChangeSent: { readonly email: string };
  /** `takePassword` returns the password that the visitor had submitted before she had to sign in again. */
  passwordChange: Optional<{ takePassword: TakePassword; notice: Phrase } & Submission>;
  waysToSignIn: Optional<{ notice: Phrase }>;
  phoneChange: ByUser & Optional<{ country: string; national: string; notice: Phrase }>;
  /** `verificationId` is the ID of the text message with the code. */
  phoneChangeCode: ByUser & {
    readonly e164: string;
    readonly country: string;
    readonly national: string;
    readonly verificationId: string;
  };
  secondFactors: Optional<{ notice: Phrase }>;
  passkeys: Optional<{ notice: Phrase }>;
  passkey: { readonly passkey: Passkey };
  /** `name` is what the visitor has typed. */
  passkeyRename: { readonly passkey: Passkey } & Optional<{ name: string }>;
  devices: Optional<{ notice: Phrase }>;
  device: { readonly device: Device };
  backupCodes: Nothing;
  signOutEverywhere: Nothing;
  accountDeletion: Optional<{ notice: Phrase }>;
  /**
   * Asks the visitor to sign in to her account again, because the service requires a recent sign-in. `next` is the
   * screen that follows. Without `next`, the flow ends with the app's success callback and the success URL.
   *
   * If the visitor has signed in with a second factor, the first call of `takeResult` returns the result of this
   * sign-in. Later calls return undefined, so that a visitor who goes back does not complete the sign-in again.
   */
  identityConfirmation: Optional<{
    next: NextAfterConfirmation;
    notice: Phrase;
    takeResult: () => AuthResult | undefined;
  }>;

  // Screens for mailed action codes:
  passwordReset: MailedCode;
  passwordResetSuccess: { readonly email: string; readonly continueUrl: string | null };
  /**
   * `email` is the account's email. It is missing if the link stopped working before the service returned the email.
   */
  passwordResetFailure: Optional<{ email: string }>;
  emailVerification: MailedCode;
  emailVerificationSuccess: { readonly continueUrl: string | null };
  emailVerificationFailure: { readonly continueUrl: string | null };
  verifyAndChangeEmail: MailedCode;
  verifyAndChangeEmailSuccess: { readonly email: string; readonly continueUrl: string | null };
  verifyAndChangeEmailFailure: Nothing;
  emailChangeRevocation: MailedCode;
  emailChangeRevokeSuccess: { readonly email: string };
  emailChangeRevokeFailure: Nothing;
  revertSecondFactor: MailedCode;
  revertSecondFactorSuccess: { readonly email: string; readonly phoneNumber: string | null };
  revertSecondFactorFailure: Nothing;

  // Screens for errors, and the end of the flow:
  recoverableError: { readonly message: Phrase };
  unrecoverableError: { readonly message: Phrase };
  /**
   * `passwordForm` is the form to show again if the app rejects a user who signed in by password. If `skipsFields` is
   * true, the visitor need not fill in the app's fields. If `isPasskeyOffered` is true, she was already offered a
   * passkey.
   */
  done: {
    readonly result: AuthResult;
    readonly passwordForm?: ScreenInputs['passwordSignIn'];
    readonly skipsFields?: boolean;
    readonly isPasskeyOffered?: boolean;
  };
  /** The input that the screen `done` has received. */
  passkeyOffer: ScreenInputs['done'];
  /**
   * The input that the screen `done` has received. `done` gets this input back when the visitor has filled in the app's
   * fields.
   */
  signUpDetails: ScreenInputs['done'];
}
