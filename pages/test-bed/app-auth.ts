import type { FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import type { AuthBackend } from '../../src/adapters/auth-backend.ts';
import { createCheckboxFactory } from '../../src/adapters/emulator/checkbox-factory.ts';
import { provideGapi } from '../../src/adapters/emulator/gapi.ts';
import { createAppAuthBackend } from '../../src/adapters/firebase/app-auth-backend.ts';
import { createAppAuthQueries } from '../../src/adapters/firebase/rest/app-auth-queries.ts';
import { connectAppAuth } from '../../src/adapters/firebase/sdk/app-auth-sdk.ts';
import { acquireApp } from '../../src/adapters/firebase/sdk/shared-app.ts';

const persistences = {
  database: indexedDBLocalPersistence,
  local: browserLocalPersistence,
  session: browserSessionPersistence,
  none: inMemoryPersistence,
};

/**
 * Options of {@link createBackendOnAppAuth}. Scenarios pass all options except `storage`, which cannot be passed as
 * JSON. The test bed adds `storage`.
 */
export interface AppAuthOptions {
  readonly url: string;
  readonly apiKey: string;
  readonly storage: Pick<Storage, 'getItem'>;
  /**
   * The storage in which the app's `Auth` keeps the user. Defaults to session storage, as the scenarios expect (spec
   * §4).
   */
  readonly persistence?: keyof typeof persistences;
  /** The App Check token that the app sends. If omitted, the app does not use App Check. */
  readonly appCheckToken?: string;
}

/** Creates a backend on an app's own `Auth`. Tests find this `Auth` as `window.appAuth`. */
export async function createBackendOnAppAuth(options: AppAuthOptions): Promise<AuthBackend> {
  const { url, apiKey, storage, persistence = 'session', appCheckToken } = options;
  provideGapi(); // Install our own `gapi`. Otherwise, the SDK loads Google's `gapi` from the network.
  const { app, release } = acquireApp({ apiKey, authDomain: new URL(url).hostname }, '[DEFAULT]');
  if (appCheckToken !== undefined) await provideAppCheck(app, appCheckToken);
  const auth = initializeAuth(app, { persistence: persistences[persistence] });
  Object.assign(window, { appAuth: auth });
  if (!auth.emulatorConfig) connectAuthEmulator(auth, url, { disableWarnings: true });
  const queries = createAppAuthQueries(auth);
  const backend = createAppAuthBackend({
    auth,
    storage,
    connect: (...connection) =>
      connectAppAuth(...connection, { verification: createCheckboxFactory(queries.recaptchaSiteKey) }),
  });
  return {
    ...backend,
    async dispose() {
      await backend.dispose();
      await release();
    },
  };
}

async function provideAppCheck(app: FirebaseApp, token: string): Promise<void> {
  const { CustomProvider, initializeAppCheck } = await import('firebase/app-check');
  const getToken = async () => ({ token, expireTimeMillis: Date.now() + 3_600_000 });
  initializeAppCheck(app, { provider: new CustomProvider({ getToken }), isTokenAutoRefreshEnabled: false });
}
