import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  type Auth,
  type Persistence,
} from 'firebase/auth';
import type { AuthBackend } from '../../../src/adapters/auth-backend.ts';
import type { AuthServer } from '../../auth-server/auth-server.ts';
import { createCheckboxFactory } from '../../../src/adapters/emulator/checkbox-factory.ts';
import { createAppAuthBackend } from '../../../src/adapters/firebase/app-auth-backend.ts';
import { connectAppAuth } from '../../../src/adapters/firebase/sdk/app-auth-sdk.ts';
import type { ServiceUnderTest } from './contract-topic.ts';
import type { LimitedStorage } from './limited-storage.ts';

let projects = 0;

export interface AppAuthProject extends ServiceUnderTest {
  readonly auth: Auth;
  openBackend(): AuthBackend;
}

/**
 * Opens a new project on the server. Each page creates its own `Auth`, as an app does. This module imports the SDK, so
 * import `browser-sdk.ts` first.
 *
 * @param storage the browser session's storage
 * @param options.persistence where the app's `Auth` keeps the signed-in user; by default in session storage
 */
export function openAppAuthProject(
  { url, control }: AuthServer,
  storage: LimitedStorage,
  { persistence = browserSessionPersistence }: { readonly persistence?: Persistence } = {},
): AppAuthProject {
  const apiKey = `app-auth-${++projects}`;
  let page: { readonly app: FirebaseApp; readonly auth: Auth } | null = null;

  /** Creates the `Auth` of a page that has just been loaded. */
  function createAuth(): Auth {
    if (page) void deleteApp(page.app);
    const app = initializeApp({ apiKey, authDomain: '127.0.0.1' }, apiKey);
    const auth = initializeAuth(app, { persistence });
    connectAuthEmulator(auth, url, { disableWarnings: true });
    page = { app, auth };
    return auth;
  }

  const createBackend = (auth: Auth): AuthBackend =>
    createAppAuthBackend({
      auth,
      storage,
      connect: (...connection) =>
        connectAppAuth(
          ...connection,
          createCheckboxFactory(async () => 'site-key'),
        ),
    });
  const getAuth = (): Auth => page?.auth ?? createAuth();

  return {
    control: control(apiKey),
    storage,
    get auth() {
      return getAuth();
    },
    openPage: () => createBackend(createAuth()),
    openBackend: () => createBackend(getAuth()),
  };
}
