import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import type { AuthBackend } from '../../src/adapters/auth-backend.ts';
import { App } from '../../src/app/App.tsx';
import { currentUser } from '../../src/app/current-user.ts';
import { reportWebVitals } from '../../src/app/report-web-vitals.ts';
import { findRootElement } from '../../src/app/root-element.ts';
import type { Unmount, WidgetRenderer } from '../../src/renderers/renderer.ts';
import type { UiConfig } from '../../src/widget/config/ui-config.ts';
import type { LanguageOptions } from '../../src/widget/messages/language.ts';
import { loadLanguage } from './load-language.ts';
import { createCallbackRecorder } from './callback-recorder.ts';
import { connectBackend } from './connect-backend.ts';
import { createDialogRenderer } from './dialog-renderer.tsx';
import { product } from './product.ts';
import { readRendererName } from './read-renderer-name.ts';
import { recordEntryTypes } from './record-entry-types.ts';
import { renderer } from './renderer.ts';
import { resetPage } from './reset-page.ts';
import { KeptWidget } from './KeptWidget.tsx';
import { saveResumeData, takeResumeData } from './resume-data.ts';
import type { TestBed, TestBedOptions } from './test-bed-api.ts';
import { testBedName } from './test-bed-api.ts';
import { createTransitionRecorder } from './transition-recorder.ts';

interface MountedApp {
  readonly root: Root;
  /** Draws the app for the first time or again. */
  draw(): void;
  /**
   * Data with which the app can be mounted again, for example after a reload. Null for the deployed app, which tests
   * never mount again.
   */
  readonly resumable: { readonly options: TestBedOptions; readonly backend: AuthBackend } | null;
}

const resumeData = takeResumeData();
const service = product.createService(resumeData?.serviceState ?? null);
const callbackRecorder = createCallbackRecorder();
const transitionRecorder = createTransitionRecorder();
transitionRecorder.resume(resumeData?.transitions ?? []);
let mountedWidget: Unmount | null = null;
/** Records the transitions, and remembers the mounted widget, so that a test can switch the widget's language. */
function observe(observed: WidgetRenderer): WidgetRenderer {
  const recording = transitionRecorder.observe(observed);
  return { ...recording, mount: (container, options) => (mountedWidget = recording.mount(container, options)) };
}
const rendererUnderTest = observe(renderer);
const dialogRenderer = observe(
  createDialogRenderer(product, {
    onSuccess: () => callbackRecorder.record('onSuccess', []),
    onClose: () => callbackRecorder.record('onClose', []),
  }),
);
let mountedApp: MountedApp | null = null;
let webVitals: string[] = [];
let entryTypes: ReturnType<typeof recordEntryTypes> | null = null;

function render(content: ReactNode, resumable: MountedApp['resumable']): void {
  const root = createRoot(findRootElement());
  let drawings = 0;
  const draw = (): void => flushSync(() => root.render(<StrictMode key={++drawings}>{content}</StrictMode>));
  mountedApp = { root, resumable, draw };
  draw();
}

/** The cast is safe, because the widget validates its configuration. */
const reviveConfig = (config: TestBedOptions['config']): UiConfig =>
  callbackRecorder.reviveConfig(config) as unknown as UiConfig;

function toLanguageOptions({ locale, browserLocale, hasRecommendedMessages }: TestBedOptions): LanguageOptions {
  const messages = hasRecommendedMessages && product.recommendedMessages;
  if (browserLocale) return { locale: product.browserLocale(browserLocale), messages };
  return locale === undefined ? { messages } : { locale: () => loadLanguage(locale), messages };
}

const testBed: TestBed = {
  rendererName: readRendererName(renderer),
  service: service.control,
  async mount(options) {
    if (mountedApp) throw new Error('An app is already mounted on the test bed: unmount it first.');
    await product.applyMutation(options.mutation);
    const backend = await connectBackend(options, service);
    const config = reviveConfig(options.config);
    const language = toLanguageOptions(options);
    const Page = options.keepsWidget ? KeptWidget : App;
    const app = (
      <Page
        backend={backend}
        renderer={options.hasDialog ? dialogRenderer : rendererUnderTest}
        config={config}
        history={options.history}
        appearance={options.appearance}
        language={language}
      />
    );
    render(app, { options, backend });
  },
  mountProduct(environment) {
    entryTypes = recordEntryTypes();
    const root = flushSync(() => product.startApp(findRootElement(), environment));
    const draw = (): never => {
      throw new Error('The deployed app can only be mounted once.');
    };
    mountedApp = { root, draw, resumable: null };
  },
  remount() {
    if (!mountedApp) throw new Error('No app is mounted on the test bed: mount one first.');
    mountedApp.draw();
  },
  async unmount() {
    if (!mountedApp) return;
    const { root, resumable } = mountedApp;
    mountedApp = null;
    root.unmount();
    entryTypes?.stop();
    entryTypes = null;
    await resumable?.backend.dispose();
  },
  setLanguage(tag) {
    if (!mountedWidget?.setLanguage) throw new Error('No widget is mounted whose language can be switched.');
    mountedWidget.setLanguage({ locale: () => loadLanguage(tag) });
  },
  async reset() {
    service.clear();
    await service.control.release();
    callbackRecorder.clear();
    transitionRecorder.clear();
    webVitals = [];
    await resetPage();
    return document.cookie;
  },
  signIn: (config) => product.signIn(reviveConfig(config)),
  serviceState: () => service.getState(),
  restoreServiceState: (state) => service.setState(state),
  callbackCalls: () => callbackRecorder.calls(),
  transitions: () => transitionRecorder.transitions(),
  recordWebVitals: () => reportWebVitals(({ name }) => webVitals.push(name)),
  recordedWebVitals: () => webVitals,
  observedEntryTypes: () => entryTypes?.types ?? [],
  async firebaseConfigs() {
    const { getApps } = await import('firebase/app');
    return getApps().map(({ options }) => ({ ...options }));
  },
  currentUserId: () => currentUser.get()?.uid ?? null,
  currentUserEmail: () => currentUser.get()?.email ?? null,
};

window.addEventListener('pagehide', () => {
  if (!mountedApp?.resumable) return;
  // Leave out `signedInAs`: the next document finds the visitor's session in the browser's storage.
  const { signedInAs: _signedInAs, ...options } = mountedApp.resumable.options;
  saveResumeData({ options, serviceState: testBed.serviceState(), transitions: testBed.transitions() });
});

Object.defineProperty(window, testBedName, { value: testBed });
if (resumeData) await testBed.mount(resumeData.options);
