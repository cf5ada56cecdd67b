import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { AuthResult } from '../../src/adapters/auth-backend.ts';
import '../../src/renderers/element/index.ts';
import { createPlainViewRenderer, renderer as plainRenderer } from '../../src/renderers/plain/index.ts';
import { lazyModules } from '../../src/renderers/plain/lazy-modules.ts';
import { reactRenderer } from '../../src/renderers/react/index.ts';
import { createViewStore } from '../../src/renderers/react/view-store.ts';
import { Widget } from '../../src/renderers/react/Widget.tsx';
import { createTestBackend } from '../../src/testing/test-backend.ts';
import type { UiConfig } from '../../src/widget/config/ui-config.ts';
import type { ViewHandlers } from '../../src/widget/view.ts';
import { backend, createBackend, HostApp, type HostRecord } from './HostApp.tsx';
import { hostPageName, type HostPage } from './host-page.ts';
import { views } from './views.ts';

const container = document.querySelector<HTMLElement>('#app');
if (!container) throw new Error('The page has no element #app.');

const handlers: ViewHandlers = {
  answer() {},
  edit() {},
  verification(element) {
    // Set the style in the `style` attribute, as reCAPTCHA does.
    const box = document.createElement('div');
    box.style.cssText = 'all: initial; display: block; width: 304px; height: 78px';
    element.append(box);
    return () => box.remove();
  },
  dismissNotice() {},
  stopWaiting() {},
};

const record: HostRecord = { screens: [], refClass: null, errorMessage: null, heldCalls: 0 };
let root: Root | null = null;
let unmountTest = (): void => {};
const signedIn: (string | null)[] = [];

const hostPage: HostPage = {
  viewNames: Object.keys(views),
  async draw(rendererName, viewName) {
    const view = views[viewName];
    if (!view) throw new Error(`There is no view "${viewName}".`);
    hostPage.unmount();
    if (rendererName === 'plain') {
      const element = document.createElement('div');
      element.className = 'doorstep';
      container.replaceChildren(element);
      await lazyModules.loadMissing(view);
      createPlainViewRenderer(element).draw(view, handlers);
      return;
    }
    const store = createViewStore();
    const isDrawn = new Promise<void>((resolve) => store.subscribe(resolve));
    const reactRoot = createRoot(container);
    root = reactRoot;
    flushSync(() => reactRoot.render(<Widget store={store} />));
    store.draw(view, handlers);
    if (!store.getSnapshot()) await isDrawn;
    flushSync(() => {});
  },
  addSheet(css) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  },
  render(props, start) {
    // StrictMode must be the outermost element, because only then it runs effects twice.
    const app = (
      <StrictMode>
        <HostApp {...props} record={record} />
      </StrictMode>
    );
    if (start === 'hydrate') {
      container.innerHTML = renderToString(app);
      flushSync(() => (root = hydrateRoot(container, app)));
    }
    root ??= createRoot(container);
    flushSync(() => root?.render(app));
  },
  backend,
  createBackend,
  startTest(rendererName, config, service) {
    hostPage.unmount();
    const callbacks = {
      signInSuccessWithAuthResult({ user }: AuthResult) {
        signedIn.push(user.email);
        return false;
      },
    };
    const testBackend = createTestBackend({ ...service, window });
    // The cast is safe: a wrong configuration fails the test.
    const complete = { ...config, callbacks } as UiConfig;
    if (rendererName === 'element') {
      const element = document.createElement('doorstep-sign-in');
      Object.assign(element, { backend: testBackend, config: complete });
      container.append(element);
      return;
    }
    const renderer = rendererName === 'plain' ? plainRenderer : reactRenderer;
    unmountTest = renderer.mount(container, { backend: testBackend, config: complete });
  },
  unmount() {
    unmountTest();
    root?.unmount();
    root = null;
    container.replaceChildren();
  },
  signedIn,
  get screens() {
    return record.screens;
  },
  get refClass() {
    return record.refClass;
  },
  get errorMessage() {
    return record.errorMessage;
  },
  get heldCalls() {
    return record.heldCalls;
  },
};

Object.defineProperty(window, hostPageName, { value: hostPage });
