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

export interface FirebaseProjectOptions {
  readonly config: FirebaseProjectConfig;
  /** The session storage in which the SDK keeps the session. The backend itself only reads the storage. */
  readonly storage: Pick<Storage, 'getItem'>;
  /** Whether to load the project's bot protection together with the SDK. Defaults to false. */
  readonly botProtection?: boolean | undefined;
}
