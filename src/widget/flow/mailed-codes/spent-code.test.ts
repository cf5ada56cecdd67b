import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusal } from '../../../../fixtures/flow.ts';
import { en } from '../../messages/en.ts';
import { to } from '../screen.ts';
import { afterCodeRefusal, isSpent } from './spent-code.ts';

test('a mailed code is spent where the refusal is about the code; all else can be tried again', () => {
  for (const code of ['auth/invalid-action-code', 'auth/expired-action-code', 'auth/user-not-found'] as const) {
    assert.equal(isSpent(refusal(code)), true, code);
  }
  for (const code of ['auth/network-request-failed', 'auth/user-disabled', 'auth/too-many-requests'] as const) {
    assert.equal(isSpent(refusal(code)), false, code);
  }
});

test('a code that is spent leads to the page that says so, all else to one that can be tried again', () => {
  const failure = to('passwordResetFailure', {});
  assert.deepEqual(afterCodeRefusal(refusal('auth/expired-action-code'), failure, en), {
    name: 'passwordResetFailure',
    input: {},
  });
  assert.deepEqual(afterCodeRefusal(refusal('auth/network-request-failed'), failure, en), {
    name: 'recoverableError',
    input: { message: 'A network error has occurred' },
  });
});
