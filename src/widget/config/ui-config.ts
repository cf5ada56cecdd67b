import type { AuthCredential, AuthResult, AuthUser } from '../../adapters/auth-backend.ts';

/**
 * The widget's configuration: FirebaseUI's `uiConfig` (spec §3, reference §6), with the keys that are served today.
 * A key that is not served is refused by its path, never ignored.
 */
export interface UiConfig {
  readonly signInOptions: readonly (string | SignInOption)[];
  /** Where a success goes: a path or URL. */
  readonly signInSuccessUrl?: string;
  readonly callbacks?: Callbacks;
  readonly tosUrl?: string | (() => void);
  readonly privacyPolicyUrl?: string | (() => void);
  readonly siteName?: string;
  readonly queryParameterForWidgetMode?: string;
  readonly queryParameterForSignInSuccessUrl?: string;
  readonly adminRestrictedOperation?: Restriction;
}

/** One way in, with its options. Those of email with password come first, those of every button last. */
export interface SignInOption {
  readonly provider: string;
  readonly requireDisplayName?: boolean;
  readonly disableSignUp?: Restriction;
  readonly signInMethod?: 'password';
  readonly providerName?: string;
  readonly fullLabel?: string;
  readonly buttonColor?: string;
  readonly iconUrl?: string;
}

/** A thing that is not open to everybody, and whom to ask. */
export interface Restriction {
  readonly status: boolean;
  readonly adminEmail?: string;
  readonly helpLink?: string;
}

export interface Callbacks {
  /** Return false (or nothing) to stay: the widget is then taken away; true to go to the success URL. */
  readonly signInSuccessWithAuthResult?: (result: AuthResult, redirectUrl?: string) => boolean | void;
  /** The deprecated form. */
  readonly signInSuccess?: (user: AuthUser, credential: AuthCredential | null, redirectUrl?: string) => boolean | void;
  readonly uiShown?: () => void;
  readonly uiChanged?: (from: string | null, to: string) => void;
}
