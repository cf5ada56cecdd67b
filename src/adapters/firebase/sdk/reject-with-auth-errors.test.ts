import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AuthError } from '../../auth-error.ts';
import type { SdkBackend } from '../lazy-backend.ts';
import { rejectWithAuthErrors } from './reject-with-auth-errors.ts';

const guard = (operations: object): SdkBackend => rejectWithAuthErrors(operations as SdkBackend);

test('an SDK call that throws at once rejects with an `AuthError` that keeps the cause', async () => {
  const cause = new TypeError('Cannot read properties of undefined');
  const { signOut } = guard({
    signOut() {
      throw cause;
    },
  });
  let signingOut: Promise<void> | undefined;
  assert.doesNotThrow(() => {
    signingOut = signOut();
  });
  const error: unknown = await signingOut?.catch((reason: unknown) => reason);
  assert.ok(error instanceof AuthError);
  assert.equal(error.cause, cause);
});

test('an SDK call that rejects later rejects with an `AuthError`', async () => {
  const { signOut } = guard({ signOut: () => Promise.reject(new TypeError('No list.')) });
  await assert.rejects(signOut(), AuthError);
});

test('a call starts at once, because browsers block a window that opens later', () => {
  let isCalled = false;
  void guard({ signOut: () => Promise.resolve((isCalled = true)) }).signOut();
  assert.ok(isCalled);
});

test('an operation that returns no promise still returns its value', () => {
  assert.deepEqual(guard({ pendingSecondFactors: () => [] }).pendingSecondFactors(), []);
});
