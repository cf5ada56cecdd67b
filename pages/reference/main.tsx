import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { playRecaptcha } from '../../services/google-scripts/recaptcha.ts';
import { App } from '../../src/app/App.tsx';
import { currentUser } from '../../src/app/current-user.ts';
import { rootElement } from '../../src/app/root-element.ts';
import { cleanPage } from '../test-bed/clean-page.ts';
import { keepEncore, takeEncore } from '../test-bed/encore.ts';
import { recordFunctions } from '../test-bed/function-record.ts';
import { testBedName, type TestBed, type TestBedOptions } from '../test-bed/test-bed-api.ts';
import type { UiConfig } from '../../src/widget/config/ui-config.ts';
import { connect, type Connection } from './connection.ts';
import { Entrance } from './entrance.ts';
import { sayHowLongCookiesLive } from './cookie-lifetimes.ts';
import { keepMarkedUp } from './mark-up.ts';
import { rememberTimers } from './timers.ts';

declare global {
  interface Window {
    /** What scenarios wait for, unless the service holds its answers back; they are told of what has come. */
    callsOnTheirWay?: number;
    tellArrival?: () => void;
  }
}

/** The test bed with the reference's widget in the same app: scenarios cannot tell it from ours but by what they see. */
interface Performance {
  readonly root: Root;
  readonly options: TestBedOptions;
  readonly connection: Connection;
}

const functions = recordFunctions();
const forgetTimers = rememberTimers(window);
let performance: Performance | null = null;
const entrance = new Entrance(connect);

const played = (config: TestBedOptions['config']): UiConfig => functions.play(config) as unknown as UiConfig;

function draw(options: TestBedOptions, connection: Connection): void {
  const root = createRoot(rootElement());
  performance = { root, options, connection };
  const { backend, renderer } = connection;
  flushSync(() => root.render(<App backend={backend} renderer={renderer} config={played(options.config)} />));
}

const testBed: TestBed = {
  rendererName: 'firebaseui',
  service: undefined,
  async mount(options) {
    if (performance ?? entrance.options) throw new Error('Something is on the test bed already: unmount it first.');
    // A page that is left while it connects fails, which nobody is to see: it is on its way until it has.
    window.callsOnTheirWay = (window.callsOnTheirWay ?? 0) + 1;
    try {
      await entrance.enter(options, (connection) => draw(options, connection));
    } finally {
      window.callsOnTheirWay -= 1;
      window.tellArrival?.();
    }
  },
  mountProduct() {
    throw new Error('The product is not on this test bed: it has a widget of its own.');
  },
  async unmount() {
    entrance.giveUp(); // a service that keeps it waiting may never let it connect
    if (!performance) return;
    const { root, connection } = performance;
    performance = null;
    root.unmount();
    await connection.end();
    forgetTimers();
    // FirebaseUI puts them beside itself, and an app that takes it from under one takes that away as well.
    for (const dialog of document.querySelectorAll('.firebaseui-id-dialog')) dialog.remove();
  },
  async reset() {
    functions.forget();
    cleanPage();
    return document.cookie;
  },
  signIn(config) {
    performance?.connection.signIn(played(config));
  },
  serviceState: () => '',
  resumeService() {},
  callbacks: () => functions.calls(),
  // Its ways from screen to screen are named and cut otherwise than ours, and nobody has declared them.
  transitions: () => [],
  measure() {},
  measured: () => [],
  currentUserEmail: () => currentUser.get()?.email ?? null,
};

// FirebaseUI leaves the page for where success leads; what it told the app just before, the next document still knows.
let leavesByItself = false;
window.navigation.addEventListener('navigate', ({ destination }) => {
  leavesByItself ||= !destination.sameDocument;
});
window.addEventListener('pagehide', () => {
  const shown = performance?.options ?? entrance.options;
  if (!shown) return;
  const { signedInAs: _once, ...options } = shown;
  const calls = leavesByItself ? { calls: functions.calls() } : {};
  keepEncore({ options, serviceState: '', transitions: [], ...calls });
});

keepMarkedUp(document);
playRecaptcha(); // before FirebaseUI looks for Google's, which it would load from the network
sayHowLongCookiesLive(document);
Object.defineProperty(window, testBedName, { value: testBed });
const encore = takeEncore();
functions.resume(encore?.calls ?? {});
if (encore) await testBed.mount(encore.options);
