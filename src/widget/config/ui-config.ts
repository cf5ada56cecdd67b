import type {
  AuthCredential,
  AuthResult,
  AuthUser,
  SignInLinkSettings,
  SignUpValues,
} from '../../adapters/auth-backend.ts';

/** The widget's configuration: FirebaseUI's `uiConfig` (spec §3, reference §6), plus the tenants to select from. */
export interface UiConfig<User extends AuthUser = AuthUser> {
  /** The sign-in options, in the order in which they are shown. Optional if `tenants` is set. */
  readonly signInOptions?: readonly (string | SignInOption)[];
  /** Path or URL to open after a sign-in. */
  readonly signInSuccessUrl?: string;
  readonly callbacks?: Callbacks<User>;
  readonly tosUrl?: string | (() => void);
  readonly privacyPolicyUrl?: string | (() => void);
  readonly siteName?: string;
  readonly signInFlow?: 'redirect' | 'popup';
  readonly immediateFederatedRedirect?: boolean;
  /** Whether a code from a text message or an authenticator app is submitted as soon as it has 6 digits. */
  readonly submitFullCodes?: boolean;
  /**
   * Whether "Resend" sends another code by text message without leaving the screen. If false, "Resend" leads back to
   * the screen that sent the code.
   */
  readonly resendCodesInPlace?: boolean;
  /**
   * Whether the screen that asks for the password has a button "Try another way", which leads to the list of sign-in
   * options.
   */
  readonly offerOtherMethods?: boolean;
  /**
   * Whether the list of sign-in options has a link to "Create account" for visitors who have no account. In FirebaseUI,
   * a visitor must first enter an email that has no account.
   */
  readonly offerSignUp?: boolean;
  /**
   * Whether a screen that asks the visitor to open a mail has a link to her mailbox, such as Gmail. The link is missing
   * if the widget does not know the mailbox of the email's domain. FirebaseUI lacks this option.
   */
  readonly offerMailbox?: boolean;
  /**
   * Whether a visitor who has set a new password from a reset mail is signed in at once. FirebaseUI asks for the new
   * password again.
   */
  readonly signInAfterReset?: boolean;
  /**
   * URL of a page for visitors who cannot use their second factor, for example because they have lost the phone. The
   * screens that ask for the factor then have the link "Trouble signing in?". FirebaseUI lacks this option.
   */
  readonly secondFactorHelpUrl?: string;
  /**
   * Settings of the screens that use a phone as a second factor, such as `recommendedPhone`. If `phone` is a sign-in
   * option, these screens use the settings of that option instead. FirebaseUI lacks `secondFactorPhone`.
   */
  readonly secondFactorPhone?: SecondFactorPhone;
  readonly autoUpgradeAnonymousUsers?: boolean;
  readonly credentialHelper?: 'none' | 'googleyolo';
  /** URL of the page with the widget. `signIn()` opens this page. */
  readonly widgetUrl?: string;
  /** Whether `signIn()` opens the widget's page in a window of 500 by 600 pixels. */
  readonly popupMode?: boolean;
  readonly queryParameterForWidgetMode?: string;
  readonly queryParameterForSignInSuccessUrl?: string;
  readonly adminRestrictedOperation?: Restriction;
  /** Whether visitors with an unverified email must verify it before the app receives them. */
  readonly requireVerifiedEmail?: boolean;
  /**
   * Whether visitors without a second factor must add one before the app receives them. A list limits the choice to
   * text messages (`phone`) or an authenticator app (`totp`). FirebaseUI lacks this option.
   */
  readonly requireSecondFactor?: boolean | readonly ('phone' | 'totp')[];
  /**
   * The app's own fields and consent boxes. They are part of the form that creates an account with a password. Other
   * new users fill them in on a separate screen after the sign-in.
   */
  readonly signUpFields?: readonly SignUpField[];
  readonly checkSignUp?: CheckSignUp;
  readonly needsSignUpFields?: NeedsSignUpFields;
  /**
   * Whether a form for a new password lists the requirements of the service's password policy. Costs one request for
   * each form. FirebaseUI does not have this option.
   */
  readonly passwordPolicy?: boolean;
  readonly checkPassword?: CheckPassword | readonly CheckPassword[];
  readonly checkPasswordAtSignIn?: CheckPassword | readonly CheckPassword[];
  readonly passwordStrength?: EstimatePassword;
  /**
   * Shows the visitor's passkeys on the account page, where she adds, renames and removes them. The value is the result
   * of `passkeysFrom`, or an object of the app. FirebaseUI lacks this option.
   */
  readonly passkeys?: AccountPasskeys;
  /**
   * Whether the widget offers to add a passkey after a sign-in, if the visitor has no passkey. Needs `passkeys`.
   * FirebaseUI lacks this option.
   */
  readonly offerNewPasskey?: boolean;
  /** Lets the visitor sign out on all devices, on the account page. FirebaseUI lacks this option. */
  readonly signOutEverywhere?: SignOutEverywhere;
  /**
   * Shows, on the account page, the devices on which the visitor is signed in. She can end the session of a device. The
   * value is `devices` of the result of `keepSession`, or an object of the app. FirebaseUI lacks this option.
   */
  readonly devices?: AccountDevices;
  /**
   * Lets a visitor who has lost her second factor use a backup code at the sign-in, and create codes on the account page.
   * The value is the result of `backupCodesFrom`, or an object of the app. FirebaseUI lacks this option.
   */
  readonly backupCodes?: AccountBackupCodes;
  readonly tenants?: TenantSelection;
}

