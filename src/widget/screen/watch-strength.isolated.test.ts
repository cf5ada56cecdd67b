import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createSettings } from '../../../fixtures/flow.ts';
import { recordReportedErrors } from '../../../fixtures/page-globals.ts';
import type { EstimatePassword } from '../config/ui-config.ts';
import type { Requirement } from '../description.ts';
import { english } from '../messages/english.ts';
import { texts, type Phrase } from '../messages/phrase.ts';
import { translate } from '../messages/translate.ts';
import { watchStrength } from './watch-strength.ts';

const reported = recordReportedErrors();

const field = { kind: 'newPassword', label: texts.choosePassword } as const;

const toText = (phrase: Phrase) => translate(phrase, english);

/** Shows a form with a field for a new password. The function `estimate` rates the typed password. */
function showForm(context: TestContext, estimate: EstimatePassword, email?: string) {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const watch = watchStrength({ settings: createSettings({ passwordStrength: estimate }) }, email);
  const stopping = new AbortController();
  watch.showOptions.onShow?.(() => {}, stopping.signal);
  return {
    stop: () => stopping.abort(),
    type: (newPassword: string, typedEmail = '') =>
      watch.showOptions.deriveValues?.({ newPassword, email: typedEmail }, 'newPassword'),
    async pause(milliseconds = 400) {
      context.mock.timers.tick(milliseconds);
      await new Promise((resolve) => setImmediate(resolve));
    },
    /** Returns the text for screen readers, given the requirements of the password policy and their announcement. */
    listen(items: readonly Requirement<Phrase>[] = [], ofList?: Phrase) {
      const requirements = { items, ...(ofList !== undefined && { announcement: ofList }) };
      const { announcement } = watch.addTo({ ...field, requirements }).requirements ?? {};
      return announcement === undefined ? '' : toText(announcement);
    },
    readItems() {
      const [strength] = watch.addTo(field).requirements?.items ?? [];
      return strength ? [toText(strength.label), strength.strength] : [];
    },
    read() {
      const { items, announcement } = watch.addTo(field).requirements ?? assert.fail('No list.');
      const shown = items.map(({ label, strength }) => [toText(label), strength]);
      assert.equal(announcement && toText(announcement), shown[0]?.[0]);
      return shown[0] ?? [];
    },
  };
}

test('each score has its words and its strength', async (context) => {
  const form = showForm(context, (password) => Number(password) as 0);
  const seen = [];
  for (const score of ['0', '1', '2', '3', '4']) {
    form.type(score);
    await form.pause();
    seen.push(form.read());
  }
  assert.deepEqual(seen, [
    ['Weak password', 1],
    ['Weak password', 1],
    ['Fair password', 2],
    ['Good password', 3],
    ['Strong password', 4],
  ]);
});

test('a wrong result is reported, and shows no strength', async (context) => {
  const wrong = [5, -1, 1.5, 'weak', {}, { score: '1' }, true];
  const form = showForm(context, (password) => wrong[Number(password)] as never);
  for (const index of wrong.keys()) {
    form.type(String(index));
    await form.pause();
    assert.deepEqual(form.read(), []);
  }
  assert.equal(reported.length, wrong.length);
  assert.match(String(reported[0]), /passwordStrength: the score must be 0, 1, 2, 3 or 4, but is 5\./);
});

test('the function receives the email of the account, or the typed one', async (context) => {
  const emails: string[] = [];
  const estimate: EstimatePassword = (_, { email }) => void emails.push(email);
  const form = showForm(context, estimate, 'ada@example.com');
  form.type('engine', 'typed@example.com');
  await form.pause();
  context.mock.timers.reset();
  const signUp = showForm(context, estimate);
  signUp.type('engine', 'typed@example.com');
  await signUp.pause();
  signUp.type('engine', 'other@example.com');
  await signUp.pause();
  assert.deepEqual(emails, ['ada@example.com', 'typed@example.com', 'other@example.com']);
});

test('an estimate that is no longer needed is aborted, and its late result ignored', async (context) => {
  const signals: AbortSignal[] = [];
  const results: ((score: 0 | 4) => void)[] = [];
  const form = showForm(context, (_, { signal }) => {
    signals.push(signal);
    return new Promise((resolve) => results.push(resolve));
  });
  form.type('engine');
  await form.pause();
  form.type('engine 2');
  await form.pause();
  assert.deepEqual(
    signals.map(({ aborted }) => aborted),
    [true, false],
  );
  results[1]?.(4);
  results[0]?.(0);
  await form.pause(0);
  assert.deepEqual(form.read(), ['Strong password', 4]);
  form.type('engine 3');
  await form.pause();
  form.stop();
  assert.equal(signals[2]?.aborted, true);
});

