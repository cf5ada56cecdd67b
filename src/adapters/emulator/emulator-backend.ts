import type { AuthBackend } from '../auth-backend.ts';
import { lazyBackend } from '../firebase/lazy-backend.ts';
import { hasPendingLinkRedirect, storedSessionKey } from '../firebase/stored-session.ts';

export interface EmulatorBackendOptions {
  /** Where the Auth emulator listens, such as `http://127.0.0.1:9099`. */
  readonly url: string;
  /** Chooses the emulator's project; one that is new has no accounts. */
  readonly apiKey: string;
  /** The browser's session storage, in which the SDK keeps the session; here it is only looked at. */
  readonly storage: Pick<Storage, 'getItem'>;
}

/** The firebase adapter, connected to the Auth emulator. */
export function createEmulatorBackend({ url, apiKey, storage }: EmulatorBackendOptions): AuthBackend {
  const { origin } = new URL(url);
  return lazyBackend({
    hasStoredSession: () => storage.getItem(storedSessionKey(apiKey)) !== null,
    async loadSdk() {
      const { connectEmulatorSdk } = await import('./emulator-sdk.ts');
      return (reports) => connectEmulatorSdk(origin, apiKey, reports, hasPendingLinkRedirect(storage, apiKey));
    },
    loadRestQueries: async () =>
      (await import('../firebase/rest/rest-queries.ts')).createRestQueries(
        `${origin}/identitytoolkit.googleapis.com`,
        apiKey,
      ),
  });
}
