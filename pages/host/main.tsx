import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { loadTheme } from '../../fixtures/load-themes.ts';
import type { AuthResult } from '../../src/adapters/auth-backend.ts';
import '../../src/renderers/element/index.ts';
import { createPlainViewRenderer, renderer as plainRenderer } from '../../src/renderers/plain/index.ts';
import { lazyModules } from '../../src/renderers/plain/lazy-modules.ts';
import { reactRenderer } from '../../src/renderers/react/index.ts';
import { lazyComponents } from '../../src/renderers/react/lazy-components.ts';
import { createLoadingViewStore } from '../../src/renderers/react/loading-view-store.ts';
import { Widget } from '../../src/renderers/react/Widget.tsx';
import { createTestBackend } from '../../src/testing/test-backend.ts';
import type { UiConfig } from '../../src/widget/config/ui-config.ts';
import type { View, ViewHandlers } from '../../src/widget/view.ts';
import { backend, createBackend, HostApp, type HostRecord } from './HostApp.tsx';
import { hostPageName, type HostPage } from './host-page.ts';
import { readStyles } from './read-styles.ts';
import { allViews } from './views.ts';

const container = document.querySelector<HTMLElement>('#app');
if (!container) throw new Error('The page has no element #app.');

const handlers: ViewHandlers = {
  answer() {},
  edit() {},
  verification(element) {
    // This box stands in for reCAPTCHA. Like reCAPTCHA, it uses the `style` attribute.
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
let drawnRoots: readonly (Root | null)[] = [];
let unmountTest = (): void => {};
const signedIn: (string | null)[] = [];

const hostPage: HostPage = {
  viewNames: Object.keys(allViews),
  async draw(rendererName, viewName) {
    const view = findView(viewName);
    hostPage.unmount();
    drawnRoots = [await drawView(container, rendererName, view)];
  },
  async drawSome(rendererName, viewNames) {
    hostPage.unmount();
    const cells = viewNames.map((name) => [document.createElement('div'), findView(name)] as const);
    for (const [cell] of cells) cell.className = 'cell';
    container.replaceChildren(...cells.map(([cell]) => cell));
    drawnRoots = await Promise.all(cells.map(([cell, view]) => drawView(cell, rendererName, view)));
  },
  addSheet(css, attributes = {}) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      for (const name of Object.keys(attributes)) document.documentElement.removeAttribute(name);
    };
  },
  readStyles,
  loadTheme,
  render(props, start) {
    // Make StrictMode the outermost element. Only then does React run all effects twice, which reveals faulty effects.
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
    for (const each of [root, ...drawnRoots]) each?.unmount();
    root = null;
    drawnRoots = [];
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

function findView(name: string): View {
  const view = allViews[name];
  if (!view) throw new Error(`There is no view "${name}".`);
  return view;
}

/**
 * Draws a view in an empty element, and waits until the view is visible. Returns React's root, or null for the plain
 * renderer.
 */
async function drawView(target: HTMLElement, rendererName: 'react' | 'plain', view: View): Promise<Root | null> {
  if (rendererName === 'plain') {
    const element = document.createElement('div');
    element.className = 'doorstep';
    target.replaceChildren(element);
    await lazyModules.loadMissing(view);
    createPlainViewRenderer(element).draw(view, handlers);
    return null;
  }
  // Load the components before drawing. Otherwise, React shows an empty page for up to half a second.
  await lazyComponents.loadMissing(view);
  const store = createLoadingViewStore();
  const reactRoot = createRoot(target);
  flushSync(() => reactRoot.render(<Widget store={store} />));
  flushSync(() => store.draw(view, handlers));
  return reactRoot;
}

Object.defineProperty(window, hostPageName, { value: hostPage });
