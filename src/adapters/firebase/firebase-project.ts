/**
 * The configuration of a Firebase project's web app, as the Firebase console shows it. Signing in needs the first two
 * values; the SDK gets the others, too.
 */
export interface FirebaseProjectConfig {
  /** The web API key, such as `AIzaSy…`. */
  readonly apiKey: string;
  /** The host of the pages that complete a sign-in with a provider, such as `my-project.firebaseapp.com`. */
  readonly authDomain: string;
  readonly databaseURL?: string;
  readonly storageBucket?: string;
  readonly appId?: string;
}

/** The origin of the identity service. */
export const identityToolkitUrl = 'https://identitytoolkit.googleapis.com';
