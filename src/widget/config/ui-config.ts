import type { AuthCredential, AuthResult, AuthUser } from '../../adapters/auth-backend.ts';

/** The widget's configuration: FirebaseUI's `uiConfig` (spec §3, reference §6) and the tenants of its tenant handler. */
export interface UiConfig {
  /** Optional if `tenants` is set. */
  readonly signInOptions?: readonly (string | SignInOption)[];
  /** The path or URL to open after a sign-in. */
  readonly signInSuccessUrl?: string;
  readonly callbacks?: Callbacks;
  readonly tosUrl?: string | (() => void);
  readonly privacyPolicyUrl?: string | (() => void);
  readonly siteName?: string;
  readonly signInFlow?: 'redirect' | 'popup';
  readonly immediateFederatedRedirect?: boolean;
  readonly autoUpgradeAnonymousUsers?: boolean;
  readonly credentialHelper?: 'none' | 'googleyolo';
  /** The URL of the widget's page, to which `signIn()` sends the visitor. */
  readonly widgetUrl?: string;
  /** Makes `signIn()` open the widget's page in a window of 500 by 600 pixels. */
  readonly popupMode?: boolean;
  readonly queryParameterForWidgetMode?: string;
  readonly queryParameterForSignInSuccessUrl?: string;
  readonly adminRestrictedOperation?: Restriction;
  readonly tenants?: TenantSelection;
}

/** A provider that the visitor can sign in with, and its options. */
export interface SignInOption {
  readonly provider: string;

  // every button
  readonly providerName?: string;
  readonly fullLabel?: string;
  readonly buttonColor?: string;
  readonly iconUrl?: string;
  /** The emails for which a tenant offers this option, as a domain or pattern (reference §6.5). */
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
  /** Google's OAuth client ID, for One Tap. */
  readonly clientId?: string;

  // phone
  readonly whitelistedCountries?: readonly string[];
  readonly blacklistedCountries?: readonly string[];
  readonly defaultCountry?: string;
  readonly defaultNationalNumber?: string;
  readonly loginHint?: string;
  readonly recaptchaParameters?: Readonly<Record<string, unknown>>;
}

/** Closes an operation to visitors. The email and the link tell them whom to ask. */
export interface Restriction {
  readonly status: boolean;
  readonly adminEmail?: string;
  readonly helpLink?: string;
}

/** The tenants from which the visitor selects one to sign in to (spec §3 "Tenant entry", reference §6.5). */
export interface TenantSelection {
  /** `optionFirst` shows a button for each tenant; `identifierFirst` asks for the email and selects the tenant by it. */
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
  /** Called after a sign-in. Return true to open the success URL; otherwise the widget disappears. */
  readonly signInSuccessWithAuthResult?: (result: AuthResult, redirectUrl?: string) => boolean | void;
  /** The deprecated form of `signInSuccessWithAuthResult`. */
  readonly signInSuccess?: (user: AuthUser, credential: AuthCredential | null, redirectUrl?: string) => boolean | void;
  /** Called when a guest cannot be upgraded. The widget disappears once the promise is fulfilled. */
  readonly signInFailure?: (error: MergeConflict) => Promise<void> | void;
  readonly uiShown?: () => void;
  readonly uiChanged?: (from: string | null, to: string) => void;
}

/** The error of an upgrade whose credential belongs to an existing account (reference §2.8 "CONFLICT"). */
export interface MergeConflict {
  readonly code: 'firebaseui/anonymous-upgrade-merge-conflict';
  readonly message: string;
  readonly credential: AuthCredential | null;
}

/** A valid configuration in which every option is an object. */
export interface CheckedConfig extends Omit<UiConfig, 'signInOptions' | 'tenants'> {
  readonly signInOptions: readonly SignInOption[];
  readonly tenants?: Omit<TenantSelection, 'tenants'> & { readonly tenants: readonly CheckedTenant[] };
}

export interface CheckedTenant extends Omit<TenantConfig, 'signInOptions'> {
  readonly signInOptions: readonly SignInOption[];
}
