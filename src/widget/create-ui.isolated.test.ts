import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { AuthError } from '../adapters/auth-error.ts';
import { english } from './messages/english.ts';
import type { ExpandedLanguage } from './messages/language.ts';
import { texts } from './messages/phrase.ts';
import { createUi } from './create-ui.ts';
import type { View, ViewHandlers } from './view.ts';

const email = { kind: 'email', label: 'Email' } as const;
const save = { role: 'primary', label: 'Save' } as const;

function startUi() {
  const controller = new AbortController();
  const views: View[] = [];
  const screens: string[] = [];
  const titles: string[] = [];
  let handlers: ViewHandlers | undefined;
  const ui = createUi({
    renderer: {
      draw(view, viewHandlers) {
        views.push(view);
        handlers = viewHandlers;
      },
    },
    language: () => english,
    signal: controller.signal,
    smallPrintActions: {},
    onScreen({ name, title }) {
      screens.push(name);
      titles.push(title);
    },
  });
  ui.enter('signIn');
  const last = (): View => views.at(-1) ?? assert.fail('nothing was drawn');
  return {
    ui,
    views,
    screens,
    titles,
    last,
    abort: () => controller.abort(),
    visitor: () => handlers ?? assert.fail('nothing was drawn'),
  };
}

test('a valid answer resolves the promise once, with trimmed values', async () => {
  const { ui, last, visitor } = startUi();
  const answer = ui.show({ fields: { email }, actions: { save } });
  visitor().answer('save', { email: ' a@b.co ' });
  visitor().answer('save', { email: 'b@b.co' });
  assert.deepEqual(await answer, { action: 'save', values: { email: 'a@b.co' } });
  assert.equal(last().pending, true);
});

test('an invalid answer shows an error under its field and focuses the field', () => {
  const { ui, last, visitor } = startUi();
  void ui.show({ fields: { email }, actions: { save } });
  visitor().answer('save', { email: 'nobody' });
  assert.deepEqual(last().errors, { email: "That email address isn't correct" });
  assert.equal(last().focus?.target, 'email');
  visitor().edit('email', { email: 'nobody@' });
  assert.deepEqual(last().errors, {});
});

test('an external action answers with the typed values', async () => {
  const { ui, visitor } = startUi();
  const { promise, resolve } = Promise.withResolvers<string>();
  const answer = ui.show({ fields: { email }, actions: { save } }, { externalAction: promise });
  visitor().edit('email', { email: 'a@b.co' });
  resolve('save');
  assert.deepEqual(await answer, { action: 'save', values: { email: 'a@b.co' } });
});

test('a secondary action resolves even if fields are invalid', async () => {
  const { ui, visitor } = startUi();
  const answer = ui.show({ fields: { email }, actions: { save, cancel: { role: 'secondary', label: 'Cancel' } } });
  visitor().answer('cancel', { email: 'nobody' });
  assert.equal((await answer).action, 'cancel');
});

const cancel = { role: 'secondary', label: 'Cancel' } as const;

test('Cancel stops a call to the service, and the screen receives Cancel as its next answer', async () => {
  const { ui, last, visitor } = startUi();
  const screen = { fields: { email }, actions: { cancel, save } };
  void ui.show(screen);
  visitor().answer('save', { email: 'a@b.co' });
  const { promise, resolve } = Promise.withResolvers<string>();
  const waiting = ui.waitFor(promise);
  visitor().answer('save', { email: 'a@b.co' });
  visitor().answer('cancel', { email: 'a@b.co' });
  assert.equal((await waiting).ok, false);
  assert.deepEqual(await ui.show({ ...screen, notice: 'A network error has occurred' }), {
    action: 'cancel',
    values: { email: 'a@b.co' },
  });
  assert.deepEqual([last().notice, last().pending], [null, true]);
  resolve('late');
});

test('an action that stopped a call does not answer the next screen', async () => {
  const { ui, visitor } = startUi();
  void ui.show({ actions: { cancel, save } });
  visitor().answer('save', {});
  const waiting = ui.waitFor(new Promise(() => {}));
  visitor().answer('cancel', {});
  await waiting;
  ui.enter('passwordSignIn');
  const answer = ui.show({ actions: { cancel, save } });
  visitor().answer('save', {});
  assert.equal((await answer).action, 'save');
});

