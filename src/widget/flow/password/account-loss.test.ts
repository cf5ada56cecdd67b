import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterAccountLoss } from './account-loss.ts';
import { refusal, toolsFor, ways } from '../../../../fixtures/flow.ts';

test('whose account is gone begins again by email, and is told why', () => {
  assert.deepEqual(afterAccountLoss(refusal('auth/user-token-expired'), toolsFor()), {
    name: 'signIn',
    input: { notice: 'Your sign-in session has expired. Please try again.' },
  });
  const several = toolsFor({ signInOptions: ways('password', 'phone') });
  assert.deepEqual(afterAccountLoss(refusal('auth/user-disabled'), several), {
    name: 'providerSignIn',
    input: { notice: 'The user account has been disabled by an administrator.' },
  });
});

test('whose name only was not saved still has the account', () => {
  assert.equal(afterAccountLoss(refusal('auth/network-request-failed'), toolsFor()), null);
});
