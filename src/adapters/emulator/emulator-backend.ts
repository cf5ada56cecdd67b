import type { AuthBackend } from '../auth-backend.ts';
import { createLazyBackend } from '../firebase/lazy-backend.ts';
import { hasPendingLinkRedirect, getStoredSessionKey } from '../firebase/stored-session.ts';

export interface EmulatorBackendOptions {
  /** The URL of the Auth emulator, such as `http://127.0.0.1:9099`. */
  readonly url: string;
  /** The API key. The emulator has a separate project for each API key. */
  readonly apiKey: string;
  /** The browser's session storage. The SDK writes the session there; the backend only reads the session. */
  readonly storage: Pick<Storage, 'getItem'>;
}

/** Creates a backend for Google's Auth emulator. The backend calls the emulator through the Firebase SDK. */
export function createEmulatorBackend({ url, apiKey, storage }: EmulatorBackendOptions): AuthBackend {
  const { origin } = new URL(url);
  return createLazyBackend({
    hasStoredSession: () => storage.getItem(getStoredSessionKey(apiKey)) !== null,
    async loadSdk() {
      const { connectEmulatorSdk } = await import('./emulator-sdk.ts');
      return (observers) => connectEmulatorSdk(origin, apiKey, observers, hasPendingLinkRedirect(storage, apiKey));
    },
    async loadRestQueries() {
      const { createRestQueries } = await import('../firebase/rest/rest-queries.ts');
      return createRestQueries(`${origin}/identitytoolkit.googleapis.com`, apiKey);
    },
  });
}
