import type { AuthCredential, AuthResult, AuthUser } from '../../adapters/auth-backend.ts';

/** The widget's configuration: FirebaseUI's `uiConfig` (spec §3, reference §6), and the tenants of its handler. */
export interface UiConfig {
  /** The ways in. Left out where tenants have their own. */
  readonly signInOptions?: readonly (string | SignInOption)[];
  /** Where a success goes: a path or URL. */
  readonly signInSuccessUrl?: string;
  readonly callbacks?: Callbacks;
  readonly tosUrl?: string | (() => void);
  readonly privacyPolicyUrl?: string | (() => void);
  readonly siteName?: string;
  readonly signInFlow?: 'redirect' | 'popup';
  readonly immediateFederatedRedirect?: boolean;
  readonly autoUpgradeAnonymousUsers?: boolean;
  readonly credentialHelper?: 'none' | 'googleyolo';
  /** Where `signIn()` sends the visitor. */
  readonly widgetUrl?: string;
  /** `signIn()` opens the widget's page in a window of 500 by 600. */
  readonly popupMode?: boolean;
  readonly queryParameterForWidgetMode?: string;
  readonly queryParameterForSignInSuccessUrl?: string;
  readonly adminRestrictedOperation?: Restriction;
  readonly tenants?: TenantSelection;
}

/** One way in, with its options. */
export interface SignInOption {
  readonly provider: string;

  // every button
  readonly providerName?: string;
  readonly fullLabel?: string;
  readonly buttonColor?: string;
  readonly iconUrl?: string;
  /** Which addresses this way is for, where tenants are found by email: a domain, or a pattern (reference §6.5). */
  readonly hd?: string | RegExp;

  // email
  readonly requireDisplayName?: boolean;
  readonly disableSignUp?: Restriction;
  readonly signInMethod?: 'password' | 'emailLink';
  readonly emailLinkSignIn?: () => { readonly url?: string };
  readonly forceSameDevice?: boolean;

  // federated
  readonly scopes?: readonly string[];
  readonly customParameters?: Readonly<Record<string, string>>;
  readonly loginHintKey?: string;
  /** The One Tap client of Google. */
  readonly clientId?: string;

  // phone
  readonly whitelistedCountries?: readonly string[];
  readonly blacklistedCountries?: readonly string[];
  readonly defaultCountry?: string;
  readonly defaultNationalNumber?: string;
  readonly loginHint?: string;
  readonly recaptchaParameters?: Readonly<Record<string, unknown>>;
}

/** A thing that is not open to everybody, and whom to ask. */
export interface Restriction {
  readonly status: boolean;
  readonly adminEmail?: string;
  readonly helpLink?: string;
}

/** Several tenants of one project, of which the visitor signs in to one (spec §3 "Tenant entry", reference §6.5). */
export interface TenantSelection {
  /** A button for each, or found by the visitor's email. */
  readonly displayMode?: 'optionFirst' | 'identifierFirst';
  readonly tenants: readonly TenantConfig[];
}

export interface TenantConfig {
  /** Null for the project itself. */
  readonly tenantId: string | null;
  readonly displayName: string;
  readonly fullLabel?: string;
  readonly buttonColor?: string;
  readonly iconUrl?: string;
  readonly signInOptions: readonly (string | SignInOption)[];
  readonly signInFlow?: 'redirect' | 'popup';
  readonly immediateFederatedRedirect?: boolean;
  readonly tosUrl?: string | (() => void);
  readonly privacyPolicyUrl?: string | (() => void);
}

export interface Callbacks {
  /** Return false (or nothing) to stay: the widget is then taken away; true to go to the success URL. */
  readonly signInSuccessWithAuthResult?: (result: AuthResult, redirectUrl?: string) => boolean | void;
  /** The deprecated form. */
  readonly signInSuccess?: (user: AuthUser, credential: AuthCredential | null, redirectUrl?: string) => boolean | void;
  /** A guest could not be upgraded. The widget waits for the promise, and goes. */
  readonly signInFailure?: (error: MergeConflict) => Promise<void> | void;
  readonly uiShown?: () => void;
  readonly uiChanged?: (from: string | null, to: string) => void;
}

/** The credential belongs to an account that is there already (reference §2.8 "CONFLICT"). */
export interface MergeConflict {
  readonly code: 'firebaseui/anonymous-upgrade-merge-conflict';
  readonly message: string;
  readonly credential: AuthCredential | null;
}
