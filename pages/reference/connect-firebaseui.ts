import { getApp } from 'firebase/app';
import { getAuth } from 'firebase/auth';
import firebase from 'firebase/compat/app';
import { auth as firebaseui } from 'firebaseui';
import type { AuthBackend } from '../../src/adapters/auth-backend.ts';
import type { EmulatorBackendOptions } from '../../src/adapters/emulator/emulator-backend.ts';
import { connectEmulatorSdk } from '../../src/adapters/emulator/emulator-sdk.ts';
import { createLazyBackend } from '../../src/adapters/firebase/lazy-backend.ts';
import { createRestQueries } from '../../src/adapters/firebase/rest/rest-queries.ts';
import { sessionAppName, getStoredSessionKey } from '../../src/adapters/firebase/stored-session.ts';
import type { WidgetRenderer } from '../../src/renderers/renderer.ts';
import type { TestBedOptions } from '../test-bed/test-bed-api.ts';
import type { UiConfig } from '../../src/widget/config/ui-config.ts';
import { firebaseuiRenderer } from './firebaseui-renderer.ts';
import { toReferenceConfig } from './reference-config.ts';

/**
 * FirebaseUI and the backend of the app around it, connected to a service. Both use the same Firebase app, so both know
 * the same signed-in user.
 */
export interface FirebaseuiConnection {
  /** Backend of the app around the widget. FirebaseUI itself does not use this backend. */
  readonly backend: AuthBackend;
  readonly renderer: WidgetRenderer;
  /** Calls FirebaseUI's `signIn()` on a page without the widget. The browser then opens the page with the widget. */
  signIn(config: UiConfig): void;
  close(): Promise<void>;
}

/**
 * Connects FirebaseUI to a service with the emulator's HTTP API. Signs in the user `options.signedInAs`, if set.
 *
 * @throws Error if the adapter is not `emulator`
 */
export async function connectFirebaseui(options: TestBedOptions): Promise<FirebaseuiConnection> {
  const { adapter, backendOptions, signedInAs, appRefusal } = options;
  if (adapter !== 'emulator')
    throw new Error(`Expected the adapter "emulator", which FirebaseUI needs here; saw "${adapter}".`);
  const { url, apiKey } = backendOptions as Pick<EmulatorBackendOptions, 'url' | 'apiKey'>;
  const { origin } = new URL(url);
  let isOpen = false;
  const backend = createLazyBackend({
    // FirebaseUI always needs the SDK. `revalidateSession`, called below, loads the SDK only if this function returns
    // true. So return true until that call has ended.
    hasStoredSession: () => !isOpen || sessionStorage.getItem(getStoredSessionKey(apiKey)) !== null,
    loadSdk: async () => (reports) => connectEmulatorSdk(origin, apiKey, reports, false),
    loadRestQueries: async () => createRestQueries(`${origin}/identitytoolkit.googleapis.com`, apiKey),
  });
  await backend.revalidateSession();
  isOpen = true;
  if (signedInAs !== undefined) {
    await (signedInAs === 'guest' ? backend.signInAnonymously() : backend.signInWithPassword(signedInAs));
    await backend.commit();
  }
  if (appRefusal !== undefined) {
    getAuth(getApp(sessionAppName)).beforeAuthStateChanged((user) => {
      if (user) throw new Error(appRefusal);
    });
  }
  // FirebaseUI uses an app of the SDK's compat version. This app has the same name as the app of the modular SDK, so
  // that both have the same signed-in user.
  const app = firebase.initializeApp(getApp(sessionAppName).options, sessionAppName);
  // For an emulator, the SDK skips the human verification. With this setting, the SDK requires the verification, as in
  // a deployed app.
  app.auth().settings.appVerificationDisabledForTesting = false;
  const ui = new firebaseui.AuthUI(app.auth());
  return {
    backend,
    renderer: firebaseuiRenderer(ui),
    signIn(config) {
      ui.setConfig(toReferenceConfig(config));
      ui.signIn();
    },
    async close() {
      ui.reset();
      await ui.delete();
      await backend.dispose();
      removeCompatApp(sessionAppName);
    },
  };
}

/**
 * Removes an app from Firebase's compat SDK. The compat SDK would otherwise keep an app that the modular SDK has
 * deleted.
 */
function removeCompatApp(name: string): void {
  const { INTERNAL } = firebase as unknown as { readonly INTERNAL: { removeApp(name: string): void } };
  INTERNAL.removeApp(name);
}
