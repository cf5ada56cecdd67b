import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../messages/en.ts';
import { refusal, toolsFor } from '../../../../fixtures/flow.ts';
import { afterConnectingLinkNotSent, afterLinkNotSent } from './link-not-sent.ts';

const email = 'ada@example.com';
const restriction = { status: true };

test('who cannot be sent a link is back at their address and told why', () => {
  assert.deepEqual(afterLinkNotSent(refusal('auth/network-request-failed'), toolsFor(), email), {
    name: 'signIn',
    input: { email, notice: 'A network error has occurred' },
  });
});

test('who may not have an account is told so', () => {
  const restricted = toolsFor({ adminRestrictedOperation: restriction });
  assert.deepEqual(afterLinkNotSent(refusal('auth/admin-restricted-operation'), restricted, email), {
    name: 'unauthorizedUser',
    input: { identifier: email, restriction },
  });
});

test('a link that is to connect a provider may be sent once the network is back; else the list is left', () => {
  assert.equal(afterConnectingLinkNotSent(refusal('auth/network-request-failed'), en, email), null);
  assert.deepEqual(afterConnectingLinkNotSent(refusal('auth/quota-exceeded'), en, email), {
    name: 'providerSignIn',
    input: { email, notice: 'The quota for this operation has been exceeded. Try again later.' },
  });
});
