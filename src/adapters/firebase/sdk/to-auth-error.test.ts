import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FirebaseError } from 'firebase/app';
import { AuthError } from '../../auth-error.ts';
import { toAuthError } from './to-auth-error.ts';

const createSdkError = (code: string, text: string): FirebaseError =>
  new FirebaseError(code, `Firebase: ${text} (${code}).`);

test('the message is the SDK’s text without "Firebase:" and the code', () => {
  const { code, message } = toAuthError(createSdkError('auth/weak-password', 'At least (say) 6 characters.'));
  assert.deepEqual({ code, message }, { code: 'auth/weak-password', message: 'At least (say) 6 characters.' });
});

for (const [code, portCode] of [
  ['auth/wrong-password', 'auth/wrong-password'],
  ['auth/invalid-credential', 'auth/invalid-credential'],
  ['auth/invalid-login-credentials', 'auth/invalid-credential'],
  ['auth/invalid-refresh-token', 'auth/user-token-expired'],
  ['auth/argument-error', 'auth/internal-error'],
  ['auth/missing-recaptcha-token', 'auth/captcha-check-failed'],
  ['auth/invalid-recaptcha-token', 'auth/captcha-check-failed'],
  ['auth/invalid-recaptcha-action', 'auth/captcha-check-failed'],
  // The project or the SDK is set up wrongly, which no visitor can change:
  ['auth/recaptcha-not-enabled', 'auth/internal-error'],
  ['auth/missing-recaptcha-version', 'auth/internal-error'],
  ['auth/invalid-recaptcha-version', 'auth/internal-error'],
  ['auth/missing-client-type', 'auth/internal-error'],
  ['auth/invalid-req-type', 'auth/internal-error'],
  ['app/duplicate-app', 'auth/internal-error'],
] as const) {
  test(`the SDK's ${code} becomes ${portCode} and is kept as the cause`, () => {
    const error = createSdkError(code, 'Error');
    const authError = toAuthError(error);
    assert.equal(authError.code, portCode);
    assert.equal(authError.cause, error);
  });
}

test('an error that is not the SDK’s becomes an internal error with its message and with itself as the cause', () => {
  const cause = new DOMException('The database is closing.', 'InvalidStateError');
  const authError = toAuthError(cause);
  assert.equal(authError.code, 'auth/internal-error');
  assert.match(authError.message, /database is closing/);
  assert.equal(authError.cause, cause);
  assert.equal(toAuthError('a string').code, 'auth/internal-error');
});

test('a script that the SDK could not load becomes a network error', () => {
  const error = Object.assign(createSdkError('auth/internal-error', 'Error'), { customData: new Event('error') });
  assert.equal(toAuthError(error).code, 'auth/network-request-failed');
});

const quotaExceeded = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
const accessDenied = new DOMException('Access is denied for this document.', 'SecurityError');
const wrapInInternalError = (originalError: unknown): FirebaseError =>
  new FirebaseError('auth/internal-error', 'Firebase: An internal AuthError has occurred (auth/internal-error).', {
    originalError,
  });

for (const { name, error } of [
  { name: 'a full storage', error: wrapInInternalError(quotaExceeded) },
  { name: 'a forbidden storage', error: wrapInInternalError(accessDenied) },
  { name: 'a full storage, in SDK versions that throw the browser’s exception itself,', error: quotaExceeded },
  { name: 'a forbidden storage, in SDK versions that throw the browser’s exception itself,', error: accessDenied },
]) {
  test(`${name} is reported as auth/web-storage-unsupported`, () => {
    const { code, cause } = toAuthError(error);
    assert.deepEqual({ code, cause }, { code: 'auth/web-storage-unsupported', cause: error });
  });
}

test('a storage error of another copy of the SDK is recognized, too', () => {
  const { code, customData, message } = wrapInInternalError(quotaExceeded);
  const error = Object.assign(new Error(message), { code, customData });
  assert.equal(toAuthError(error).code, 'auth/web-storage-unsupported');
});

test('an internal error of the SDK that is not about storage stays an internal error', () => {
  for (const originalError of [undefined, new TypeError('undefined is not a function'), { name: 'QuotaExceededError' }])
    assert.equal(toAuthError(wrapInInternalError(originalError)).code, 'auth/internal-error');
});

test('an AuthError is returned unchanged', () => {
  const error = new AuthError('auth/user-disabled');
  assert.equal(toAuthError(error), error);
});

test('a hostile message of 1 MB is read in less than a second', () => {
  const hostile = `Firebase: ${' (auth/'.repeat(150_000)}`;
  const begin = performance.now();
  assert.equal(toAuthError(new Error(hostile)).code, 'auth/internal-error');
  assert.ok(performance.now() - begin < 1000);
});
