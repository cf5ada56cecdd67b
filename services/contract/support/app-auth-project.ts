import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { CustomProvider, initializeAppCheck } from 'firebase/app-check';
import {
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
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

interface PageOptions {
  /** The storage of the signed-in user. Defaults to session storage. */
  readonly persistence?: Persistence;
  /** The App Check token of the app. Omit for an app without App Check. */
  readonly appCheckToken?: string;
  /** Whether the backend loads the project's bot protection in advance. Defaults to false. */
  readonly botProtection?: boolean;
}

/**
 * Opens a new project on the server. Import `browser-sdk.ts` before this module, because otherwise this module gets the
 * SDK's build for Node.
 *
 * @param storage session storage of the simulated browser
 */
export function openAppAuthProject(
  { url, control }: AuthServer,
  storage: LimitedStorage,
  { persistence = browserSessionPersistence, appCheckToken, botProtection }: PageOptions = {},
): AppAuthProject {
  const apiKey = `app-auth-${++projects}`;
  let page: { readonly app: FirebaseApp; readonly auth: Auth } | null = null;

  /** Creates the `Auth` of a page that has just been loaded. */
  function createAuth(): Auth {
    if (page) void deleteApp(page.app);
    const app = initializeApp({ apiKey, authDomain: '127.0.0.1' }, apiKey);
    if (appCheckToken !== undefined) turnOnAppCheck(app, appCheckToken);
    const auth = initializeAuth(app, { persistence: renewMemory(persistence) });
    connectAuthEmulator(auth, url, { disableWarnings: true });
    page = { app, auth };
    return auth;
  }

  const createBackend = (auth: Auth): AuthBackend =>
    createAppAuthBackend({
      auth,
      storage,
      connect: (...connection) =>
        connectAppAuth(...connection, { verification: createCheckboxFactory(async () => 'site-key'), botProtection }),
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

/**
 * Returns a new class for the in-memory persistence, and any other persistence unchanged. The SDK creates one instance
 * per class, so simulated pages with the same class would share their memory.
 */
function renewMemory(persistence: Persistence): Persistence {
  if (persistence !== inMemoryPersistence) return persistence;
  const MemoryPersistence = persistence as unknown as new () => object;
  return class extends MemoryPersistence {} as unknown as Persistence;
}

function turnOnAppCheck(app: FirebaseApp, token: string): void {
  const getToken = async () => ({ token, expireTimeMillis: Date.now() + 3_600_000 });
  initializeAppCheck(app, { provider: new CustomProvider({ getToken }), isTokenAutoRefreshEnabled: false });
}
