// FirebaseUI's public types, under the names that FirebaseUI gives them.

import type { LanguageOptions } from '../../widget/messages/language.ts';

/**
 * A value of the page's SDK. Its type is `any`, as in FirebaseUI, because the compat SDK and the modular SDK have
 * different types.
 */
// oxlint-disable-next-line typescript/no-explicit-any
type SdkObject = any;

/** The page's `Auth`, of the modular SDK or of the compat SDK. */
export interface PageAuth {
  /** The signed-in user, an object of the page's SDK. */
  readonly currentUser: unknown;
  readonly tenantId: string | null;
}

/** FirebaseUI's widget on a page (reference §5.3). */
export interface AuthUI {
  /**
   * Shows the widget in an element. Replaces a widget that the page already shows. If a selector matches nothing yet,
   * the widget appears once the document is loaded.
   *
   * @param element an element, or a selector
   * @throws Error if the document is loaded and does not contain the element
   */
  start(element: string | Element, config?: Config): void;
  /** Merges `config` into the current configuration. Missing keys keep their values. */
  setConfig(config?: Config): void;
  /**
   * Opens the page at `widgetUrl` in the current window. With `popupMode`, opens it in a popup, except on mobile
   * devices.
   *
   * @throws Error if `widgetUrl` is not configured
   */
  signIn(): void;
  /** Removes the widget. Abandons a redirect or sign-in link that is not completed yet. */
  reset(): void;
  /** Removes the widget and makes this instance's ID available again. All later calls throw. */
  delete(): Promise<void>;
  /** Returns true if the page has to call `start` to complete a redirect or a sign-in link. */
  isPendingRedirect(): boolean;
  /** Prevents One Tap from signing the visitor in automatically. */
  disableAutoSignIn(): void;
  /**
   * Sets the language of the widget. FirebaseUI lacks this method. A visible widget keeps its screen, its focus and the
   * typed values. An option that is left out keeps its previous value.
   */
  setLanguage(options: LanguageOptions): void;
}

export interface AuthUIConstructor {
  /**
   * Creates an instance.
   *
   * @param auth an `Auth` of the modular SDK or of the compat SDK, such as `firebase.auth()`
   * @param appId an ID for this instance; required if the page has several instances
   * @throws Error if an instance with this ID exists
   */
  new (auth: PageAuth, appId?: string | null): AuthUI;
  /** Returns the instance with this ID, or null if there is none. */
  getInstance(appId?: string | null): AuthUI | null;
}

/** FirebaseUI's `uiConfig` (reference §6.2). */
export interface Config {
  autoUpgradeAnonymousUsers?: boolean;
  callbacks?: Callbacks;
  credentialHelper?: string;
  immediateFederatedRedirect?: boolean;
  popupMode?: boolean;
  queryParameterForSignInSuccessUrl?: string;
  queryParameterForWidgetMode?: string;
  signInFlow?: string;
  signInOptions?: (
    | string
    | FederatedSignInOption
    | EmailSignInOption
    | PhoneSignInOption
    | SamlSignInOption
    | OAuthSignInOption
    | OidcSignInOption
  )[];
  signInSuccessUrl?: string;
  siteName?: string;
  tosUrl?: (() => void) | string;
  privacyPolicyUrl?: (() => void) | string;
  widgetUrl?: string;
  adminRestrictedOperation?: DisableSignUpConfig;
}

/**
 * FirebaseUI's callbacks (reference §6.4), including `signInSuccess` and `uiChanged`, which FirebaseUI's own types
 * lack.
 */
export interface Callbacks {
  /** Returns true to open the success URL, and false to remove the widget. */
  signInSuccessWithAuthResult?(authResult: SdkObject, redirectUrl?: string): boolean;
  /** @deprecated in favour of `signInSuccessWithAuthResult` */
  signInSuccess?(user: SdkObject, credential: SdkObject, redirectUrl?: string): boolean;
  signInFailure?(error: { code: string; message: string; credential: SdkObject }): Promise<void> | void;
  uiShown?(): void;
  uiChanged?(fromPageId: string | null, toPageId: string): void;
}

export interface SignInOption {
  provider: string;
  providerName?: string;
  fullLabel?: string;
  buttonColor?: string;
  iconUrl?: string;
  hd?: string | RegExp;
}

export interface SamlSignInOption extends SignInOption {
  buttonColor: string;
  iconUrl: string;
}

export interface FederatedSignInOption extends SignInOption {
  /** This value has no effect. */
  authMethod?: string;
  clientId?: string;
  scopes?: string[];
  customParameters?: object;
}

export interface OAuthSignInOption extends SignInOption {
  buttonColor: string;
  iconUrl: string;
  scopes?: string[];
  customParameters?: object;
  loginHintKey?: string;
}

export interface OidcSignInOption extends SignInOption {
  buttonColor: string;
  iconUrl: string;
  customParameters?: object;
}

