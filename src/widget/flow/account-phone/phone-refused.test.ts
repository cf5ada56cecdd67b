import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal } from '../../../../fixtures/flow.ts';
import type { AuthErrorCode } from '../../../adapters/auth-error.ts';
import { english } from '../../messages/english.ts';
import { translateAll } from '../../messages/translate.ts';
import { phoneRefused } from './phone-refused.ts';

const number = { uid: 'ada', country: '1-US-0', national: '6505550100' };
const input = { ...number, e164: '+16505550100', verificationId: 'sent' };
const refuse = (code: AuthErrorCode) => phoneRefused(createRefusal(code), input);

for (const [code, notice] of [
  ['auth/code-expired', 'This code is no longer valid'],
  ['auth/credential-already-in-use', 'This phone number belongs to another account.'],
] as const) {
  test(`after ${code}, the form has the number that was entered, and a message`, () => {
    const next = refuse(code);
    assert.deepEqual([next?.name, translateAll(next?.input, english)], ['phoneChange', { ...number, notice }]);
  });
}

test('after the confirmation, the visitor enters the code again', () => {
  assert.deepEqual(refuse('auth/requires-recent-login'), {
    name: 'identityConfirmation',
    input: { next: { name: 'phoneChangeCode', input } },
  });
});

test('a visitor whose session has ended signs in first', () => {
  assert.deepEqual(refuse('auth/user-token-expired'), { name: 'account', input: {} });
});

test('a wrong code can be corrected', () => {
  assert.equal(refuse('auth/invalid-verification-code'), null);
});