test('while a provider window is open, any action stops the wait, but only after the busy indicator has appeared', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { ui, last, visitor } = startUi();
  const screen = { actions: { google: save, github: save } };
  void ui.show(screen);
  visitor().answer('google', {});
  const waiting = ui.waitWithChoices(new Promise(() => {}));
  t.mock.timers.tick(499);
  visitor().answer('github', {});
  assert.equal(last().pending, true);
  t.mock.timers.tick(1);
  assert.deepEqual([last().pending, last().busy], [false, true]);
  visitor().answer('github', {});
  assert.equal((await waiting).ok, false);
  assert.equal((await ui.show(screen)).action, 'github');
});

test('while a provider window is open, there is no button that stops waiting', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { ui, last, visitor } = startUi();
  void ui.show({ actions: { save } });
  visitor().answer('save', {});
  void ui.waitWithChoices(new Promise(() => {}));
  t.mock.timers.tick(60_000);
  assert.equal(last().longWait, null);
});

test('showing the same screen again keeps the stay, and entering a screen starts a new stay', () => {
  const { ui, last, screens } = startUi();
  void ui.show({ fields: { email } });
  const { stay } = last();
  void ui.show({ fields: { email }, notice: 'No' });
  assert.equal(last().stay, stay);
  ui.enter('passwordSignIn');
  void ui.show({ title: 'Sign in' });
  assert.notEqual(last().stay, stay);
  assert.deepEqual(screens, ['signIn', 'passwordSignIn']);
});

test('a title that follows a progress page is reported, even if the previous screen had the same title', () => {
  const { ui, titles } = startUi();
  const showScreen = () => {
    ui.enter('secondFactorEnrolment');
    ui.showProgress('page');
    void ui.show({ title: 'Add a second step' });
  };
  showScreen();
  showScreen();
  assert.deepEqual(titles, ['', 'Add a second step', '', 'Add a second step']);
});

test('a screen reports its new title after it has shown a progress page', () => {
  const { ui, titles } = startUi();
  void ui.show({ title: 'Sign Out' });
  ui.showProgress('page');
  void ui.show({ title: 'Error encountered' });
  assert.deepEqual(titles, ['Sign Out', '', 'Error encountered']);
});

test('the busy indicator appears after 500 ms, and never for a shorter operation', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const { ui, last } = startUi();
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

test('waitFor returns an AuthError as a value and rejects with any other error', async () => {
  const { ui } = startUi();
  const outcome = await ui.waitFor(Promise.reject(new AuthError('auth/wrong-password')));
  assert.equal(outcome.ok ? null : outcome.error.code, 'auth/wrong-password');
  await assert.rejects(ui.waitFor(Promise.reject(new TypeError('bug'))), TypeError);
});

test('after an abort nothing is drawn, and pending promises reject', async () => {
  const { ui, views, abort } = startUi();
  const answer = ui.show({ fields: { email } });
  const drawn = views.length;
  abort();
  await assert.rejects(answer);
  await assert.rejects(ui.waitFor(new Promise(() => {})));
  assert.equal(views.length, drawn);
});

test('finish resolves even after an abort', async () => {
  const { ui, abort } = startUi();
  const slow = Promise.withResolvers<string>();
  const finishing = ui.finish(slow.promise);
  abort();
  slow.resolve('committed');
  assert.deepEqual(await finishing, { ok: true, value: 'committed' });
});

test('in another language, the screen keeps its values, focus, errors and notice', () => {
  let language: ExpandedLanguage = english;
  const views: View[] = [];
  let handlers: ViewHandlers | undefined;
  const titles: string[] = [];
  const ui = createUi({
    renderer: { draw: (view, viewHandlers) => ([handlers] = [viewHandlers, views.push(view)]) },
    language: () => language,
    signal: new AbortController().signal,
    smallPrintActions: {},
    onScreen: ({ title }) => titles.push(title),
  });
  ui.enter('signIn');
  void ui.show({ title: texts.signIn, notice: texts.generic, fields: { email }, actions: { save } });
  handlers?.answer('save', { email: 'nobody' });
  const before = views.at(-1);
  language = { tag: 'de', texts: { ...english.texts, signIn: 'Anmelden', emailInvalid: 'Falsch' } };
  ui.redraw();
  const after = views.at(-1);
  assert.deepEqual(after?.errors, { email: 'Falsch' });
  assert.equal(after?.description.title, 'Anmelden');
  assert.deepEqual([after?.stay, after?.focus, after?.values], [before?.stay, before?.focus, before?.values]);
  assert.equal(after?.language.tag, 'de');
  assert.deepEqual(titles, ['Sign in', 'Anmelden']);
});