/**
 * Functions with which the account page lists and changes the passkeys of the signed-in user. `passkeysFrom` of
 * `doorstep-auth/passkeys` returns such an object.
 *
 * To refuse a call, a function rejects with an error that has the `problem` of a `PasskeyError`, such as
 * `signInTooOld`. The widget has a text for each problem. The widget reports an error without a `problem` as an
 * uncaught error.
 */
export interface AccountPasskeys {
  /** Whether passkeys can be used on this page. If false, the page does not offer to add one. Defaults to true. */
  readonly isSupported?: boolean;
  /**
   * Lets the user create a passkey, and adds it to her account. Called in the handler of a click. Returns null if she
   * has cancelled.
   */
  add(user: AuthUser): Promise<Passkey | null>;
  /** Lists the user's passkeys, in the order in which they are shown. */
  list(user: AuthUser): Promise<readonly Passkey[]>;
  /** @param name without spaces at its ends, 1 to 64 characters */
  rename(user: AuthUser, id: string, name: string): Promise<unknown>;
  remove(user: AuthUser, id: string): Promise<unknown>;
}

/**
 * Ends all sessions of the user, for example by `revokeRefreshTokens` of the Admin SDK on the app's server. The widget
 * then signs her out on this device. `signOutEverywhere` of `keepSession` is such a function.
 *
 * To refuse a call, reject with an error that has a `problem`: `signInTooOld`, `invalidToken`, `tooManyRequests` or
 * `unavailable`. The widget reports an error without a `problem` as an uncaught error.
 */
export type SignOutEverywhere = (user: AuthUser) => Promise<void>;

/**
 * Functions with which the account page lists the devices of the signed-in user, and ends the session of a device.
 * `devices` of the result of `keepSession` is such an object.
 *
 * To refuse a call, a function rejects with an error that has a `problem`: `signInTooOld`, `invalidToken`, `notFound`,
 * `tooManyRequests` or `unavailable`. The widget has a text for each problem. The widget reports an error without a
 * `problem` as an uncaught error.
 */
export interface AccountDevices {
  /** Lists the devices. The account page shows the current device first, and all others in the order of this list. */
  list(user: AuthUser): Promise<readonly Device[]>;
  /** Ends the session of a device. Resolves also if the session is over already. */
  end(user: AuthUser, id: string): Promise<unknown>;
}

/**
 * Functions with which the widget creates, counts and uses backup codes. `backupCodesFrom` of
 * `doorstep-auth/backup-codes` returns such an object.
 *
 * To refuse a call, a function rejects with an error that has the `problem` of a `BackupCodeError`, such as `wrongCode`.
 * The widget has a text for each problem. The widget reports an error without a `problem` as an uncaught error.
 */
