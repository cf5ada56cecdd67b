import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { english } from '../../widget/messages/english.ts';
import type { View, ViewHandlers } from '../../widget/view.ts';
import { drawWhenLoaded } from '../common/draw-when-loaded.ts';
import { lazyComponents } from './lazy-components.ts';
import { createViewStore } from './view-store.ts';

const emailView: View = {
  screen: 'signIn',
  stay: 1,
  description: { title: 'Sign in with email' },
  errors: {},
  notice: null,
  pending: false,
  busy: false,
  chosen: null,
  longWait: null,
  dialog: null,
  values: {},
  focus: null,
  language: english,
};
const phoneView: View = {
  ...emailView,
  screen: 'phoneSignInStart',
  stay: 2,
  description: { title: 'Enter your phone number' },
};

let answers: string[];
const handlers: ViewHandlers = {
  answer: (action) => void answers.push(action),
  edit() {},
  verification: () => () => {},
  dismissNotice() {},
  stopWaiting() {},
};

/**
 * Creates a view store that is still loading the components of the phone screen. `resolve` and `reject` end the
 * loading.
 */
function createLoadingStore() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const loadMissing = (view: View) => (view.screen === phoneView.screen ? promise : null);
  const store = createViewStore((renderer) => drawWhenLoaded(renderer, { ...lazyComponents, loadMissing }));
  return { store, resolve, reject };
}

const runPendingPromises = () => new Promise<void>((resolve) => setImmediate(resolve));

beforeEach(() => {
  answers = [];
});

test('a view without components to load is shown immediately', () => {
  const { store } = createLoadingStore();
  store.draw(emailView, handlers);
  assert.equal(store.getSnapshot()?.view, emailView);
  store.getSnapshot()?.handlers.answer('next', {});
  assert.deepEqual(answers, ['next']);
});

test('while a view loads its components, the previous view stays and ignores answers', async () => {
  const { store, resolve } = createLoadingStore();
  store.draw(emailView, handlers);
  store.draw(phoneView, handlers);
  assert.equal(store.getSnapshot()?.view, emailView);
  store.getSnapshot()?.handlers.answer('next', {});
  assert.deepEqual(answers, []);
  resolve();
  await runPendingPromises();
  assert.equal(store.getSnapshot()?.view, phoneView);
  store.getSnapshot()?.handlers.answer('verify', {});
  assert.deepEqual(answers, ['verify']);
  store.close();
});

test('if several views are loading, the latest one is shown', async () => {
  const { store, resolve } = createLoadingStore();
  const latest = { ...phoneView, notice: 'A network error has occurred' };
  store.draw(phoneView, handlers);
  store.draw(latest, handlers);
  resolve();
  await runPendingPromises();
  assert.equal(store.getSnapshot()?.view, latest);
});

test('a view that finishes loading does not replace a later view', async () => {
  const { store, resolve } = createLoadingStore();
  store.draw(phoneView, handlers);
  store.draw(emailView, handlers);
  resolve();
  await runPendingPromises();
  assert.equal(store.getSnapshot()?.view, emailView);
});

test('the previous view becomes busy after 500 ms of loading', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { store } = createLoadingStore();
  store.draw(emailView, handlers);
  store.draw(phoneView, handlers);
  t.mock.timers.tick(499);
  assert.equal(store.getSnapshot()?.view.busy, false);
  t.mock.timers.tick(1);
  assert.deepEqual(store.getSnapshot()?.view, { ...emailView, busy: true });
});

test('while the first view loads its components, an empty page is shown', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { store } = createLoadingStore();
  store.draw(phoneView, handlers);
  assert.equal(store.getSnapshot(), null);
  t.mock.timers.tick(500);
  assert.deepEqual(store.getSnapshot()?.view.description, { progress: 'page' });
  assert.equal(store.getSnapshot()?.view.busy, true);
});

test('an empty page is blank only until the first screen is drawn', () => {
  const { store } = createLoadingStore();
  const isBlankAfter = (view: View) => {
    store.draw(view, handlers);
    return store.getSnapshot()?.isBlank;
  };
  assert.equal(isBlankAfter({ ...emailView, description: { progress: 'page' } }), true);
  assert.equal(isBlankAfter({ ...emailView, description: { progress: 'card' } }), false);
  assert.equal(isBlankAfter(emailView), false);
  assert.equal(isBlankAfter({ ...emailView, description: { progress: 'page' } }), false);
});

test('if a download fails, an error screen with an action that reloads the page is shown', async (t) => {
  t.mock.method(console, 'info', () => {});
  const reload = mock.fn();
  Object.assign(globalThis, { location: { reload } });
  const { store, reject } = createLoadingStore();
  store.draw(phoneView, handlers);
  reject(new Error('Failed to fetch dynamically imported module'));
  await runPendingPromises();
  const { view, handlers: errorHandlers } = store.getSnapshot() ?? assert.fail('No view is shown.');
  assert.deepEqual(view.description.body, ['A part of this page could not be loaded. Check your internet connection.']);
  const [retry = ''] = Object.keys(view.description.actions ?? {});
  errorHandlers.answer(retry, {});
  assert.equal(reload.mock.callCount(), 1);
  assert.deepEqual(answers, []);
});

test('the error screen is shown if loading takes longer than 120 s', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  t.mock.method(console, 'info', () => {});
  const { store } = createLoadingStore();
  store.draw(emailView, handlers);
  store.draw(phoneView, handlers);
  t.mock.timers.tick(119_999);
  await runPendingPromises();
  assert.equal(store.getSnapshot()?.view.screen, emailView.screen);
  t.mock.timers.tick(1);
  await runPendingPromises();
  assert.equal(store.getSnapshot()?.view.description.title, 'Error encountered');
});

test('a closed store does not show a view that was loading', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { store, resolve } = createLoadingStore();
  store.draw(phoneView, handlers);
  store.close();
  resolve();
  t.mock.timers.tick(500);
  await Promise.resolve();
  assert.equal(store.getSnapshot(), null);
});

test('after a widget was replaced, the store shows nothing until the new widget draws', () => {
  const { store } = createLoadingStore();
  store.open();
  store.draw({ ...emailView, stay: 3 }, handlers);
  const { widget } = store.getSnapshot() ?? assert.fail('No view is shown.');
  store.close();
  store.open();
  assert.equal(store.getSnapshot(), null);
  store.draw({ ...emailView, stay: 3 }, handlers);
  const snapshot = store.getSnapshot() ?? assert.fail('No view is shown.');
  assert.notEqual(snapshot.widget, widget);
  assert.equal(snapshot.isFirstScreen, true);
});

test('a view that was loading for an earlier widget is not shown', async () => {
  const { store, resolve } = createLoadingStore();
  store.open();
  store.draw(phoneView, handlers);
  store.close();
  store.open();
  resolve();
  await runPendingPromises();
  assert.equal(store.getSnapshot(), null);
});
