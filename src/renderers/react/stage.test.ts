import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import type { View, ViewHandlers } from '../../widget/view.ts';
import { createStage } from './stage.ts';

const email: View = {
  screen: 'signIn',
  visit: 1,
  description: { title: 'Sign in with email' },
  errors: {},
  notice: null,
  pending: false,
  busy: false,
  dialog: null,
  values: {},
  focus: null,
};
const phone: View = {
  ...email,
  screen: 'phoneSignInStart',
  visit: 2,
  description: { title: 'Enter your phone number' },
};

let answers: string[];
const handlers: ViewHandlers = {
  answer: (action) => void answers.push(action),
  edit() {},
  verification: () => () => {},
  dismissNotice() {},
};

/** A stage on which the phone's screen waits for its parts. */
function stageThatFetches() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { stage: createStage((view) => (view.screen === phone.screen ? promise : null)), resolve, reject };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

beforeEach(() => {
  answers = [];
});

test('a view that needs nothing more is shown at once', () => {
  const { stage } = stageThatFetches();
  stage.draw(email, handlers);
  assert.equal(stage.scene()?.view, email);
  stage.scene()?.handlers.answer('next', {});
  assert.deepEqual(answers, ['next']);
});

test('a view waits for its parts; the one before it stays, and hears no answer', async () => {
  const { stage, resolve } = stageThatFetches();
  stage.draw(email, handlers);
  stage.draw(phone, handlers);
  assert.equal(stage.scene()?.view, email);
  stage.scene()?.handlers.answer('next', {});
  assert.deepEqual(answers, []);
  resolve();
  await settled();
  assert.equal(stage.scene()?.view, phone);
  stage.scene()?.handlers.answer('verify', {});
  assert.deepEqual(answers, ['verify']);
  stage.close();
});

test('of several views that wait, the latest is shown', async () => {
  const { stage, resolve } = stageThatFetches();
  const second = { ...phone, notice: 'A network error has occurred' };
  stage.draw(phone, handlers);
  stage.draw(second, handlers);
  resolve();
  await settled();
  assert.equal(stage.scene()?.view, second);
});

test('a view that came meanwhile is not replaced by one that waited', async () => {
  const { stage, resolve } = stageThatFetches();
  stage.draw(phone, handlers);
  stage.draw(email, handlers);
  resolve();
  await settled();
  assert.equal(stage.scene()?.view, email);
});

test('after 500 ms of waiting it is seen that something is awaited', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { stage } = stageThatFetches();
  stage.draw(email, handlers);
  stage.draw(phone, handlers);
  t.mock.timers.tick(499);
  assert.equal(stage.scene()?.view.busy, false);
  t.mock.timers.tick(1);
  assert.deepEqual(stage.scene()?.view, { ...email, busy: true });
});

test('the first view of all waits on an empty page', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { stage } = stageThatFetches();
  stage.draw(phone, handlers);
  assert.equal(stage.scene(), null);
  t.mock.timers.tick(500);
  assert.deepEqual(stage.scene()?.view.description, { progress: 'page' });
  assert.equal(stage.scene()?.view.busy, true);
});

test('a part that does not come is told of, and the visitor may load the page anew', async (t) => {
  t.mock.method(console, 'info', () => {});
  const reload = mock.fn();
  Object.assign(globalThis, { location: { reload } });
  const { stage, reject } = stageThatFetches();
  stage.draw(phone, handlers);
  reject(new Error('Failed to fetch dynamically imported module'));
  await settled();
  const { view, handlers: told } = stage.scene() ?? assert.fail('Nothing is shown.');
  assert.deepEqual(view.description.body, ['A part of this page could not be loaded. Check your internet connection.']);
  const [retry = ''] = Object.keys(view.description.actions ?? {});
  told.answer(retry, {});
  assert.equal(reload.mock.callCount(), 1);
  assert.deepEqual(answers, []);
});

test('a part may take 120 s', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  t.mock.method(console, 'info', () => {});
  const { stage } = stageThatFetches();
  stage.draw(email, handlers);
  stage.draw(phone, handlers);
  t.mock.timers.tick(119_999);
  await settled();
  assert.equal(stage.scene()?.view.screen, email.screen);
  t.mock.timers.tick(1);
  await settled();
  assert.equal(stage.scene()?.view.description.title, 'Error encountered');
});

test('once it is closed, nothing that waited is shown', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { stage, resolve } = stageThatFetches();
  stage.draw(phone, handlers);
  stage.close();
  resolve();
  t.mock.timers.tick(500);
  await Promise.resolve();
  assert.equal(stage.scene(), null);
});
