import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { installRecaptcha } from '../../services/google-scripts/recaptcha.ts';
import { App } from '../../src/app/App.tsx';
import { currentUser } from '../../src/app/current-user.ts';
import { findRootElement } from '../../src/app/root-element.ts';
import type { UiConfig } from '../../src/widget/config/ui-config.ts';
import { createCallbackRecorder } from '../test-bed/callback-recorder.ts';
import { resetPage } from '../test-bed/reset-page.ts';
import { saveResumeData, takeResumeData } from '../test-bed/resume-data.ts';
import { testBedName, type TestBed, type TestBedOptions } from '../test-bed/test-bed-api.ts';
import { keepAriaRoles } from './aria-roles.ts';
import { CancellableConnector } from './cancellable-connector.ts';
import { connectFirebaseui, type FirebaseuiConnection } from './connect-firebaseui.ts';
import { writeCookiesWithMaxAge } from './cookie-max-age.ts';
import { trackTimers } from './track-timers.ts';

declare global {
  interface Window {
    /** Number of calls that the service has not answered yet. The driver usually waits until this number is 0. */
    pendingCalls?: number;
    recheckIdle?: () => void;
  }
}

interface MountedApp {
  readonly root: Root;
  readonly options: TestBedOptions;
  readonly connection: FirebaseuiConnection;
  /** Draws the app. A second call draws the app again from the start. */
  draw(): void;
}

const callbackRecorder = createCallbackRecorder();
// Returns true for the error of a deleted Firebase app. After a scenario, the test bed deletes the app, but FirebaseUI
// may still use it.
const isOfDeletedApp = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | null)?.code === 'app/app-deleted';
window.addEventListener('unhandledrejection', (event) => isOfDeletedApp(event.reason) && event.preventDefault());
const clearPendingTimers = trackTimers(window, isOfDeletedApp);
let mountedApp: MountedApp | null = null;
const connector = new CancellableConnector(connectFirebaseui);

const reviveConfig = (config: TestBedOptions['config']): UiConfig =>
  callbackRecorder.reviveConfig(config) as unknown as UiConfig;

function render(options: TestBedOptions, connection: FirebaseuiConnection): void {
  const root = createRoot(findRootElement());
  const { backend, renderer } = connection;
  let drawings = 0;
  const draw = (): void =>
    flushSync(() =>
      root.render(<App key={++drawings} backend={backend} renderer={renderer} config={reviveConfig(options.config)} />),
    );
  mountedApp = { root, options, connection, draw };
  draw();
}

const testBed: TestBed = {
  rendererName: 'firebaseui',
  service: undefined,
  async mount(options) {
    if (mountedApp ?? connector.pendingOptions)
      throw new Error('An app is already mounted on the test bed: unmount it first.');
    // Count the call of `connect` as pending, so that the driver does not leave the page before the app is connected.
    window.pendingCalls = (window.pendingCalls ?? 0) + 1;
    try {
      await connector.connect(options, (connection) => render(options, connection));
    } finally {
      window.pendingCalls -= 1;
      window.recheckIdle?.();
    }
  },
  mountProduct() {
    throw new Error('The deployed app cannot be mounted here, because it contains our widget instead of FirebaseUI.');
  },
  setLanguage() {
    throw new Error('The language of FirebaseUI cannot be switched, because each language is a build of its own.');
  },
  async unmount() {
    // If the scenario delays the service's answers, waiting for a pending connection would never end. So cancel the
    // connection.
    connector.cancel();
    if (!mountedApp) return;
    const { root, connection } = mountedApp;
    mountedApp = null;
    root.unmount();
    await connection.close();
    clearPendingTimers();
    // FirebaseUI adds dialogs next to its container and does not remove them.
    for (const dialog of document.querySelectorAll('.firebaseui-id-dialog')) dialog.remove();
  },
  remount() {
    if (!mountedApp) throw new Error('No app is mounted on the test bed: mount one first.');
    mountedApp.draw();
  },
  async reset() {
    callbackRecorder.clear();
    resetPage();
    return document.cookie;
  },
  signIn(config) {
    mountedApp?.connection.signIn(reviveConfig(config));
  },
  serviceState: () => '',
  restoreServiceState() {},
  callbackCalls: () => callbackRecorder.calls(),
  // Returns no transitions, because FirebaseUI's screens are different from the screens of our widget.
  transitions: () => [],
  recordWebVitals() {},
  recordedWebVitals: () => [],
  observedEntryTypes: () => [],
  currentUserId: () => currentUser.get()?.uid ?? null,
  firebaseConfigs: () => Promise.resolve([]),
  currentUserEmail: () => currentUser.get()?.email ?? null,
};

// True once the page has started to navigate to another document. The page then saves the recorded calls of the app's
// callbacks for the new document.
let isLeavingDocument = false;
window.navigation.addEventListener('navigate', ({ destination }) => {
  isLeavingDocument ||= !destination.sameDocument;
});
window.addEventListener('pagehide', () => {
  const resumedOptions = mountedApp?.options ?? connector.pendingOptions;
  if (!resumedOptions) return;
  const { signedInAs: _signedInAs, ...options } = resumedOptions;
  const calls = isLeavingDocument ? { calls: callbackRecorder.calls() } : {};
  saveResumeData({ options, serviceState: '', transitions: [], ...calls });
});

keepAriaRoles(document);
installRecaptcha(); // Install the stand-in before FirebaseUI starts. Otherwise, FirebaseUI loads Google's reCAPTCHA.
writeCookiesWithMaxAge(document);
Object.defineProperty(window, testBedName, { value: testBed });
const resumeData = takeResumeData();
callbackRecorder.resume(resumeData?.calls ?? {});
if (resumeData) await testBed.mount(resumeData.options);
