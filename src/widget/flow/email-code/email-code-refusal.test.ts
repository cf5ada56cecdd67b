import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal, createSettings, toEnglish } from '../../../../fixtures/flow.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import { english } from '../../messages/english.ts';
import { translateAll } from '../../messages/translate.ts';
import {
  checkSignUpClosed,
  EmailCodeRefusal,
  explainCodeError,
  isRefused,
  showCodeError,
} from './email-code-refusal.ts';

for (const [error, feedback] of [
  ['wrongCode', { errors: { phoneConfirmationCode: 'Wrong code. Try again.' } }],
  ['codeExpired', { errors: { phoneConfirmationCode: 'This code is no longer valid' } }],
  [
    'tooManyRequests',
    { notice: 'We have blocked all requests from this device due to unusual activity. Try again later.' },
  ],
] as const) {
  test(`the refusal ${error} has a message and its place`, () => {
    assert.deepEqual(toEnglish(showCodeError(new EmailCodeRefusal({ error }))), feedback);
  });
}

test("the app's own message replaces the usual one, at the same place", () => {
  const message = { en: 'Two tries are left.', de: 'Noch zwei Versuche.' };
  const german = { ...english, tag: 'de' };
  const wrong = showCodeError(new EmailCodeRefusal({ error: 'wrongCode', message }));
  assert.deepEqual(translateAll(wrong, german), { errors: { phoneConfirmationCode: 'Noch zwei Versuche.' } });
  const tooMany = showCodeError(new EmailCodeRefusal({ error: 'tooManyRequests', message }));
  assert.deepEqual(translateAll(tooMany, german), { notice: 'Noch zwei Versuche.' });
});

test('a refusal may consist of a message only', () => {
  const refusal = new EmailCodeRefusal({ message: 'Use the email of your company.' });
  assert.equal(refusal.code, 'auth/failed-precondition');
  assert.equal(translateAll(explainCodeError(refusal), english), 'Use the email of your company.');
  assert.deepEqual(translateAll(showCodeError(refusal), english), { notice: 'Use the email of your company.' });
});

test('only the refusal signUpClosed leads to "Not Authorized", with the app\'s own message if there is one', () => {
  const email = 'ada@example.com';
  const check = (error: AuthError) => checkSignUpClosed(error, createSettings(), email);
  const next = check(new EmailCodeRefusal({ error: 'signUpClosed', message: 'Ask for an invitation.' }));
  assert.deepEqual(
    [next?.name, next?.input.identifier, next?.input.restriction],
    ['unauthorizedUser', email, { status: true }],
  );
  assert.equal(next?.input.message && translateAll(next.input.message, english), 'Ask for an invitation.');
  assert.equal(check(new EmailCodeRefusal({ error: 'signUpClosed' }))?.input.message, undefined);
  assert.equal(check(createRefusal('auth/sign-up-closed'))?.input.message, undefined);
  assert.equal(check(new EmailCodeRefusal({ error: 'wrongCode' })), null);
});

test('an error of the service has its usual message, above the form', () => {
  const error = createRefusal('auth/user-disabled');
  const text = 'The user account has been disabled by an administrator.';
  assert.equal(translateAll(explainCodeError(error), english), text);
  assert.deepEqual(toEnglish(showCodeError(error)), { notice: text });
  // The service's error `auth/invalid-verification-code` is not about the code that the app's server has mailed. So its
  // message is not shown under the field for that code.
  assert.deepEqual(toEnglish(showCodeError(createRefusal('auth/invalid-verification-code'))), {
    notice: 'Wrong code. Try again.',
  });
});

test('a refusal has a known reason, a message, or both', () => {
  for (const refusal of [
    { error: 'wrongCode' },
    { error: 'tooManyRequests', message: 'Later.' },
    { message: 'Later.' },
    { message: { en: 'Later.' } },
  ]) {
    assert.ok(isRefused(refusal), JSON.stringify(refusal));
  }
});

test('other values are no refusals', () => {
  for (const other of [
    undefined,
    null,
    'wrongCode',
    {},
    [],
    { error: 'wrong-code' },
    { error: 'toString' },
    { error: null },
    { message: '' },
    { message: {} },
    { message: ['Later.'] },
    { message: { en: 7 } },
    { message: { en: 'Later.', de: 7 } },
    { message: 7 },
    { error: 'wrongCode', message: 7 },
    { error: 'wrongCode', message: null },
    { token: 'x' },
  ]) {
    assert.ok(!isRefused(other), JSON.stringify(other));
  }
});