export interface AccountBackupCodes {
  /** Creates codes, which replace all earlier codes of the user. Returns the texts to show, such as `abcde-fghjk`. */
  create(user: AuthUser): Promise<readonly string[]>;
  count(user: AuthUser): Promise<BackupCodesLeft>;
  /**
   * Removes all second factors of an account. The visitor then signs in with her first factor only.
   *
   * @param code the code as the visitor has typed it
   */
  use(email: string, code: string, context: BackupCodeContext): Promise<unknown>;
}

/** The backup codes that a user has left. */
export interface BackupCodesLeft {
  readonly left: number;
  /** Time at which the codes were created; null if there are none. */
  readonly createdAt: Date | null;
}

/** The sign-in at which a backup code is used. */
export interface BackupCodeContext {
  /** Aborted when the visitor leaves the screen. */
  readonly signal: AbortSignal;
  /** The ID of the tenant; null for the project itself. */
  readonly tenantId: string | null;
}

/** A device on which a user is signed in: a browser with a session. */
export interface Device {
  readonly id: string;
  /** Name of the browser, such as `Firefox`; null if unknown. */
  readonly browser: string | null;
  /** Name of the operating system or of the device, such as `Windows` or `iPhone`; null if unknown. */
  readonly system: string | null;
  /** Time of the first sign-in of this session. */
  readonly startedAt: Date;
  /** Time of the last use, which may be some minutes old. */
  readonly usedAt: Date;
  /** Whether the device is the browser that shows the list. */
  readonly isCurrent: boolean;
}

export interface Passkey {
  readonly id: string;
  /** Chosen by the user or by the server, such as `iCloud Keychain`. */
  readonly name: string;
  readonly addedAt: Date;
  /** Time of the last sign-in; null if there was none. */
  readonly usedAt: Date | null;
}

/** A text of the app, or an object with a text for each language, by BCP 47 tag. */
export type AppText = string | Readonly<Record<string, string>>;

export type SignUpField = SignUpTextField | SignUpCheckbox;

export interface SignUpTextField {
  /** The key, such as `company`, of the field's value in the `signUpValues` that the app receives. */
  readonly name: string;
  readonly type?: 'text';
  readonly label: AppText;
  readonly required?: boolean;
  /** The autocomplete token, such as `organization`. Browsers use it to fill in the field. */
  readonly autocomplete?: string;
  /** Maximum number of characters. */
  readonly maxLength?: number;
}

/** A checkbox that is unticked at first. */
export interface SignUpCheckbox {
  /** The key, such as `terms`, of the checkbox's value in the `signUpValues` that the app receives. */
  readonly name: string;
  readonly type: 'checkbox';
  /** The text next to the box. With a `url`, the part in square brackets is a link. */
  readonly label: AppText;
  /** Path or URL that the link in the label opens in a new tab. */
  readonly url?: string;
  /** Whether the visitor must tick the box. */
  readonly required?: boolean;
}

/**
 * Checks the values that a visitor has entered into the form for a new account, before the account is created. If the
 * visitor has entered values of `signUpFields` after a sign-in, checks them before the app receives the user.
 *
 * Receives the email and the name, too, if they are known, but never the password.
 *
 * Returns an error for each wrong field, such as `{ company: 'Unknown company', email: 'Use your work email' }`, or
 * nothing. If the check returns a promise, the visitor waits until the promise settles.
 */
export type CheckSignUp = (values: SignUpValues) => SignUpErrors | Promise<SignUpErrors>;

/**
 * Decides whether a visitor must fill in `signUpFields` after a sign-in, before the app receives the user. Not called
 * if the visitor has filled in these fields in the form for a new account. If the function is missing, fails or takes
 * longer than 10 s, only new users (`isNewUser`) must fill in the fields.
 *
 * @param user the user who has signed in
 * @param facts.isNewUser true if this sign-in has created the account or upgraded a guest, or if an earlier, unfinished
 *   sign-in in this tab has done so
 */
