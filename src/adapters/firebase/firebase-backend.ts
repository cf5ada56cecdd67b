import type { AuthBackend } from '../auth-backend.ts';
import { createLazyBackend } from './lazy-backend.ts';
import { identityToolkitUrl, type FirebaseProjectOptions } from './firebase-project.ts';
import { getStoredSessionKey } from './stored-session.ts';

/** Creates a backend for a Firebase project. The SDK is loaded when an operation first needs it. */
export function createFirebaseBackend(options: FirebaseProjectOptions): AuthBackend {
  const { config, storage } = options;
  return createLazyBackend({
    hasStoredSession: () => storage.getItem(getStoredSessionKey(config.apiKey)) !== null,
    async loadSdk() {
      const { connectFirebaseSdk } = await import('./sdk/firebase-sdk.ts');
      return (observers) => connectFirebaseSdk(options, observers);
    },
    loadRestQueries: async () =>
      (await import('./rest/rest-queries.ts')).createRestQueries(identityToolkitUrl, config.apiKey),
  });
}
