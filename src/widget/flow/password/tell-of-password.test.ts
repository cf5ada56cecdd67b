import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../messages/en.ts';
import { refusal } from '../../../../fixtures/flow.ts';
import { tellOfAccount, tellOfPassword } from './tell-of-password.ts';

const noMatch = { errors: { password: "The email and password you entered don't match" } };
const network = { notice: 'A network error has occurred' };
const tooMany = {
  errors: {
    password: 'You have entered an incorrect password too many times. Please try again in a few minutes.',
  },
};

for (const [code, said] of [
  ['auth/wrong-password', noMatch],
  ['auth/invalid-credential', noMatch],
  ['auth/too-many-requests', tooMany],
  ['auth/network-request-failed', network],
] as const) {
  test(`of ${code} the visitor is told the same, whether or not the address can be changed there`, () => {
    assert.deepEqual(tellOfPassword(refusal(code), en), said);
    assert.deepEqual(tellOfAccount(refusal(code), en, false), said);
  });
}

test('an account that is not there is said, unless the service keeps that to itself', () => {
  assert.deepEqual(tellOfAccount(refusal('auth/user-not-found'), en, false), {
    notice: "That email address doesn't match an existing account",
  });
  assert.deepEqual(tellOfAccount(refusal('auth/user-not-found'), en, true), noMatch);
});

test('what is about the password is said under it, what is about the address under that', () => {
  assert.deepEqual(tellOfAccount(refusal('auth/missing-password'), en, false), {
    errors: { password: 'Enter your password' },
  });
  assert.deepEqual(tellOfAccount(refusal('auth/password-does-not-meet-requirements'), en, false), {
    errors: { password: 'raw' }, // The project's own sentence.
  });
  assert.deepEqual(tellOfAccount(refusal('auth/invalid-email'), en, false), {
    errors: { email: "That email address isn't correct" },
  });
});