export type NeedsSignUpFields = (user: AuthUser, facts: { readonly isNewUser: boolean }) => boolean | Promise<boolean>;

export type SignUpErrors = Readonly<Record<string, AppText | null | undefined>> | null | undefined | void;

/**
 * Checks a new password before the widget sets it, at a sign-up or a password reset. Returns the message to show under
 * the field, or nothing to accept the password.
 *
 * If the check throws, rejects or takes longer than 10 s, the widget accepts the password and reports the error.
 */
export type CheckPassword = (
  password: string,
  context: NewPasswordContext,
) => PasswordRefusal | Promise<PasswordRefusal>;

export interface NewPasswordContext {
  /** The email of the account. */
  readonly email: string;
  /** Aborts when the widget no longer needs the result, for example because the visitor has cancelled. */
  readonly signal: AbortSignal;
}

export type PasswordRefusal = AppText | PasswordMessage | null | undefined | void;

/** One of the widget's own messages, which are translated into every language. */
export interface PasswordMessage {
  readonly message: 'passwordBreached' | 'passwordTooWeak';
}

/**
 * Estimates how hard it is to guess a new password. Called whenever the visitor has stopped typing. The widget shows
 * the strength under the field.
 *
 * To show no strength, the function returns nothing, or a promise of nothing. If the function throws, rejects, or has
 * not answered after 10 seconds, the widget shows no strength and reports the error.
 */
export type EstimatePassword = (
  password: string,
  context: NewPasswordContext,
) => EstimatedPassword | Promise<EstimatedPassword>;

export type EstimatedPassword = PasswordScore | PasswordStrength | null | undefined | void;

/** The strength of a password: 0 and 1 are weak, 2 is fair, 3 is good, and 4 is strong. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

export interface PasswordStrength {
  readonly score: PasswordScore;
  /** A sentence that says how to make the password stronger. */
  readonly advice?: AppText | PasswordAdvice | undefined;
}

/** Advice for a stronger password: one of the widget's own sentences, which exist in every language of the widget. */
export interface PasswordAdvice {
  readonly message: 'passwordAddWords' | 'passwordAvoidPatterns';
}

/** A provider to sign in with, and its settings. */
export interface SignInOption {
  readonly provider: string;

  // Options of every provider:

  readonly providerName?: string;
  readonly fullLabel?: string;
  readonly buttonColor?: string;
  readonly iconUrl?: string;
  /**
   * The icon as paths, on a grid of 24 × 24. Paths need no request, and can have the colour of the button's text. If
   * `iconUrl` is set, too, the picture from this URL is shown instead.
   */
  readonly iconPaths?: readonly IconPath[];
  /**
   * A domain of emails, such as `example.com`, or a pattern for emails:
   *
   * - In a tenant, this option is offered only for matching emails. Requires the `displayMode` `identifierFirst`
   *   (reference §6.5).
   * - In an app without tenants, a visitor who enters a matching email signs in with this provider. The provider must
   *   have a sign-in page of its own, such as `saml.acme`. In FirebaseUI, `hd` has no effect without tenants.
   */
  readonly hd?: string | RegExp;
  /** `{ status: true }` closes sign-up for all sign-in options, not only for this option. */
  readonly disableSignUp?: Restriction;

  // Options of the provider `password`, that is, for sign-in by password, email link or email code:

  readonly requireDisplayName?: boolean;
  /** `emailCode` needs `sendEmailCode` and `checkEmailCode`. FirebaseUI has no `emailCode`. */
  readonly signInMethod?: 'password' | 'emailLink' | 'emailCode';
  /**
   * Returns settings for a sign-in link. `url` defaults to the page's address, and must be on the same site. All other
   * keys are passed to the service.
   */
  readonly emailLinkSignIn?: () => Partial<SignInLinkSettings> & { readonly handleCodeInApp?: boolean };
  readonly forceSameDevice?: boolean;
  /**
   * Lets a visitor who is asked for her password have a sign-in link or a code mailed instead. `emailCode` needs
   * `sendEmailCode` and `checkEmailCode`. FirebaseUI has no such option.
   */
  readonly alsoOffer?: 'emailLink' | 'emailCode';
  readonly sendEmailCode?: SendEmailCode;
  readonly checkEmailCode?: CheckEmailCode;

