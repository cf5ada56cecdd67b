import type { Auth } from 'firebase/auth';
import type { AuthBackend } from '../auth-backend.ts';
import type { SessionObservers } from '../shared/session-observers.ts';
import { createLazyBackend, type SdkBackend } from './lazy-backend.ts';
import { hasPendingLinkRedirect } from './stored-session.ts';

/** Options of {@link createAppAuthBackend}. */
export interface AppAuthOptions {
  readonly auth: Auth | (() => Promise<Auth>);
  /** The browser's session storage. An item of the SDK in this storage shows that a redirect is pending. */
  readonly storage: Pick<Storage, 'getItem'>;
  /**
   * Creates the part of the backend that needs the SDK. Defaults to a function that uses Google's reCAPTCHA as the
   * human verification.
   */
  readonly connect?: ConnectAppAuth;
  /** Whether to load the project's bot protection together with the SDK. Defaults to false. */
  readonly botProtection?: boolean | undefined;
}

/**
 * Creates the part of the backend that needs the Firebase SDK.
 *
 * @param auth the app's own `Auth`
 * @param returnsFromLink whether the visitor has just returned from `linkWithRedirect`, which upgrades a guest
 */
export type ConnectAppAuth = (auth: Auth, observers: SessionObservers, returnsFromLink: boolean) => SdkBackend;

/**
 * Creates a backend on the app's own `Auth`. The visitor signs in with a second `Auth`, which the app cannot observe.
 * The app's observers are notified only when `commit` copies the user to the app's `Auth`.
 */
export function createAppAuthBackend({ auth: source, storage, connect, botProtection }: AppAuthOptions): AuthBackend {
  let auth: Auth | null = null;
  /**
   * True once the SDK has read the stored user. While false, `auth.currentUser` is null even if a user is signed in.
   */
  let isReady = false;

  function watch(loaded: Auth): Auth {
    if (auth === loaded) return loaded;
    auth = loaded;
    const unsubscribe = loaded.onAuthStateChanged(() => {
      isReady = true;
      unsubscribe(); // The SDK calls observers asynchronously, so `unsubscribe` is already assigned.
    });
    return loaded;
  }
  let loading: Promise<Auth> | null = null;
  /** Loads the app's `Auth` only once. If loading fails, the next call tries again. */
  async function loadAuth(): Promise<Auth> {
    if (typeof source !== 'function') return watch(source);
    loading ??= source();
    try {
      return watch(await loading);
    } catch (error) {
      loading = null;
      throw error;
    }
  }
  if (typeof source !== 'function') watch(source);

  return createLazyBackend({
    hasStoredSession: () => !isReady || auth?.currentUser != null,
    needsSdkAtOnce: () => true,
    currentGuest: () => (auth?.currentUser?.isAnonymous ? auth.currentUser : null),
    async loadSdk() {
      const [{ connectAppAuth }, loaded] = await Promise.all([import('./sdk/app-auth-sdk.ts'), loadAuth()]);
      const returnsFromLink = hasPendingLinkRedirect(storage, loaded.config.apiKey, loaded.name);
      return (observers) =>
        connect
          ? connect(loaded, observers, returnsFromLink)
          : connectAppAuth(loaded, observers, returnsFromLink, { botProtection });
    },
    async loadRestQueries() {
      const [{ createAppAuthQueries }, loaded] = await Promise.all([import('./rest/app-auth-queries.ts'), loadAuth()]);
      return createAppAuthQueries(loaded);
    },
  });
}
