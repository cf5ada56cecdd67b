// FirebaseUI's types and their names.

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
  /** Adds to the configuration. Missing keys keep their values. */
  setConfig(config?: Config): void;
  /**
   * Opens the page of `widgetUrl`; in a window if `popupMode` is set.
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
  /** Prevents One Tap from signing the visitor in by itself. */
  disableAutoSignIn(): void;
}

export interface AuthUIConstructor {
  /**
   * Creates an instance.
   *
   * @param auth an `Auth` of the modular SDK, or one of the compat SDK such as `firebase.auth()`
   * @param appId an ID for this instance, needed if the page has several
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

/** FirebaseUI's callbacks (reference §6.4), including two that FirebaseUI's own types lack. */
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

export interface EmailSignInOption extends SignInOption {
  forceSameDevice?: boolean;
  requireDisplayName?: boolean;
  signInMethod?: string;
  /** Returns the settings of a sign-in link. Only `url` is used. */
  emailLinkSignIn?(): { url: string; [setting: string]: unknown };
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
