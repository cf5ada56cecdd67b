/**
 * The configuration of a Firebase project's web app, as shown in the Firebase console. Only `apiKey` and `authDomain`
 * are required.
 */
export interface FirebaseProjectConfig {
  /** The web API key, such as `AIzaSy…`. */
  readonly apiKey: string;
  /** The host of the pages to which providers redirect the visitor, such as `my-project.firebaseapp.com`. */
  readonly authDomain: string;
  readonly databaseURL?: string;
  readonly projectId?: string;
  readonly storageBucket?: string;
  readonly messagingSenderId?: string;
  readonly appId?: string;
  readonly measurementId?: string;
}

export const identityToolkitUrl = 'https://identitytoolkit.googleapis.com';
