import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toAuthError } from './app-errors.ts';

for (const [problem, code] of [
  ['alreadyAdded', 'auth/already-exists'],
  ['challengeExpired', 'auth/timeout'],
  ['emailNotVerified', 'auth/unverified-email'],
  ['invalidToken', 'auth/user-token-expired'],
  ['noSecondFactor', 'auth/internal-error'],
  ['notFound', 'auth/not-found'],
  ['refused', 'auth/internal-error'],
  ['signInTooOld', 'auth/requires-recent-login'],
  ['tooManyPasskeys', 'auth/resource-exhausted'],
  ['tooManyRequests', 'auth/too-many-requests'],
  ['unavailable', 'auth/network-request-failed'],
  ['unsupported', 'auth/operation-not-allowed'],
  ['wrongName', 'auth/invalid-argument'],
  ['wrongAnswer', 'auth/internal-error'],
  ['wrongCode', 'auth/invalid-verification-code'],
  ['toString', 'auth/internal-error'],
] as const) {
  test(`the problem ${problem} is ${code}`, () => {
    const error = toAuthError({ problem });
    assert.equal(error?.code, code);
    assert.match(error.message, new RegExp(problem));
  });
}

for (const error of [new Error('bug'), undefined, null, { problem: 7 }, 'unavailable']) {
  test(`an error without a text as problem has no code: ${JSON.stringify(error)}`, () => {
    assert.equal(toAuthError(error), null);
  });
}
