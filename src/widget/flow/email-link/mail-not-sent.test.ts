import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal, createTools, toEnglish } from '../../../../fixtures/flow.ts';
import { linkingMailNotSent, signInMailNotSent } from './mail-not-sent.ts';

const email = 'ada@example.com';
const restriction = { status: true };

test('if a sign-in link cannot be sent, the email form shows the error', () => {
  assert.deepEqual(toEnglish(signInMailNotSent(createRefusal('auth/network-request-failed'), createTools(), email)), {
    name: 'signIn',
    input: { email, notice: 'A network error has occurred' },
  });
});

test('if sign-in links are restricted to administrators, the restriction is explained', () => {
  const tools = createTools({ adminRestrictedOperation: restriction });
  assert.deepEqual(toEnglish(signInMailNotSent(createRefusal('auth/admin-restricted-operation'), tools, email)), {
    name: 'unauthorizedUser',
    input: { identifier: email, restriction },
  });
});

test('the mail that links a credential can be sent again after a transient error, but not after a refusal', () => {
  assert.equal(toEnglish(linkingMailNotSent(createRefusal('auth/quota-exceeded'), email)), null);
  assert.deepEqual(toEnglish(linkingMailNotSent(createRefusal('auth/user-disabled'), email)), {
    name: 'providerSignIn',
    input: { email, notice: 'The user account has been disabled by an administrator.' },
  });
});
