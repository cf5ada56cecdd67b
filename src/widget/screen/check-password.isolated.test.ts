import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal, createResult, createSettings, toEnglish } from '../../../fixtures/flow.ts';
import { recordReportedErrors } from '../../../fixtures/page-globals.ts';
import type { AuthResult } from '../../adapters/auth-backend.ts';
import { AuthError, type AuthErrorCode } from '../../adapters/auth-error.ts';
import type { CheckPassword } from '../config/ui-config.ts';
import { english } from '../messages/english.ts';
import { toOutcome, type Outcome, type Ui } from '../ui.ts';
import { checkPassword, checkPasswordAtSignIn } from './check-password.ts';
import type { Tools } from './screen.ts';

const account = { email: 'ada@example.com', password: 'analytical engine' };
const reported = recordReportedErrors();

function check(run: CheckPassword | undefined, waitFor: Ui['waitFor'] = toOutcome) {
  const settings = createSettings(run ? { checkPassword: run } : {});
  return checkPassword({ ui: { waitFor } as Ui, settings }, account);
}

/**
 * Returns the message that a visitor sees under the password if the check returns `found`. `tag` is the language of the
 * widget.
 */
async function readMessage(found: unknown, tag = 'en') {
  const feedback = await check(() => found as never);
  const message = feedback?.errors?.['newPassword'];
  return typeof message === 'function' ? message({ ...english, tag }) : toEnglish(message);
}

test('without a check, every password can be set', async () => {
  assert.equal(await check(undefined), null);
});

test('a check that returns no message accepts the password', async () => {
  for (const found of [null, undefined, '']) assert.equal(await check(() => found), null);
  assert.equal(await check(async () => {}), null);
  assert.deepEqual(reported, []);
});

test('a refusal is a text, a text for each language, or a message of the widget', async () => {
  const texts = { en: 'Too easy.', de: 'Zu einfach.' };
  assert.equal(await readMessage('Too easy.'), 'Too easy.');
  assert.equal(await readMessage(texts), 'Too easy.');
  assert.equal(await readMessage(texts, 'de'), 'Zu einfach.');
  assert.equal(
    await readMessage({ message: 'passwordBreached' }),
    'This password has appeared in a data breach. Choose a different one.',
  );
  assert.equal(await readMessage({ message: 'passwordTooWeak' }), 'Choose a stronger password');
  assert.deepEqual(reported, []);
});

test('if a check returns a wrong result, the password is accepted, and the result is reported', async () => {
  const wrong = [
    true,
    false,
    0,
    7,
    ['Too easy.'],
    {},
    { de: 7 },
    [],
    { message: 'passwordBreach' },
    { message: 'generic' },
  ];
  for (const found of wrong) assert.equal(await check(() => found as never), null);
  assert.equal(reported.length, wrong.length);
  assert.match(String(reported[0]), /^Error: checkPassword: must return nothing, a text, .+, but has returned true\.$/);
});

test('if a check throws or rejects, the password is accepted, and the error is reported', async () => {
  const error = new Error('no answer');
  assert.equal(await check(() => Promise.reject(error)), null);
  const throws = () => {
    throw error;
  };
  assert.equal(await check(throws), null);
  assert.deepEqual(reported, [error, error]);
});

test('if a check has no result after 10 seconds, the password is accepted, and the check is reported and aborted', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  let signal: AbortSignal | undefined;
  const checked = check((_, received) => {
    ({ signal } = received);
    return new Promise(() => {});
  });
  context.mock.timers.tick(9999);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(signal?.aborted, false);
  context.mock.timers.tick(1);
  assert.equal(await checked, null);
  assert.equal(signal?.aborted, true);
  assert.match(String(reported), /^TimeoutError: checkPassword: no result within 10 s/);
});

test('a check is aborted, and not reported, if the visitor cancels or the widget stops', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const stopped = new Error('stopped');
  const ends: readonly Ui['waitFor'][] = [
    () => Promise.resolve({ ok: false, error: new AuthError('auth/network-request-failed') }),
    () => Promise.reject(stopped),
  ];
  for (const waitFor of ends) {
    let signal: AbortSignal | undefined;
    const run: CheckPassword = (_, received) => {
      ({ signal } = received);
      return new Promise((_resolve, reject) => {
        received.signal.addEventListener('abort', () => reject(received.signal.reason as Error));
      });
    };
    const checked = await check(run, waitFor).catch((error: unknown) => error);
    if (checked !== stopped) assert.deepEqual(toEnglish(checked), { notice: 'A network error has occurred' });
    assert.equal(signal?.aborted, true);
  }
  context.mock.timers.tick(20_000);
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(reported, []);
});

const result = createResult();
const right: Outcome<AuthResult> = { ok: true, value: result };
const failed = (code: AuthErrorCode): Outcome<AuthResult> => ({ ok: false, error: createRefusal(code) });

/**
 * Calls `checkPasswordAtSignIn` for an app that refuses every password. Returns the result, the number of checks and
 * the number of ended sign-ins.
 */
async function checkAtSignIn(signedIn: Outcome<AuthResult>, waitFor: Ui['waitFor'] = toOutcome) {
  let checks = 0;
  let discards = 0;
  const settings = createSettings({
    checkPasswordAtSignIn: () => {
      checks += 1;
      return 'This is known.';
    },
  });
  const auth = { discard: async () => void (discards += 1) } as unknown as Tools['auth'];
  const checked = checkPasswordAtSignIn({ ui: { waitFor } as Ui, auth, settings }, account, signedIn);
  const feedback = await checked.catch((error: unknown) => error);
  return { feedback, checks, discards };
}

test('at the sign-in, a refused password ends the sign-in, and the message is under the password', async () => {
  const refused = { feedback: { errors: { password: 'This is known.' } }, checks: 1, discards: 1 };
  assert.deepEqual(await checkAtSignIn(right), refused);
  assert.deepEqual(await checkAtSignIn(failed('auth/multi-factor-auth-required')), refused);
});

test('a wrong password is not checked', async () => {
  const unchecked = { feedback: null, checks: 0, discards: 0 };
  assert.deepEqual(await checkAtSignIn(failed('auth/wrong-password')), unchecked);
});

test('a visitor who leaves while the password is checked ends the sign-in', async () => {
  const left = new Error('left');
  const outcome = await checkAtSignIn(right, () => Promise.reject(left));
  assert.deepEqual([outcome.feedback, outcome.discards], [left, 1]);
});

test('at the sign-in, the check of new passwords does not run', async () => {
  const settings = createSettings({ checkPassword: () => 'This is known.' });
  const tools = { ui: { waitFor: toOutcome } as Ui, auth: {} as Tools['auth'], settings };
  assert.equal(await checkPasswordAtSignIn(tools, account, right), null);
});

test('a failure of the check at the sign-in is reported under its own name', async () => {
  const settings = createSettings({ checkPasswordAtSignIn: () => 7 as never });
  const tools = { ui: { waitFor: toOutcome } as Ui, auth: {} as Tools['auth'], settings };
  assert.equal(await checkPasswordAtSignIn(tools, account, right), null);
  assert.match(String(reported[0]), /checkPasswordAtSignIn: must return nothing/);
});
