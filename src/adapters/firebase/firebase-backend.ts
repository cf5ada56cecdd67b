import type { AuthBackend } from '../auth-backend.ts';
import { lazyBackend } from './lazy-backend.ts';
import type { FirebaseProjectConfig } from './project-config.ts';
import { hasPendingLinkRedirect, storedSessionKey } from './stored-session.ts';

export interface FirebaseBackendOptions {
  readonly config: FirebaseProjectConfig;
  /** The browser's session storage, in which the SDK keeps the session; here it is only looked at. */
  readonly storage: Pick<Storage, 'getItem'>;
}

const identityToolkit = 'https://identitytoolkit.googleapis.com';

/** A backend on a real Firebase project. Fetches the SDK when it is needed, and nothing else before. */
export function createFirebaseBackend({ config, storage }: FirebaseBackendOptions): AuthBackend {
  return lazyBackend({
    hasStoredSession: () => storage.getItem(storedSessionKey(config.apiKey)) !== null,
    async loadSdk() {
      const { connectFirebaseSdk } = await import('./sdk/firebase-sdk.ts');
      return (reports) => connectFirebaseSdk(config, reports, hasPendingLinkRedirect(storage, config.apiKey));
    },
    loadRestQueries: async () =>
      (await import('./rest/rest-queries.ts')).createRestQueries(identityToolkit, config.apiKey),
  });
}
