import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createRefusal,
  createResult,
  createTools,
  createUser,
  toSignInOptions,
  toEnglish,
} from '../../../../fixtures/flow.ts';
import { to } from '../../screen/screen.ts';
import { accountCreated, accountNameRefused, resumeSignUp } from './account-created.ts';

test('the name of a new account is saved if the form asked for one', () => {
  const result = createResult();
  assert.deepEqual(accountCreated(result, 'Ada'), { name: 'accountName', input: { result, name: 'Ada' } });
  assert.deepEqual(accountCreated(result, undefined), { name: 'done', input: { result } });
});

const input = { result: createResult(), name: 'Ada' };

test('if the sign-in has expired before the name is saved, the password is asked for, and the name is kept', () => {
  assert.deepEqual(toEnglish(accountNameRefused(createRefusal('auth/user-token-expired'), input, createTools())), {
    name: 'passwordSignIn',
    input: {
      email: 'ada@example.com',
      newAccount: { uid: 'ada', name: 'Ada' },
      notice: 'Your sign-in session has expired. Please try again.',
    },
  });
  assert.deepEqual(toEnglish(accountNameRefused(createRefusal('auth/requires-recent-login'), input, createTools())), {
    name: 'passwordSignIn',
    input: {
      email: 'ada@example.com',
      newAccount: { uid: 'ada', name: 'Ada' },
      notice: 'Please login again to perform this operation',
    },
  });
  const result = createResult({ user: createUser({ email: null }) });
  assert.equal(accountNameRefused(createRefusal('auth/user-token-expired'), { ...input, result }, createTools()), null);
});

test('if the account is disabled while its name is saved, a new sign-in by email begins with the error', () => {
  const tools = createTools({ signInOptions: toSignInOptions('password', 'phone') });
  assert.deepEqual(toEnglish(accountNameRefused(createRefusal('auth/user-disabled'), input, tools)), {
    name: 'providerSignIn',
    input: { notice: 'The user account has been disabled by an administrator.' },
  });
});

test('other errors while the name is saved do not affect the account', () => {
  assert.equal(accountNameRefused(createRefusal('auth/network-request-failed'), input, createTools()), null);
});

const newAccount = { uid: input.result.user.uid, name: 'Ada' };

test('after the second sign-in to the new account, its name is saved, and the app learns that the account is new', () => {
  const next = resumeSignUp(to('done', { result: input.result }), newAccount);
  assert.equal(next?.name, 'accountName');
  assert.equal(next.input.name, 'Ada');
  assert.equal(next.input.result.additionalUserInfo?.isNewUser, true);
});

test('the visitor is not asked about the email with which she has just created the account', () => {
  const pending = { email: 'grace@example.com', credential: null };
  assert.equal(resumeSignUp(to('emailMismatch', { result: input.result, pending }), newAccount)?.name, 'accountName');
});

test('the name of the new account is not saved in another account, nor if the sign-in cannot be completed', () => {
  assert.equal(resumeSignUp(to('done', { result: input.result }), { ...newAccount, uid: 'grace' }), null);
  assert.equal(resumeSignUp(to('mergeConflict', { credential: null }), newAccount), null);
  assert.equal(resumeSignUp(to('done', { result: input.result }), undefined), null);
});

test('the values of the app’s own fields are kept while the visitor signs in again', () => {
  const signUpValues = { company: 'Navy' };
  const result = createResult({ signUpValues });
  const refused = accountNameRefused(createRefusal('auth/user-token-expired'), { result, name: 'Ada' }, createTools());
  assert.equal(refused?.name, 'passwordSignIn');
  assert.deepEqual(refused.input.newAccount, { uid: 'ada', name: 'Ada', signUpValues });
  const next = resumeSignUp(to('done', { result: createResult() }), refused.input.newAccount);
  assert.deepEqual(next?.input.result.signUpValues, signUpValues);
});