  // Option of the app's own sign-ins, whose IDs begin with `app.`, such as `app.passkey`:

  /** Signs in the visitor. A sign-in of the app must have this function and a `providerName`. */
  readonly signIn?: AppSignIn;
  /**
   * Signs in a visitor who chooses one of the suggestions of the email field, such as a passkey (WebAuthn's conditional
   * mediation). Called when a list of sign-in options with an email field is shown (`layout: 'inline'`), without a
   * click of the visitor. Its promise stays pending until the visitor has chosen a suggestion. If it rejects, the
   * widget reports the error, and the visitor reads nothing.
   *
   * `signal` aborts when the visitor submits the form, chooses another sign-in option or leaves the screen.
   */
  readonly autofill?: AppSignIn;

  // Options of providers with a sign-in page of their own, such as Google:

  readonly scopes?: readonly string[];
  readonly customParameters?: Readonly<Record<string, string>>;
  readonly loginHintKey?: string;
  /** Google's OAuth client ID, for One Tap. */
  readonly clientId?: string;

  // Options of the provider `phone`:

  readonly whitelistedCountries?: readonly string[];
  readonly blacklistedCountries?: readonly string[];
  /**
   * The country that is selected at first: an ISO code such as `GB`, or `auto` for the region of the browser's
   * language. FirebaseUI has no `auto`.
   */
  readonly defaultCountry?: string;
  readonly defaultNationalNumber?: string;
  readonly loginHint?: string;
  readonly recaptchaParameters?: Readonly<Record<string, unknown>>;
}

/**
 * Signs in a visitor in the app's own way, such as with a passkey. Called when the visitor presses the button of the
 * sign-in option.
 *
 * Returns one of:
 *
 * - a custom token, which the app's server has created with the Firebase Admin SDK
 * - nothing, if the visitor has cancelled
 * - a message for the visitor, if she cannot sign in
 *
 * While a returned promise is pending, the visitor can choose another sign-in option. If the function throws or
 * rejects, the widget reports the error, and the visitor can try again.
 */
export type AppSignIn = (context: AppSignInContext) => AppSignInResult | Promise<AppSignInResult>;

export interface AppSignInContext {
  /** Aborts when the widget no longer needs the result, for example because the visitor has chosen another option. */
  readonly signal: AbortSignal;
  /** The email that the visitor has typed on the screen or has entered before; undefined if no valid email is known. */
  readonly email: string | undefined;
  /** The ID of the tenant that the visitor signs in to; null for the project itself. The token must be for this tenant. */
  readonly tenantId: string | null;
  /**
   * The guest to upgrade; null if there is none, or if `autoUpgradeAnonymousUsers` is not true. A token for the guest's
   * `uid` upgrades the guest. A token for another `uid` replaces the guest. `guest.getIdToken()` returns a proof for
   * the app's server.
   */
  readonly guest: AuthUser | null;
}

/** A custom token; a message; or nothing if the visitor has cancelled. */
export type AppSignInResult = string | AppSignInMessage | null | undefined | void;

export interface AppSignInMessage {
  readonly message: AppText;
}

/**
 * Asks the app's server to mail a code of six digits. A new code replaces an earlier one. The server does not reveal
 * whether the email has an account.
 *
 * If the mail was sent, returns nothing. Otherwise, returns a refusal. The widget waits for at most 10 s. If the
 * function throws, rejects, takes longer or returns anything else, the widget reports the error, and the visitor can
 * try again.
 */
export type SendEmailCode = (
  email: string,
  context: EmailCodeContext,
) => EmailCodeNotSent | null | undefined | void | Promise<EmailCodeNotSent | null | undefined | void>;

/**
 * Asks the app's server whether a code is right. Returns a custom token of the account with this email, or a refusal.
 * The widget waits for at most 10 s. If the function throws, rejects, takes longer or returns anything else, the widget
 * reports the error, and the visitor can try again.
 */
