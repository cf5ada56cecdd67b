import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AuthError } from '../auth-error.ts';
import { isJustCreated, mayBeRepeated, toSignUpResult } from './just-created.ts';

test('an account is just created for a minute', () => {
  assert.equal(isJustCreated(1000, 1000), true);
  assert.equal(isJustCreated(1000, 61_000), true);
  assert.equal(isJustCreated(1000, 61_001), false);
});

test('an account whose time of creation is unknown is not just created', () => {
  assert.equal(isJustCreated(Number.NaN, 1000), false);
  assert.equal(isJustCreated(1000, Number.NaN), false);
});

test('only a known email, or the ended session of a guest, may come from a repeated call', () => {
  assert.equal(mayBeRepeated(new AuthError('auth/email-already-in-use'), false), true);
  assert.equal(mayBeRepeated(new AuthError('auth/user-token-expired'), true), true);
  assert.equal(mayBeRepeated(new AuthError('auth/user-token-expired'), false), false);
  assert.equal(mayBeRepeated(new AuthError('auth/weak-password'), true), false);
  assert.equal(mayBeRepeated(new TypeError(), true), false);
});

test('the result of a sign-in becomes the result of a sign-up', () => {
  const result = { user: {} as never, credential: null, operationType: 'signIn', additionalUserInfo: null } as const;
  assert.deepEqual(toSignUpResult(result, 'link'), {
    ...result,
    operationType: 'link',
    additionalUserInfo: { isNewUser: true, providerId: 'password', profile: null },
  });
  const known = { isNewUser: false, providerId: 'password', profile: {}, username: 'ada' };
  assert.deepEqual(toSignUpResult({ ...result, additionalUserInfo: known }, 'signIn').additionalUserInfo, {
    ...known,
    isNewUser: true,
  });
});
