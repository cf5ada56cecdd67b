import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import type { AuthBackend } from '../../src/adapters/auth-backend.ts';
import { createFakeControl } from '../../src/adapters/fake/fake-control.ts';
import { emptyServiceState, parseServiceState } from '../../src/adapters/fake/service/service-state.ts';
import type { StateStore } from '../../src/adapters/fake/service/state-store.ts';
import { memoryStore } from '../../src/adapters/fake/service/state-store.ts';
import { App } from '../../src/app/App.tsx';
import { currentUser } from '../../src/app/current-user.ts';
import { reportWebVitals } from '../../src/app/report-web-vitals.ts';
import { rootElement } from '../../src/app/root-element.ts';
import type { UiConfig } from '../../src/widget/config/ui-config.ts';
import { product } from '../../src/product.tsx';
import { signIn } from '../../src/widget/go-to-sign-in.ts';
import { backendFor } from './backend.ts';
import { cleanPage } from './clean-page.ts';
import { keepEncore, takeEncore } from './encore.ts';
import { recordFunctions } from './function-record.ts';
import { renderer as chosen } from './renderer.ts';
import { mutate } from './mutation.ts';
import { rendererName } from './renderer-name.ts';
import type { TestBed, TestBedOptions } from './test-bed-api.ts';
import { testBedName } from './test-bed-api.ts';
import { recordTransitions } from './transition-record.ts';

interface Performance {
  readonly root: Root;
  /** Null for the product, which nothing follows. */
  readonly app: { readonly options: TestBedOptions; readonly backend: AuthBackend } | null;
}

const encore = takeEncore();
const store: StateStore = memoryStore(encore ? parseServiceState(encore.serviceState) : emptyServiceState());
const control = createFakeControl({ store });
const functions = recordFunctions();
const transitions = recordTransitions();
transitions.resume(encore?.transitions ?? []);
const renderer = transitions.overhear(chosen);
let performance: Performance | null = null;
let measured: string[] = [];

function enter(app: Performance['app'], content: ReactNode): void {
  const root = createRoot(rootElement());
  performance = { root, app };
  flushSync(() => root.render(<StrictMode>{content}</StrictMode>));
}

/** The widget checks it. */
const played = (config: TestBedOptions['config']): UiConfig => functions.play(config) as unknown as UiConfig;

const testBed: TestBed = {
  rendererName: rendererName(chosen),
  service: control,
  async mount(options) {
    if (performance) throw new Error('Something is on the test bed already: unmount it first.');
    await mutate(options.mutation);
    const backend = await backendFor(options, store);
    const config = played(options.config);
    enter({ options, backend }, <App backend={backend} renderer={renderer} config={config} />);
  },
  mountProduct: (environment) => enter(null, product(environment)),
  async unmount() {
    if (!performance) return;
    const { root, app } = performance;
    performance = null;
    root.unmount();
    await app?.backend.dispose();
  },
  async reset() {
    store.write(emptyServiceState());
    await control.release();
    functions.forget();
    transitions.forget();
    measured = [];
    cleanPage();
    return document.cookie;
  },
  signIn: (config) => signIn(played(config)),
  serviceState: () => JSON.stringify(store.read()),
  resumeService: (state) => store.write(parseServiceState(state)),
  callbacks: () => functions.calls(),
  transitions: () => transitions.taken(),
  measure: () => reportWebVitals(({ name }) => measured.push(name)),
  measured: () => measured,
  currentUserEmail: () => currentUser.get()?.email ?? null,
};

window.addEventListener('pagehide', () => {
  if (!performance?.app) return;
  const { signedInAs: _once, ...options } = performance.app.options;
  keepEncore({ options, serviceState: testBed.serviceState(), transitions: testBed.transitions() });
});

Object.defineProperty(window, testBedName, { value: testBed });
if (encore) await testBed.mount(encore.options);
reportWebVitals();
