import { deleteApp, initializeApp } from 'firebase/app';
import { CustomProvider, initializeAppCheck } from 'firebase/app-check';
import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { firebaseBackend } from 'doorstep-auth/firebase';
import type { AuthBackend } from '../../src/adapters/auth-backend.ts';

interface OwnAuthOptions {
  readonly url: string;
  readonly apiKey: string;
  readonly appCheckToken: string;
}

const tokenLifetimeMs = 3_600_000;

/**
 * Creates an app's own `Auth`, with local storage, App Check and the emulator. Returns a backend that uses this `Auth`.
 */
export function createBackendOnOwnAuth({ url, apiKey, appCheckToken }: OwnAuthOptions): AuthBackend {
  const app = initializeApp({ apiKey, authDomain: new URL(url).hostname, projectId: 'doorstep', appId: apiKey });
  initializeAppCheck(app, {
    provider: new CustomProvider({
      getToken: async () => ({ token: appCheckToken, expireTimeMillis: Date.now() + tokenLifetimeMs }),
    }),
    isTokenAutoRefreshEnabled: false,
  });
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  connectAuthEmulator(auth, url, { disableWarnings: true });
  // Show the reCAPTCHA, because scenarios solve it. By default, the SDK hides the reCAPTCHA on an emulator.
  auth.settings.appVerificationDisabledForTesting = false;
  const backend = firebaseBackend(auth);
  return {
    ...backend,
    async dispose() {
      await backend.dispose();
      await deleteApp(app);
    },
  };
}
