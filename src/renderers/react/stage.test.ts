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

test('a part that does not come is told of, to the visitor as well, who may load the page anew', async () => {
  const reportError = mock.fn();
  const reload = mock.fn();
  Object.assign(globalThis, { reportError, location: { reload } });
  const { stage, reject } = stageThatFetches();
  stage.draw(phone, handlers);
  const fault = new Error('Failed to fetch dynamically imported module');
  reject(fault);
  await settled();
  const { view, handlers: told } = stage.scene() ?? assert.fail('Nothing is shown.');
  assert.deepEqual(reportError.mock.calls[0]?.arguments, [fault]);
  assert.deepEqual(view.description.body, ['Something went wrong. Please try again.']);
  const [retry = ''] = Object.keys(view.description.actions ?? {});
  told.answer(retry, {});
  assert.equal(reload.mock.callCount(), 1);
  assert.deepEqual(answers, []);
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
