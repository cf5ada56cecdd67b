import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { AuthError } from '../adapters/auth-error.ts';
import { en } from './messages/en.ts';
import { createUi } from './create-ui.ts';
import type { View, ViewHandlers } from './view.ts';

const email = { kind: 'email', label: 'Email' } as const;
const save = { role: 'primary', label: 'Save' } as const;

function stage() {
  const controller = new AbortController();
  const views: View[] = [];
  const screens: string[] = [];
  const told: string[] = [];
  let handlers: ViewHandlers | undefined;
  const ui = createUi({
    renderer: {
      draw(view, given) {
        views.push(view);
        handlers = given;
      },
    },
    text: en,
    signal: controller.signal,
    smallPrintActions: {},
    onScreen({ name, title }) {
      screens.push(name);
      told.push(title);
    },
  });
  ui.enter('signIn');
  const last = (): View => views.at(-1) ?? assert.fail('nothing was drawn');
  return {
    ui,
    views,
    screens,
    told,
    last,
    stop: () => controller.abort(),
    doing: () => handlers ?? assert.fail('nothing was drawn'),
  };
}

test('an answer in order resolves with cleaned values, once', async () => {
  const { ui, last, doing } = stage();
  const answer = ui.show({ fields: { email }, actions: { save } });
  doing().answer('save', { email: ' a@b.co ' });
  doing().answer('save', { email: 'b@b.co' });
  assert.deepEqual(await answer, { action: 'save', values: { email: 'a@b.co' } });
  assert.equal(last().pending, true);
});

test('an answer out of order stays, with the error under its field and the focus there', () => {
  const { ui, last, doing } = stage();
  void ui.show({ fields: { email }, actions: { save } });
  doing().answer('save', { email: 'nobody' });
  assert.deepEqual(last().errors, { email: "That email address isn't correct" });
  assert.equal(last().focus?.target, 'email');
  doing().edit('email', { email: 'nobody@' });
  assert.deepEqual(last().errors, {});
});

test('an action that submits nothing is not held up by a field', async () => {
  const { ui, doing } = stage();
  const answer = ui.show({ fields: { email }, actions: { save, cancel: { role: 'secondary', label: 'Cancel' } } });
  doing().answer('cancel', { email: 'nobody' });
  assert.equal((await answer).action, 'cancel');
});

test('shown again by the same screen it is the same visit; another screen is another', () => {
  const { ui, last, screens } = stage();
  void ui.show({ fields: { email } });
  const { visit } = last();
  void ui.show({ fields: { email }, notice: 'No' });
  assert.equal(last().visit, visit);
  ui.enter('passwordSignIn');
  void ui.show({ title: 'Sign in' });
  assert.notEqual(last().visit, visit);
  assert.deepEqual(screens, ['signIn', 'passwordSignIn']);
});

test('a screen that waits first has its title told when it is shown, also after one of the same name and title', () => {
  const { ui, told } = stage();
  const wait = () => {
    ui.enter('secondFactorEnrolment');
    ui.showProgress('page');
    void ui.show({ title: 'Add a second step' });
  };
  wait();
  wait();
  assert.deepEqual(told, ['', 'Add a second step', '', 'Add a second step']);
});

test('a screen that waits once it was shown has its title told anew', () => {
  const { ui, told } = stage();
  void ui.show({ title: 'Sign Out' });
  ui.showProgress('page');
  void ui.show({ title: 'Error encountered' });
  assert.deepEqual(told, ['Sign Out', '', 'Error encountered']);
});

test('the busy indicator is drawn at 500 ms, and not for what ends sooner', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const { ui, last } = stage();
    void ui.show({ fields: { email } });
    const slow = Promise.withResolvers<void>();
    const waiting = ui.waitFor(slow.promise);
    mock.timers.tick(499);
    assert.equal(last().busy, false);
    mock.timers.tick(1);
    assert.equal(last().busy, true);
    slow.resolve();
    await waiting;
    void ui.show({ fields: { email } });
    assert.equal(last().busy, false);
    const quick = ui.waitFor(Promise.resolve());
    await quick;
    void ui.show({ fields: { email } });
    mock.timers.tick(5000);
    assert.equal(last().busy, false);
  } finally {
    mock.timers.reset();
  }
});

test('a refusal is a value, and anything else is thrown', async () => {
  const { ui } = stage();
  const refused = await ui.waitFor(Promise.reject(new AuthError('auth/wrong-password')));
  assert.equal(refused.ok ? null : refused.error.code, 'auth/wrong-password');
  await assert.rejects(ui.waitFor(Promise.reject(new TypeError('ours'))), TypeError);
});

test('after the stop nothing is drawn, and who waits is let go', async () => {
  const { ui, views, stop } = stage();
  const answer = ui.show({ fields: { email } });
  const drawn = views.length;
  stop();
  await assert.rejects(answer);
  await assert.rejects(ui.waitFor(new Promise(() => {})));
  assert.equal(views.length, drawn);
});

test('what must not be left half done goes on after the stop', async () => {
  const { ui, stop } = stage();
  const slow = Promise.withResolvers<string>();
  const finishing = ui.finish(slow.promise);
  stop();
  slow.resolve('committed');
  assert.deepEqual(await finishing, { ok: true, value: 'committed' });
});
