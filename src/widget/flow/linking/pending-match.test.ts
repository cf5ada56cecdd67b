import assert from 'node:assert/strict';
import { test } from 'node:test';
import { github, refusal, userOf } from '../../../../fixtures/flow.ts';
import { begunBefore, credentialFor, isAwaited, isOf } from './pending-match.ts';

const pending = { email: 'ada@example.com', credential: github };
const provider = (email: string | null) => ({ providerId: 'google.com', uid: '1', email });

test('who was expected is known by the account’s address, or by that of any of its providers, in any case', () => {
  assert.equal(isOf(pending, userOf({ email: 'Ada@Example.com' })), true);
  assert.equal(
    isOf(pending, userOf({ email: null, providerData: [provider(null), provider('ADA@example.com')] })),
    true,
  );
});

test('who has none of these addresses was not expected', () => {
  const providerData = [provider('grace@example.com')];
  assert.equal(isOf(pending, userOf({ email: 'grace@example.com', providerData })), false);
  assert.equal(isOf(pending, userOf({ email: null, providerData: [provider(null)] })), false);
});

test('what waits for an address goes along with its link, and with no other', () => {
  assert.equal(credentialFor(pending, 'ADA@example.com'), github);
  assert.equal(credentialFor(pending, 'grace@example.com'), null);
  assert.equal(credentialFor(null, 'ada@example.com'), null);
});

test('who gives no leave at the provider goes on with what they had begun; another refusal ends it', () => {
  assert.equal(begunBefore(refusal('auth/user-cancelled'), pending), pending);
  assert.equal(begunBefore(refusal('auth/user-cancelled'), null), null);
  assert.equal(begunBefore(refusal('auth/network-request-failed'), pending), null);
});

test('an address is awaited where somebody is about to sign in with it', () => {
  assert.equal(isAwaited(pending, 'ADA@example.com'), true);
  assert.equal(isAwaited(pending, 'grace@example.com'), false);
  assert.equal(isAwaited(null, 'ada@example.com'), false);
});