/** Rates a password that contains "weak" as weak, and any other password as strong. */
const rate: EstimatePassword = (password) => (password.includes('weak') ? 0 : 4);

test('a password that continues the previous one keeps the strength, and any other password hides it', async (context) => {
  const form = showForm(context, rate);
  const rated = ['Strong password', 4];
  for (const [password, email, expected] of [
    ['compiler 1', '', rated],
    ['compiler', '', rated],
    ['compile', '', []],
    ['weak', '', []],
    ['a compiler', '', []],
    ['', '', []],
    ['compiler', 'ada@example.com', rated],
  ] as const) {
    form.type('compiler');
    await form.pause();
    assert.deepEqual(form.read(), rated);
    form.type(password, email);
    assert.deepEqual([password, form.readItems()], [password, expected]);
    await form.pause();
  }
});

test('a shorter password hides the strength, even if it continues a password that was rated before', async (context) => {
  const form = showForm(context, rate);
  form.type('compiler');
  await form.pause();
  form.type('compiler 1');
  form.type('compiler ');
  assert.deepEqual(form.readItems(), []);
});

test('an estimate that takes longer than 10 s is aborted and reported, and hides the strength', async (context) => {
  const signals: AbortSignal[] = [];
  const form = showForm(context, (password, { signal }) => {
    if (password === 'compiler') return 4;
    signals.push(signal);
    return new Promise(() => {});
  });
  form.type('compiler');
  await form.pause();
  form.type('compiler 1');
  await form.pause();
  await form.pause(9_999);
  assert.deepEqual([form.readItems(), signals[0]?.aborted], [['Strong password', 4], false]);
  await form.pause(1);
  assert.deepEqual([form.readItems(), signals[0]?.aborted], [[], true]);
  assert.match(String(reported[0]), /passwordStrength: no result within 10 s/);
});

const missing: readonly Requirement<Phrase>[] = [{ label: 'A digit', isMet: false }];
const met: readonly Requirement<Phrase>[] = [{ label: 'A digit', isMet: true }];

test('with a password policy, the strength is read only together with the list, or after it', async (context) => {
  const form = showForm(context, rate);
  form.type('weak');
  await form.pause();
  assert.deepEqual([form.listen(), form.listen(missing)], ['Weak password', '']);
  assert.equal(form.listen(missing, 'a digit is missing'), 'a digit is missing · Weak password');
  form.type('weak 1');
  assert.equal(form.listen(missing, 'a digit is missing'), 'a digit is missing');
  await form.pause();
  assert.equal(form.listen(missing, 'a digit is missing'), 'Weak password');
});

test('if only the email changes, nothing is read again unless the strength is another one', async (context) => {
  const advice = 'Leave out your email.';
  const form = showForm(context, (_, { email }) =>
    email === '' ? undefined : { score: email.startsWith('weak') ? 0 : 4, advice },
  );
  const ofList = 'a digit is missing';
  const listen = () => form.listen(missing, ofList);
  form.type('compiler 1', 'ada@example.com');
  await form.pause();
  const first = listen();
  assert.equal(first, `${ofList} · Strong password · ${advice}`);
  form.type('compiler 1', 'ada@example.org');
  assert.equal(listen(), first);
  await form.pause();
  assert.equal(listen(), first);
  form.type('compiler 1', 'weak@example.org');
  assert.equal(listen(), first);
  await form.pause();
  assert.equal(listen(), `Weak password · ${advice}`);
  form.type('compiler 1', '');
  await form.pause();
  assert.equal(listen(), '');
  form.type('compiler 2', 'ada@example.com');
  assert.equal(listen(), ofList);
});

test('a policy that the password meets is not announced beside a strength, but it is without one', async (context) => {
  const form = showForm(context, (password) => (password === 'unknown' ? undefined : 0));
  form.type('weak');
  assert.equal(form.listen(met, texts.passwordStrong), '');
  await form.pause();
  assert.equal(form.listen(met, texts.passwordStrong), 'Weak password');
  form.type('unknown');
  await form.pause();
  assert.equal(form.listen(met, texts.passwordStrong), 'The password is strong enough.');
});
