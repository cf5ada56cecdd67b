import { getApp } from 'firebase/app';
import firebase from 'firebase/compat/app';
import { auth as firebaseui } from 'firebaseui';
import type { AuthBackend } from '../../src/adapters/auth-backend.ts';
import { connectEmulatorSdk } from '../../src/adapters/emulator/emulator-sdk.ts';
import { lazyBackend } from '../../src/adapters/firebase/lazy-backend.ts';
import { questionsTo } from '../../src/adapters/firebase/rest/rest-queries.ts';
import { sessionAppName, storedSessionKey } from '../../src/adapters/firebase/stored-session.ts';
import type { WidgetRenderer } from '../../src/renderers/renderer.ts';
import type { TestBedOptions } from '../test-bed/test-bed-api.ts';
import type { UiConfig } from '../../src/widget/config/ui-config.ts';
import { firebaseuiRenderer } from './firebaseui-renderer.ts';
import { toReferenceConfig } from './reference-config.ts';

/** The reference's widget and the app around it, on one session. */
export interface Connection {
  /** What the app knows the session by. The widget asks the service by an SDK of its own. */
  readonly backend: AuthBackend;
  readonly renderer: WidgetRenderer;
  /** Sends the visitor to sign in, as from another page of the app. */
  signIn(config: UiConfig): void;
  end(): Promise<void>;
}

/** Connects to a service that speaks the identity service's protocol, with whoever is signed in from earlier. */
export async function connect(options: TestBedOptions): Promise<Connection> {
  if (options.backend !== 'emulator') throw new Error(`FirebaseUI is on the emulator here, not on ${options.backend}.`);
  const { url, apiKey, signedInAs } = options;
  const { origin } = new URL(url);
  let isOpen = false;
  const backend = lazyBackend({
    // The app's session is opened first, since FirebaseUI takes over the one that it finds.
    hasStoredSession: () => !isOpen || sessionStorage.getItem(storedSessionKey(apiKey)) !== null,
    loadSdk: async () => (reports) => connectEmulatorSdk(origin, apiKey, reports, false),
    loadQuestions: async () => questionsTo(`${origin}/identitytoolkit.googleapis.com`, apiKey),
  });
  await backend.revalidateSession();
  isOpen = true;
  if (signedInAs !== undefined) {
    await (signedInAs === 'guest' ? backend.signInAnonymously() : backend.signInWithPassword(signedInAs));
    await backend.commit();
  }
  // The same app and session, by the names that FirebaseUI knows them by.
  const app = firebase.initializeApp(getApp(sessionAppName).options, sessionAppName);
  // On an emulator the SDK leaves out the proof that a person is there; visitors of a real site are asked for it.
  app.auth().settings.appVerificationDisabledForTesting = false;
  const ui = new firebaseui.AuthUI(app.auth());
  return {
    backend,
    renderer: firebaseuiRenderer(ui),
    signIn(config) {
      ui.setConfig(toReferenceConfig(config));
      ui.signIn();
    },
    async end() {
      ui.reset();
      await ui.delete();
      await backend.dispose();
      forgetApp(sessionAppName);
    },
  };
}

/** The app behind a name has been deleted; the SDK that FirebaseUI speaks to remembers the name on its own. */
function forgetApp(name: string): void {
  const { INTERNAL } = firebase as unknown as { readonly INTERNAL: { removeApp(name: string): void } };
  INTERNAL.removeApp(name);
}
