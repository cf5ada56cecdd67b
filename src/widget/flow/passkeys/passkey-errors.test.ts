import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AuthError } from '../../../adapters/auth-error.ts';
import { english } from '../../messages/english.ts';
import { translate } from '../../messages/translate.ts';
import { explainPasskeyRefusal } from './passkey-errors.ts';

for (const [code, text] of [
  ['auth/already-exists', 'This device already has a passkey of your account.'],
  ['auth/timeout', 'The operation has timed out.'],
  ['auth/unverified-email', 'Something went wrong. Please try again.'],
  ['auth/user-token-expired', 'Please login again to perform this operation'],
  ['auth/not-found', 'Specified resource is not found.'],
  ['auth/requires-recent-login', 'Please login again to perform this operation'],
  ['auth/resource-exhausted', 'You have too many passkeys. First remove one.'],
  ['auth/too-many-requests', 'We have blocked all requests from this device due to unusual activity. Try again later.'],
  ['auth/network-request-failed', 'A network error has occurred'],
  ['auth/operation-not-allowed', 'This device or browser cannot use passkeys here.'],
  ['auth/invalid-argument', 'Enter a name of 1 to 64 characters, without angle brackets.'],
  ['auth/internal-error', 'Something went wrong. Please try again.'],
] as const) {
  test(`${code} has the text "${text}"`, () => {
    assert.equal(translate(explainPasskeyRefusal(new AuthError(code)), english), text);
  });
}
