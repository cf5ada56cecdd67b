import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal } from '../../../../fixtures/flow.ts';
import { isTransient } from './transient-error.ts';

for (const code of [
  'auth/aborted',
  'auth/cancelled',
  'auth/deadline-exceeded',
  'auth/internal',
  'auth/internal-error',
  'auth/network-request-failed',
  'auth/quota-exceeded',
  'auth/resource-exhausted',
  'auth/timeout',
  'auth/too-many-requests',
  'auth/unavailable',
  'auth/unknown',
] as const) {
  test(`${code} is transient`, () => assert.equal(isTransient(createRefusal(code)), true));
}

for (const code of [
  'auth/credential-already-in-use',
  'auth/email-already-in-use',
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/operation-not-allowed',
  'auth/user-disabled',
  'auth/user-token-expired',
] as const) {
  test(`${code} is not transient`, () => assert.equal(isTransient(createRefusal(code)), false));
}