export type CheckEmailCode = (
  entered: EnteredEmailCode,
  context: EmailCodeContext,
) => EmailCodeAccepted | EmailCodeRefused | Promise<EmailCodeAccepted | EmailCodeRefused>;

export interface EnteredEmailCode {
  readonly email: string;
  /** Six digits. */
  readonly code: string;
}

export interface EmailCodeContext {
  /** Aborts when the widget no longer needs the result, for example because the visitor has gone back. */
  readonly signal: AbortSignal;
  /** The ID of the tenant that the visitor signs in to; null for the project itself. */
  readonly tenantId: string | null;
  /** The language of the widget, as a BCP 47 tag, such as `pt-BR`. Write the mail in this language. */
  readonly language: string;
  /**
   * The guest who signs in, if `autoUpgradeAnonymousUsers` is true; otherwise null. The widget itself cannot upgrade
   * this guest. To upgrade the guest, the server can add the email to the guest's account, and return a token of this
   * account.
   */
  readonly guest: AuthUser | null;
}

export interface EmailCodeAccepted {
  /** The result of the Firebase Admin SDK's `createCustomToken(uid)`. */
  readonly token: string;
  /** Whether the server has created the account for this sign-in. Defaults to the value that Firebase reports. */
  readonly isNewUser?: boolean;
}

/**
 * `error` says why no mail was sent, and `message` replaces the widget's message. At least one of the two is needed.
 */
export type EmailCodeNotSent =
  | { readonly error: 'tooManyRequests' | 'signUpClosed'; readonly message?: AppText }
  | { readonly error?: undefined; readonly message: AppText };

/** Like {@link EmailCodeNotSent}. After `wrongCode`, the visitor can correct the code. */
export type EmailCodeRefused =
  | EmailCodeNotSent
  | { readonly error: 'wrongCode' | 'codeExpired'; readonly message?: AppText };

/** Settings of phone screens for a second factor. They mean the same as in the sign-in option `phone`. */
export type SecondFactorPhone = Pick<
  SignInOption,
  | 'whitelistedCountries'
  | 'blacklistedCountries'
  | 'defaultCountry'
  | 'defaultNationalNumber'
  | 'loginHint'
  | 'recaptchaParameters'
> & { readonly provider?: 'phone' };

/** A filled shape of an icon. */
export interface IconPath {
  /** The outline, as in the attribute `d` of SVG's `<path>`. */
  readonly d: string;
  /**
   * A CSS colour. Defaults to `buttonColor` on a neutral button, and to the colour of the button's text on any other
   * button.
   */
  readonly color?: string;
}

/**
 * If `status` is true, visitors cannot use an operation, such as sign-up. Visitors who try it see the contact details.
 */
export interface Restriction {
  readonly status: boolean;
  readonly adminEmail?: string;
  readonly helpLink?: string;
}

/** Tenants that a visitor can sign in to (spec §3 "Tenant entry", reference §6.5): a list, or a function. */
export type TenantSelection = ListedTenants | FoundTenants;

export interface ListedTenants {
  /**
   * `optionFirst` shows a button for each tenant; `identifierFirst` asks for the email and finds the tenant that
   * accepts this email.
   */
  readonly displayMode?: 'optionFirst' | 'identifierFirst';
  readonly tenants: readonly TenantConfig[];
  readonly findTenant?: never;
}

/** Tenants that the app finds one by one, for example on its server. FirebaseUI needs a list. */
export interface FoundTenants {
  readonly displayMode: 'identifierFirst';
  readonly findTenant: FindTenant;
  readonly tenants?: never;
}

/**
 * Returns the tenant for an email or for a tenant ID; null if there is none.
 *
 * If the function fails, takes longer than 10 s or returns a tenant with a wrong setting, the widget reports the error.
 * The visitor can then try again.
 */
export type FindTenant = (
  query: TenantQuery,
  context: FindTenantContext,
) => TenantConfig | null | undefined | Promise<TenantConfig | null | undefined>;

