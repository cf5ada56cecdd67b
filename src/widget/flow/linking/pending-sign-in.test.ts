import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal, createResult, createUser, githubCredential, toEnglish } from '../../../../fixtures/flow.ts';
import {
  checkExpectedUser,
  credentialLinked,
  findPendingCredential,
  isEmailPending,
  isExpectedUser,
  endsSession,
  pendingAfterRefusal,
} from './pending-sign-in.ts';

const pending = { email: 'ada@example.com', credential: githubCredential };
const guest = createUser({ isAnonymous: true });
const createProvider = (email: string | null) => ({ providerId: 'google.com', uid: '1', email });

test('the visitor is asked about an unexpected user, but not about the expected one', () => {
  const result = createResult({ user: createUser({ email: 'grace@example.com' }) });
  assert.equal(checkExpectedUser(pending, createResult()), null);
  assert.deepEqual(checkExpectedUser(pending, result), { name: 'emailMismatch', input: { result, pending } });
});

test("a user is expected if the user, or one of the user's providers, has the pending email, in any case", () => {
  assert.equal(isExpectedUser(pending, createUser({ email: 'Ada@Example.com' })), true);
  const providerData = [createProvider(null), createProvider('ADA@example.com')];
  assert.equal(isExpectedUser(pending, createUser({ email: null, providerData })), true);
});

test('a user without the pending email is not expected', () => {
  const providerData = [createProvider('grace@example.com')];
  assert.equal(isExpectedUser(pending, createUser({ email: 'grace@example.com', providerData })), false);
  assert.equal(isExpectedUser(pending, createUser({ email: null, providerData: [createProvider(null)] })), false);
});

test('after linking, the sign-in is done, and its credential is the linked one', () => {
  const linked = { ok: true, value: createResult({ operationType: 'link' }) } as const;
  assert.deepEqual(credentialLinked(linked, { credential: githubCredential, guest: null }), {
    name: 'done',
    input: { result: { ...linked.value, credential: githubCredential, operationType: 'signIn' } },
  });
});

test('the app decides about a guest who cannot be upgraded to the account', () => {
  const linked = { ok: true, value: createResult() } as const;
  assert.deepEqual(credentialLinked(linked, { credential: githubCredential, guest }), {
    name: 'mergeConflict',
    input: { credential: githubCredential },
  });
});

test('a credential that cannot be linked leads to the option list with the error, also for a guest', () => {
  const failed = { ok: false, error: createRefusal('auth/email-already-in-use') } as const;
  assert.deepEqual(toEnglish(credentialLinked(failed, { credential: githubCredential, guest })), {
    name: 'providerSignIn',
    input: { notice: 'The email address is already used by another account' },
  });
});

test('the pending credential is found only for the email with which it was stored', () => {
  assert.equal(findPendingCredential(pending, 'ADA@example.com'), githubCredential);
  assert.equal(findPendingCredential(pending, 'grace@example.com'), null);
  assert.equal(findPendingCredential(null, 'ada@example.com'), null);
});

test('the credential stays pending after the visitor cancels at the provider and after a transient error, but not after a refusal', () => {
  assert.equal(pendingAfterRefusal(createRefusal('auth/user-cancelled'), pending), pending);
  assert.equal(pendingAfterRefusal(createRefusal('auth/user-cancelled'), null), null);
  assert.equal(pendingAfterRefusal(createRefusal('auth/network-request-failed'), pending), pending);
  assert.equal(pendingAfterRefusal(createRefusal('auth/user-disabled'), pending), null);
});

test('an expired session ends the sign-in, so that the visitor has to sign in again', () => {
  assert.equal(endsSession(createRefusal('auth/user-token-expired')), true);
  assert.equal(endsSession(createRefusal('auth/requires-recent-login')), true);
  assert.equal(endsSession(createRefusal('auth/user-disabled')), false);
});

test('an email is pending if the pending credential was stored for it, in upper or lower case', () => {
  assert.equal(isEmailPending(pending, 'ADA@example.com'), true);
  assert.equal(isEmailPending(pending, 'grace@example.com'), false);
  assert.equal(isEmailPending(null, 'ada@example.com'), false);
});
