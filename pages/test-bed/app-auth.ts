import { browserSessionPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import type { AuthBackend } from '../../src/adapters/auth-backend.ts';
import { createCheckboxFactory } from '../../src/adapters/emulator/checkbox-factory.ts';
import { provideGapi } from '../../src/adapters/emulator/gapi.ts';
import { createAppAuthBackend } from '../../src/adapters/firebase/app-auth-backend.ts';
import { createAppAuthQueries } from '../../src/adapters/firebase/rest/app-auth-queries.ts';
import { connectAppAuth } from '../../src/adapters/firebase/sdk/app-auth-sdk.ts';
import { acquireApp } from '../../src/adapters/firebase/sdk/shared-app.ts';

interface AppAuthOptions {
  readonly url: string;
  readonly apiKey: string;
  readonly storage: Pick<Storage, 'getItem'>;
}

/** Creates a backend on an app's own `Auth`. Scenarios expect the signed-in user in session storage (spec §4). */
export function createBackendOnAppAuth({ url, apiKey, storage }: AppAuthOptions): AuthBackend {
  provideGapi(); // Without this `gapi`, the SDK would load Google's own from the network.
  const { app, release } = acquireApp({ apiKey, authDomain: new URL(url).hostname }, '[DEFAULT]');
  const auth = initializeAuth(app, { persistence: browserSessionPersistence });
  if (!auth.emulatorConfig) connectAuthEmulator(auth, url, { disableWarnings: true });
  const queries = createAppAuthQueries(auth);
  const backend = createAppAuthBackend({
    auth,
    storage,
    connect: (...connection) => connectAppAuth(...connection, createCheckboxFactory(queries.recaptchaSiteKey)),
  });
  return {
    ...backend,
    async dispose() {
      await backend.dispose();
      await release();
    },
  };
}
