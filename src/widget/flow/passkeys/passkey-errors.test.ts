import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AuthError } from '../../../adapters/auth-error.ts';
import { english } from '../../messages/english.ts';
import { translate } from '../../messages/translate.ts';
import { explainPasskeyRefusal, toAuthError } from './passkey-errors.ts';

const explain = (problem: string): string =>
  translate(explainPasskeyRefusal(toAuthError({ problem }) ?? new AuthError('auth/cancelled')), english);

for (const [problem, code, text] of [
  ['alreadyAdded', 'auth/already-exists', 'This device already has a passkey of your account.'],
  ['challengeExpired', 'auth/timeout', 'The operation has timed out.'],
  ['emailNotVerified', 'auth/unverified-email', 'Something went wrong. Please try again.'],
  ['invalidToken', 'auth/user-token-expired', 'Please login again to perform this operation'],
  ['notFound', 'auth/not-found', 'Specified resource is not found.'],
  ['signInTooOld', 'auth/requires-recent-login', 'Please login again to perform this operation'],
  ['tooManyPasskeys', 'auth/resource-exhausted', 'You have too many passkeys. First remove one.'],
  [
    'tooManyRequests',
    'auth/too-many-requests',
    'We have blocked all requests from this device due to unusual activity. Try again later.',
  ],
  ['unavailable', 'auth/network-request-failed', 'A network error has occurred'],
  ['unsupported', 'auth/operation-not-allowed', 'This device or browser cannot use passkeys here.'],
  ['wrongName', 'auth/invalid-argument', 'Enter a name of 1 to 64 characters, without angle brackets.'],
  ['wrongAnswer', 'auth/internal-error', 'Something went wrong. Please try again.'],
  ['toString', 'auth/internal-error', 'Something went wrong. Please try again.'],
] as const) {
  test(`the problem ${problem} is ${code}, with the text "${text}"`, () => {
    const error = toAuthError({ problem });
    assert.equal(error?.code, code);
    assert.match(error.message, new RegExp(problem));
    assert.equal(explain(problem), text);
  });
}

for (const error of [new Error('bug'), undefined, null, { problem: 7 }, 'unavailable']) {
  test(`an error without a text as problem has no code: ${JSON.stringify(error)}`, () => {
    assert.equal(toAuthError(error), null);
  });
}
