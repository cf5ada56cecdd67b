// FirebaseUI imports compat's Auth, and pages that call `firebase.auth()` rely on this.
import 'firebase/compat/auth';
import { firebaseBackend, type FirebaseSource } from '../../adapters/firebase/connect-firebase.ts';
import { defineAuthUI } from './auth-ui.ts';
import { createBrowserEnvironment } from './browser-environment.ts';
import type { AuthUI as Instance, AuthUIConstructor } from './types.ts';

/** FirebaseUI's class `AuthUI`. Its instances show our widget. */
export const AuthUI: AuthUIConstructor = defineAuthUI(
  createBrowserEnvironment((auth) => firebaseBackend(auth as FirebaseSource)),
);
export type AuthUI = Instance;

export { AuthUIError } from './auth-ui-error.ts';
export { AnonymousAuthProvider, CredentialHelper } from './constants.ts';
export type {
  Callbacks,
  Config,
  DisableSignUpConfig,
  EmailSignInOption,
  FederatedSignInOption,
  OAuthSignInOption,
  OidcSignInOption,
  PageAuth,
  PhoneSignInOption,
  SamlSignInOption,
  SignInOption,
} from './types.ts';
