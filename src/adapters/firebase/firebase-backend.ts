import type { AuthBackend } from '../auth-backend.ts';
import { createLazyBackend } from './lazy-backend.ts';
import { identityToolkitUrl, type FirebaseProjectConfig } from './firebase-project.ts';
import { hasPendingLinkRedirect, getStoredSessionKey } from './stored-session.ts';

export interface FirebaseProjectOptions {
  readonly config: FirebaseProjectConfig;
  /** The session storage in which the SDK keeps the session. The backend itself only reads the storage. */
  readonly storage: Pick<Storage, 'getItem'>;
  /** Whether to load the project's bot protection together with the SDK. Defaults to false. */
  readonly botProtection?: boolean | undefined;
}

/** Creates a backend for a Firebase project. The SDK is loaded when an operation first needs it. */
export function createFirebaseBackend({ config, storage, botProtection }: FirebaseProjectOptions): AuthBackend {
  return createLazyBackend({
    hasStoredSession: () => storage.getItem(getStoredSessionKey(config.apiKey)) !== null,
    async loadSdk() {
      const { connectFirebaseSdk } = await import('./sdk/firebase-sdk.ts');
      return (observers) =>
        connectFirebaseSdk(config, observers, hasPendingLinkRedirect(storage, config.apiKey), botProtection);
    },
    loadRestQueries: async () =>
      (await import('./rest/rest-queries.ts')).createRestQueries(identityToolkitUrl, config.apiKey),
  });
}
