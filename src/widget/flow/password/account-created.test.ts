import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal, createResult, createTools, createUser, toSignInOptions } from '../../../../fixtures/flow.ts';
import { accountCreated, accountNameRefused } from './account-created.ts';

test('the name of a new account is saved if the form asked for one', () => {
  const result = createResult();
  assert.deepEqual(accountCreated(result, 'Ada'), { name: 'accountName', input: { result, name: 'Ada' } });
  assert.deepEqual(accountCreated(result, undefined), { name: 'done', input: { result } });
});

const input = { result: createResult(), name: 'Ada' };

test('if the sign-in has expired before the name is saved, the password is asked for, and the name is kept', () => {
  assert.deepEqual(accountNameRefused(createRefusal('auth/user-token-expired'), input, createTools()), {
    name: 'passwordSignIn',
    input: {
      email: 'ada@example.com',
      name: 'Ada',
      notice: 'Your sign-in session has expired. Please try again.',
    },
  });
  assert.deepEqual(accountNameRefused(createRefusal('auth/requires-recent-login'), input, createTools()), {
    name: 'passwordSignIn',
    input: { email: 'ada@example.com', name: 'Ada', notice: 'Please login again to perform this operation' },
  });
  const result = createResult({ user: createUser({ email: null }) });
  assert.equal(accountNameRefused(createRefusal('auth/user-token-expired'), { ...input, result }, createTools()), null);
});

test('if the account is disabled while its name is saved, a new sign-in by email begins with the error', () => {
  const tools = createTools({ signInOptions: toSignInOptions('password', 'phone') });
  assert.deepEqual(accountNameRefused(createRefusal('auth/user-disabled'), input, tools), {
    name: 'providerSignIn',
    input: { notice: 'The user account has been disabled by an administrator.' },
  });
});

test('other errors while the name is saved do not affect the account', () => {
  assert.equal(accountNameRefused(createRefusal('auth/network-request-failed'), input, createTools()), null);
});