/** The tenant to find. It is given either by the visitor's email, or by the tenant's ID. */
export type TenantQuery =
  | {
      /** The email that the visitor has entered. */
      readonly email: string;
      readonly tenantId?: never;
    }
  | {
      /**
       * The ID of the tenant; null for the project itself. The ID comes from a mailed link, or from the parameter `tid`
       * of the page's address. After a redirect to a provider, it is the ID of the tenant that was selected before the
       * redirect.
       */
      readonly tenantId: string | null;
      readonly email?: never;
    };

export interface FindTenantContext {
  /** Aborts when the widget no longer needs the result, for example because the visitor has gone back. */
  readonly signal: AbortSignal;
}

export interface TenantConfig {
  /** The ID of the tenant; null for the project itself. */
  readonly tenantId: string | null;
  readonly displayName: string;
  readonly fullLabel?: string;
  readonly buttonColor?: string;
  readonly iconUrl?: string;
  readonly signInOptions: readonly (string | SignInOption)[];
  readonly signInFlow?: 'redirect' | 'popup';
  readonly immediateFederatedRedirect?: boolean;
  readonly submitFullCodes?: boolean;
  readonly resendCodesInPlace?: boolean;
  readonly offerOtherMethods?: boolean;
  readonly offerSignUp?: boolean;
  readonly offerMailbox?: boolean;
  readonly signInAfterReset?: boolean;
  readonly secondFactorHelpUrl?: string;
  readonly secondFactorPhone?: SecondFactorPhone;
  readonly tosUrl?: string | (() => void);
  readonly privacyPolicyUrl?: string | (() => void);
  readonly signUpFields?: readonly SignUpField[];
  readonly checkSignUp?: CheckSignUp;
  readonly needsSignUpFields?: NeedsSignUpFields;
  readonly checkPassword?: CheckPassword | readonly CheckPassword[];
  readonly checkPasswordAtSignIn?: CheckPassword | readonly CheckPassword[];
  readonly passwordStrength?: EstimatePassword;
}

export interface Callbacks<User extends AuthUser = AuthUser> {
  /**
   * Called after a sign-in. If the callback returns true, the success URL is opened; otherwise the widget disappears.
   */
  readonly signInSuccessWithAuthResult?: (result: AuthResult<User>, redirectUrl?: string) => boolean | void;
  /** Deprecated: use `signInSuccessWithAuthResult` instead. */
  readonly signInSuccess?: (user: User, credential: AuthCredential | null, redirectUrl?: string) => boolean | void;
  /** Called when a guest cannot be upgraded. The widget disappears once the callback's promise is fulfilled. */
  readonly signInFailure?: (error: MergeConflict) => Promise<void> | void;
  readonly uiShown?: () => void;
  readonly uiChanged?: (from: string | null, to: string) => void;
}

/** Error that the app receives if a guest cannot be upgraded to an existing account (reference §2.8 "CONFLICT"). */
export interface MergeConflict {
  readonly code: 'firebaseui/anonymous-upgrade-merge-conflict';
  readonly message: string;
  readonly credential: AuthCredential | null;
}

/** A validated configuration in which every sign-in option is an object. */
export interface CheckedConfig extends Omit<UiConfig, 'signInOptions' | 'tenants'> {
  readonly signInOptions: readonly SignInOption[];
  /**
   * If false, One Tap signs in only after a click. FirebaseUI's method `disableAutoSignIn()` sets this property to
   * false (`src/compat/firebaseui`).
   */
  readonly autoSignIn?: boolean;
  /**
   * If true, a widget in a popup leaves the popup open after the sign-in. Pages that were written for FirebaseUI close
   * the popup in their success callback (`src/compat/firebaseui`).
   */
  readonly keepsWindow?: boolean;
  /**
   * The visitor's email, if FirebaseUI's tenant handler (`src/compat/firebaseui`) has asked for the email to find the
   * tenant.
   */
  readonly email?: string;
  readonly tenants?: (Omit<ListedTenants, 'tenants'> & { readonly tenants: readonly CheckedTenant[] }) | FoundTenants;
}

export interface CheckedTenant extends Omit<TenantConfig, 'signInOptions'> {
  readonly signInOptions: readonly SignInOption[];
}
