import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../messages/en.ts';
import { refusal } from '../../../../fixtures/flow.ts';
import { tellOfReset, tellOfSignUp } from './tell-of-new-password.ts';

const weak = 'Strong passwords have at least 6 characters and a mix of letters and numbers';
const network = { notice: 'A network error has occurred' };

for (const [code, said] of [
  ['auth/email-already-in-use', { errors: { email: 'The email address is already used by another account' } }],
  ['auth/invalid-email', { errors: { email: "That email address isn't correct" } }],
  [
    'auth/too-many-requests',
    {
      errors: {
        newPassword: 'Too many account requests are coming from your IP address. Try again in a few minutes.',
      },
    },
  ],
  ['auth/weak-password', { errors: { newPassword: weak } }],
  ['auth/password-does-not-meet-requirements', { errors: { newPassword: 'raw' } }],
  [
    'auth/operation-not-allowed',
    {
      errors: {
        newPassword: 'This way to sign in is not enabled. Please contact the administrator of this site.',
      },
    },
  ],
  ['auth/network-request-failed', network],
] as const) {
  test(`who creates an account is told of ${code} where it belongs`, () => {
    assert.deepEqual(tellOfSignUp(refusal(code), en), said);
  });
}

for (const [code, said] of [
  ['auth/weak-password', { errors: { newPassword: weak } }],
  ['auth/password-does-not-meet-requirements', { errors: { newPassword: 'raw' } }],
  ['auth/missing-password', { errors: { newPassword: 'Enter your password' } }],
  ['auth/network-request-failed', network],
] as const) {
  test(`who changes a password is told of ${code} where it belongs`, () => {
    assert.deepEqual(tellOfReset(refusal(code), en), said);
  });
}
