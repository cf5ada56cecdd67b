import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal, createResult, createTools, toSignInOptions } from '../../../../fixtures/flow.ts';
import { accountCreated, accountNameRefused } from './account-created.ts';

test('the name of a new account is saved if the form asked for one', () => {
  const result = createResult();
  assert.deepEqual(accountCreated(result, 'Ada'), { name: 'accountName', input: { result, name: 'Ada' } });
  assert.deepEqual(accountCreated(result, undefined), { name: 'done', input: { result } });
});

test('if the account is lost while its name is saved, a new sign-in by email begins with the error', () => {
  assert.deepEqual(accountNameRefused(createRefusal('auth/user-token-expired'), createTools()), {
    name: 'signIn',
    input: { notice: 'Your sign-in session has expired. Please try again.' },
  });
  const tools = createTools({ signInOptions: toSignInOptions('password', 'phone') });
  assert.deepEqual(accountNameRefused(createRefusal('auth/user-disabled'), tools), {
    name: 'providerSignIn',
    input: { notice: 'The user account has been disabled by an administrator.' },
  });
});

test('other errors while the name is saved do not affect the account', () => {
  assert.equal(accountNameRefused(createRefusal('auth/network-request-failed'), createTools()), null);
});
