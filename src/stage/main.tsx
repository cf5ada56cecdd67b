import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import type { DoorstepBackend } from '../adapters/auth-backend.ts';
import { createEmulatorBackend } from '../adapters/emulator/emulator-backend.ts';
import { createFakeBackend } from '../adapters/fake/fake-backend.ts';
import { createFakeControl } from '../adapters/fake/fake-control.ts';
import { emptyServiceState, parseServiceState } from '../adapters/fake/service-state.ts';
import type { StateStore } from '../adapters/fake/state-store.ts';
import { memoryStore } from '../adapters/fake/state-store.ts';
import { App } from '../app/App.tsx';
import { currentUser } from '../app/current-user.ts';
import { reportWebVitals } from '../app/report-web-vitals.ts';
import { rootElement } from '../app/root-element.ts';
import { reactRenderer } from '../renderers/react/index.ts';
import type { UiConfig } from '../widget/config/ui-config.ts';
import { recordCallbacks } from './callbacks.ts';
import type { Encore } from './encore.ts';
import { keepEncore, takeEncore } from './encore.ts';
import type { Stage, StageOptions } from './stage-api.ts';
import { stageName } from './stage-api.ts';

interface Performance {
  readonly options: StageOptions;
  readonly root: Root;
  readonly backend: DoorstepBackend;
}

const encore = takeEncore();
const store: StateStore = memoryStore(encore ? parseServiceState(encore.serviceState) : emptyServiceState());
const control = createFakeControl({ store });
const record = recordCallbacks();
let performance: Performance | null = null;

const stage: Stage = {
  service: control,
  async mount(options) {
    if (performance) throw new Error('Something is on the stage already: unmount it first.');
    if (options.backend === 'fake' && options.state !== undefined) store.write(parseServiceState(options.state));
    const backend = backendFor(options);
    if (options.signedInAs) {
      await backend.signInWithPassword(options.signedInAs);
      await backend.commit();
    }
    const config = record.play(options.config) as unknown as UiConfig; // The widget checks it.
    const root = createRoot(rootElement());
    performance = { options, root, backend };
    flushSync(() =>
      root.render(
        <StrictMode>
          <App backend={backend} renderer={reactRenderer} config={config} />
        </StrictMode>,
      ),
    );
  },
  async unmount() {
    if (!performance) return;
    const { root, backend } = performance;
    performance = null;
    root.unmount();
    await backend.dispose();
  },
  async reset() {
    store.write(emptyServiceState());
    await control.release();
    record.forget();
  },
  serviceState: () => JSON.stringify(store.read()),
  callbacks: () => record.calls(),
  currentUserEmail: () => currentUser.get()?.email ?? null,
};

function backendFor(options: StageOptions): DoorstepBackend {
  if (options.backend === 'fake') return createFakeBackend({ store, session: sessionStorage });
  return createEmulatorBackend({ url: options.url, apiKey: options.apiKey, storage: sessionStorage });
}

window.addEventListener('pagehide', () => {
  if (!performance) return;
  const { signedInAs: _once, ...options } = performance.options;
  keepEncore({ options: withoutState(options), serviceState: stage.serviceState() } satisfies Encore);
});

/** The fake goes on with its latest state, not with the one that it was given first. */
function withoutState(options: StageOptions): StageOptions {
  if (options.backend !== 'fake') return options;
  const { state: _first, ...rest } = options;
  return rest;
}

Object.defineProperty(window, stageName, { value: stage });
if (encore) await stage.mount(encore.options);
reportWebVitals();