export interface ActionCodeSettings {
  url: string;
  /** This value has no effect: the page with the widget always handles mailed links itself. */
  handleCodeInApp?: boolean;
  iOS?: { bundleId: string };
  android?: { packageName: string; installApp?: boolean; minimumVersion?: string };
  linkDomain?: string;
  /** @deprecated because Google has shut down Dynamic Links */
  dynamicLinkDomain?: string;
}

export interface EmailSignInOption extends SignInOption {
  forceSameDevice?: boolean;
  requireDisplayName?: boolean;
  signInMethod?: string;
  /** Returns the settings of a sign-in link. The `url` must belong to the page's site. */
  emailLinkSignIn?(): ActionCodeSettings;
  disableSignUp?: DisableSignUpConfig;
}

export interface PhoneSignInOption extends SignInOption {
  recaptchaParameters?: { type?: string; size?: string; badge?: string };
  defaultCountry?: string;
  defaultNationalNumber?: string;
  loginHint?: string;
  whitelistedCountries?: string[];
  blacklistedCountries?: string[];
}

export interface DisableSignUpConfig {
  status: boolean;
  adminEmail?: string;
  helpLink?: string;
}

/** An `Auth` of the modular SDK or of the compat SDK, with its app. */
export interface HandlerAuth {
  readonly currentUser: unknown;
  tenantId: string | null;
  readonly app: { readonly options: { readonly apiKey?: string } };
}

/** FirebaseUI's handler for Identity-Aware Proxy and its library `gcip-iap` (reference §2.11). */
export interface FirebaseUiHandler {
  /** This value has no effect. Use the `languageCode` of the `Auth`. */
  languageCode: string | null;
  /** Lets the visitor choose a tenant, by a button or by the email. */
  selectTenant(projectConfig: ProjectConfig, tenantIds: readonly (string | null)[]): Promise<SelectedTenantInfo>;
  /**
   * Returns the `Auth` of the tenant's Firebase app. Creates the Firebase app if it does not exist.
   *
   * @throws Error if the API key or the tenant is not configured
   */
  getAuth(apiKey: string, tenantId: string | null): SdkObject;
  /** Shows the sign-in. Resolves with the result when the sign-in is complete. The widget then disappears. */
  startSignIn(auth: SdkObject, tenantInfo?: SelectedTenantInfo): Promise<SdkObject>;
  /**
   * Runs the callback `beforeSignInSuccess`. Rejects if `user`, or the user that the callback returns, is not the
   * signed-in user.
   */
  processUser(user: SdkObject): Promise<SdkObject>;
  /** Shows a message that the visitor is signed out. */
  completeSignOut(): Promise<void>;
  /** Shows a progress bar 500 ms after the call, unless `hideProgressBar` is called first. */
  showProgressBar(): void;
  hideProgressBar(): void;
  /** Shows an error. The button "Retry" appears if the error has the method `retry`. */
  handleError(error: Error | CIAPError): void;
  /** Removes everything that the handler shows. */
  reset(): Promise<void>;
}

export interface FirebaseUiHandlerConstructor {
  /**
   * Creates a handler.
   *
   * @param element an element, or a selector
   * @param configs maps the API key of each project to its configuration
   * @throws Error if the element does not exist
   */
  new (element: Element | string, configs: { readonly [apiKey: string]: CIAPHandlerConfig }): FirebaseUiHandler;
}

/** The configuration of a project for {@link FirebaseUiHandler} (reference §6.5). */
export interface CIAPHandlerConfig {
  authDomain: string;
  /** `optionFirst`, the default, shows a button for each tenant; `identifierFirst` asks for the email. */
  displayMode?: string;
  tosUrl?: (() => void) | string;
  privacyPolicyUrl?: (() => void) | string;
  callbacks?: CIAPCallbacks;
  /**
   * Maps each tenant ID to a configuration. `_` stands for the project itself, and `*` for every tenant that is not
   * listed.
   */
  tenants: { [tenantId: string]: TenantConfig };
}

export interface TenantConfig extends Config {
  fullLabel?: string;
  displayName?: string;
  buttonColor?: string;
  iconUrl?: string;
}

export interface CIAPCallbacks {
  signInUiShown?(tenantId: string | null): void;
  selectTenantUiShown?(): void;
  selectTenantUiHidden?(): void;
  beforeSignInSuccess?(currentUser: SdkObject): Promise<SdkObject>;
}

export interface CIAPError {
  httpErrorCode?: number;
  code: string;
  message: string;
  reason?: Error;
  retry?(): Promise<void>;
  toJSON(): object;
}

export interface ProjectConfig {
  projectId: string;
  apiKey: string;
}

export interface SelectedTenantInfo {
  email?: string;
  tenantId: string | null;
  providerIds: string[];
}
