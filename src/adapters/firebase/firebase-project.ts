/**
 * The configuration of a Firebase project's web app, as the Firebase console shows it. Signing in needs only `apiKey`
 * and `authDomain`; the other values are passed on to the SDK.
 */
export interface FirebaseProjectConfig {
  /** The web API key, such as `AIzaSy…`. */
  readonly apiKey: string;
  /** The host of the pages that complete a sign-in with a provider, such as `my-project.firebaseapp.com`. */
  readonly authDomain: string;
  readonly databaseURL?: string;
  readonly projectId?: string;
  readonly storageBucket?: string;
  readonly messagingSenderId?: string;
  readonly appId?: string;
  readonly measurementId?: string;
}

/** The origin of the identity service. */
export const identityToolkitUrl = 'https://identitytoolkit.googleapis.com';
