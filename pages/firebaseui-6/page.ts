import firebase from 'firebase/compat/app';
import type * as original from 'firebaseui';
import type * as moved from '../../src/package/firebaseui.ts';
import { installRecaptcha } from '../../services/google-scripts/recaptcha.ts';
import { provideGapi } from '../../src/adapters/emulator/gapi.ts';

type UiConfig = Omit<original.auth.Config, 'callbacks'> & { callbacks?: moved.auth.Callbacks };

type Namespace = typeof original | typeof moved;
type AuthUI = original.auth.AuthUI | moved.auth.AuthUI;

export interface PageOptions {
  readonly emulatorUrl: string;
  readonly apiKey: string;
  readonly extend?: (uiConfig: UiConfig, firebase: object) => UiConfig;
  /** Starts the widget. By default, calls `ui.start` with the page's container. */
  readonly start?: (ui: AuthUI, uiConfig: UiConfig, firebaseui: Namespace) => void;
}

export interface OpenedPage {
  readonly firebase: typeof firebase;
  readonly ui: AuthUI;
  /**
   * The users that `onAuthStateChanged` has reported, oldest first: the email, `guest` for a guest, or null for no
   * user.
   */
  readonly reports: readonly (string | null)[];
}

declare global {
  interface Window {
    pageOptions?: PageOptions;
    opened?: OpenedPage;
  }
}

export function openPage(firebaseui: Namespace): void {
  const { pageOptions } = window;
  if (!pageOptions) throw new Error('Expected window.pageOptions, which a test sets before the page is loaded.');
  const { emulatorUrl, apiKey, extend = (uiConfig) => uiConfig } = pageOptions;
  provideGapi(); // Install our own `gapi`, because the SDK would load Google's scripts from the network.
  installRecaptcha();
  firebase.initializeApp({ apiKey, authDomain: new URL(emulatorUrl).hostname });
  const auth = firebase.auth();
  auth.useEmulator(emulatorUrl);
  const reports: (string | null)[] = [];
  auth.onAuthStateChanged((user) => reports.push(user && (user.email ?? 'guest')));

  const { start = (started) => started.start('#firebaseui-auth-container', uiConfig as never) } = pageOptions;
  const uiConfig = extend(
    {
      signInSuccessUrl: '/home',
      signInOptions: [
        // Set a local icon, because FirebaseUI would load its own icon from the network.
        { provider: firebase.auth.GoogleAuthProvider.PROVIDER_ID, iconUrl: '/favicon.svg' },
        { provider: firebase.auth.EmailAuthProvider.PROVIDER_ID, iconUrl: '/favicon.svg' },
        { provider: firebaseui.auth.AnonymousAuthProvider.PROVIDER_ID, iconUrl: '/favicon.svg' },
      ],
      tosUrl: '/terms',
      privacyPolicyUrl() {
        window.location.assign('/privacy');
      },
    },
    firebase,
  );
  const ui = new firebaseui.auth.AuthUI(auth);
  window.opened = { firebase, ui, reports };
  start(ui, uiConfig, firebaseui);
}
