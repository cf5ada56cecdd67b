import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FirebaseError } from 'firebase/app';
import { AuthError } from '../../auth-error.ts';
import { toAuthError } from './to-auth-error.ts';

const sdkError = (code: string, text: string): FirebaseError => new FirebaseError(code, `Firebase: ${text} (${code}).`);

test('what the SDK says beside the code is kept without its frame', () => {
  const { code, message } = toAuthError(sdkError('auth/weak-password', 'At least (say) 6 characters.'));
  assert.deepEqual({ code, message }, { code: 'auth/weak-password', message: 'At least (say) 6 characters.' });
});

for (const [code, ours] of [
  ['auth/wrong-password', 'auth/wrong-password'],
  ['auth/invalid-credential', 'auth/invalid-credential'],
  ['auth/invalid-login-credentials', 'auth/invalid-credential'],
  ['auth/invalid-refresh-token', 'auth/user-token-expired'],
  ['auth/argument-error', 'auth/internal-error'],
  ['app/duplicate-app', 'auth/internal-error'],
] as const) {
  test(`the SDK's ${code} is ${ours}, with its cause`, () => {
    const error = sdkError(code, 'Error');
    const refusal = toAuthError(error);
    assert.equal(refusal.code, ours);
    assert.equal(refusal.cause, error);
  });
}

test('an error that is not the SDK’s is an internal error with its cause, and tells what it was', () => {
  const cause = new DOMException('The database is closing.', 'InvalidStateError');
  const refusal = toAuthError(cause);
  assert.equal(refusal.code, 'auth/internal-error');
  assert.match(refusal.message, /database is closing/);
  assert.equal(refusal.cause, cause);
  assert.equal(toAuthError('a string').code, 'auth/internal-error');
});

const noRoom = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
const denied = new DOMException('Access is denied for this document.', 'SecurityError');
const asInternalError = (originalError: unknown): FirebaseError =>
  new FirebaseError('auth/internal-error', 'Firebase: An internal AuthError has occurred (auth/internal-error).', {
    originalError,
  });

for (const { name, error } of [
  { name: 'no room left', error: asInternalError(noRoom) },
  { name: 'no storage allowed', error: asInternalError(denied) },
  { name: 'no room left, as earlier versions throw it', error: noRoom },
  { name: 'no storage allowed, as earlier versions throw it', error: denied },
]) {
  test(`what cannot be kept is the browser’s fault: ${name}`, () => {
    const { code, cause } = toAuthError(error);
    assert.deepEqual({ code, cause }, { code: 'auth/web-storage-unsupported', cause: error });
  });
}

test('any other internal error of the SDK is not', () => {
  for (const originalError of [undefined, new TypeError('undefined is not a function'), { name: 'QuotaExceededError' }])
    assert.equal(toAuthError(asInternalError(originalError)).code, 'auth/internal-error');
});

test('an error of the port passes', () => {
  const error = new AuthError('auth/user-disabled');
  assert.equal(toAuthError(error), error);
});
