import firebase from 'firebase/compat/app';
// Import the module that defines `firebase.auth()`. FirebaseUI imports it too, so some pages call `firebase.auth()`
// without an import of their own.
import 'firebase/compat/auth';
import { firebaseBackend, type FirebaseSource } from '../../adapters/firebase/connect-firebase.ts';
import { defineAuthUI } from './auth-ui.ts';
import { createBrowserEnvironment } from './browser-environment.ts';
import { defineFirebaseUiHandler } from './tenant-handler/firebase-ui-handler.ts';
import type {
  AuthUI as Instance,
  AuthUIConstructor,
  FirebaseUiHandler as Handler,
  FirebaseUiHandlerConstructor,
  HandlerAuth,
} from './types.ts';

const environment = createBrowserEnvironment((auth) => firebaseBackend(auth as FirebaseSource));

/** FirebaseUI's class `AuthUI`. Its instances show our widget. */
export const AuthUI: AuthUIConstructor = defineAuthUI(environment);
export type AuthUI = Instance;

/** FirebaseUI's class `FirebaseUiHandler`, for tenants. Most of its code is loaded on first use. */
export const FirebaseUiHandler: FirebaseUiHandlerConstructor = /* @__PURE__ */ defineFirebaseUiHandler({
  findElement: environment.findElement,
  findAuth(appName) {
    const app = firebase.apps.find(({ name }) => name === (appName ?? '[DEFAULT]'));
    return app ? (app.auth() as HandlerAuth) : null;
  },
  createAuth: (options, appName) => firebase.initializeApp(options, appName ?? undefined).auth() as HandlerAuth,
  async loadHandler(container, configs) {
    const { openTenantHandler } = await import('./tenant-handler/index.ts');
    return openTenantHandler(container, configs, { ...environment, AuthUI });
  },
});
export type FirebaseUiHandler = Handler;

export { AuthUIError } from './auth-ui-error.ts';
export { AnonymousAuthProvider, CredentialHelper } from './constants.ts';
export type {
  ActionCodeSettings,
  Callbacks,
  CIAPCallbacks,
  CIAPError,
  CIAPHandlerConfig,
  Config,
  DisableSignUpConfig,
  EmailSignInOption,
  FederatedSignInOption,
  OAuthSignInOption,
  OidcSignInOption,
  PageAuth,
  PhoneSignInOption,
  ProjectConfig,
  SamlSignInOption,
  SelectedTenantInfo,
  SignInOption,
  TenantConfig,
} from './types.ts';
