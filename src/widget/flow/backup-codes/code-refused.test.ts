import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AuthError } from '../../../adapters/auth-error.ts';
import { texts } from '../../messages/phrase.ts';
import { codeRefused } from './code-refused.ts';

test('the message for a wrong code is under the field', () => {
  assert.deepEqual(codeRefused(new AuthError('auth/invalid-verification-code')), { errors: { code: texts.wrongCode } });
});

test('the message for any other error is above the form', () => {
  const error = new AuthError('auth/network-request-failed');
  assert.deepEqual(codeRefused(error), { notice: { message: 'networkRequestFailed' } });
});
