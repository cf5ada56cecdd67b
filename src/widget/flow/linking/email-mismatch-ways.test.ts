import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../messages/en.ts';
import { afterMismatch, canBeCancelled, nameOfAccount } from './email-mismatch-ways.ts';
import { github, resultOf, userOf } from '../../../../fixtures/flow.ts';

const email = 'ada@example.com';
const meant = { email, credential: null };
const toConnect = { email, credential: github };
const byGoogle = resultOf({ additionalUserInfo: { isNewUser: false, providerId: 'google.com', profile: null } });
const before =
  'You’ve already used ada@example.com. Sign in the way you did before, and your accounts will be connected.';

test('an account is called by its address, one by phone by its number', () => {
  assert.equal(
    nameOfAccount(resultOf({ user: userOf({ email: 'grace@example.com', phoneNumber: '+1' }) })),
    'grace@example.com',
  );
  assert.equal(nameOfAccount(resultOf({ user: userOf({ email: null, phoneNumber: '+12125550123' }) })), '+12125550123');
  assert.equal(nameOfAccount(resultOf({ user: userOf({ email: null }) })), '');
});

test('a guest who has become that account cannot cancel it any more', () => {
  assert.equal(canBeCancelled(resultOf({ operationType: 'link' })), false);
  assert.equal(canBeCancelled(resultOf({ operationType: 'signIn' })), true);
});

test('who cancels goes back to the provider, for the address that was meant', () => {
  const input = { email, providerId: 'google.com' };
  assert.deepEqual(afterMismatch(byGoogle, meant, en), { name: 'federatedSignIn', input });
  assert.deepEqual(afterMismatch(byGoogle, toConnect, en), { name: 'federatedLinking', input });
});

test('the provider is the user’s first, where the service does not name it', () => {
  const providerData = ['github.com', 'google.com'].map((providerId) => ({ providerId, uid: '1', email: null }));
  const result = resultOf({ user: userOf({ providerData }) });
  assert.deepEqual(afterMismatch(result, meant, en).input, { email, providerId: 'github.com' });
});

for (const [what, result] of [
  ['by a password', resultOf({ additionalUserInfo: { isNewUser: false, providerId: 'password', profile: null } })],
  ['by nobody knows what', resultOf()],
] as const) {
  test(`who was signed in ${what} has no provider to go back to, and is told how to go on only if it matters`, () => {
    assert.deepEqual(afterMismatch(result, meant, en), { name: 'providerSignIn', input: { email } });
    assert.deepEqual(afterMismatch(result, toConnect, en), {
      name: 'providerSignIn',
      input: { email, notice: before },
    });
  });
}
