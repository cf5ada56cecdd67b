import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createResult, createUser, githubCredential, toEnglish } from '../../../../fixtures/flow.ts';
import { texts } from '../../messages/phrase.ts';
import { canDiscard, getAccountName, mismatchCancelled } from './mismatched-account.ts';

const email = 'ada@example.com';
const tools = { settings: { providerByEmail: false }, text: texts };
const pendingEmail = { email, credential: null };
const pendingGithub = { email, credential: githubCredential };
const createSignInWith = (providerId: string) =>
  createResult({ additionalUserInfo: { isNewUser: false, providerId, profile: null } });
const notice =
  'You’ve already used ada@example.com. Sign in the way you did before, and your accounts will be connected.';

test('an account is named by its email, or by its phone number if it has no email', () => {
  assert.equal(
    getAccountName(createResult({ user: createUser({ email: 'grace@example.com', phoneNumber: '+1' }) })),
    'grace@example.com',
  );
  assert.equal(
    getAccountName(createResult({ user: createUser({ email: null, phoneNumber: '+12125550123' }) })),
    '+12125550123',
  );
  assert.equal(getAccountName(createResult({ user: createUser({ email: null }) })), '');
});

test('the upgrade of a guest cannot be discarded', () => {
  assert.equal(canDiscard(createResult({ operationType: 'link' })), false);
  assert.equal(canDiscard(createResult({ operationType: 'signIn' })), true);
});

test('Cancel leads back to the provider, with the expected email', () => {
  const result = createSignInWith('google.com');
  const input = { email, providerId: 'google.com' };
  assert.deepEqual(toEnglish(mismatchCancelled(result, pendingEmail, tools)), { name: 'federatedSignIn', input });
  assert.deepEqual(toEnglish(mismatchCancelled(result, pendingGithub, tools)), { name: 'federatedLinking', input });
});

test('if domains of emails have providers, the domain of the expected email is looked up again', () => {
  const result = createSignInWith('google.com');
  const byEmail = { settings: { providerByEmail: true }, text: texts };
  assert.deepEqual(mismatchCancelled(result, pendingEmail, byEmail), { name: 'providerByEmail', input: { email } });
  assert.equal(mismatchCancelled(result, pendingGithub, byEmail).name, 'federatedLinking');
});

test("if the result does not name the provider, the first of the user's providers is used", () => {
  const providerData = ['github.com', 'google.com'].map((providerId) => ({ providerId, uid: '1', email: null }));
  const result = createResult({ user: createUser({ providerData }) });
  assert.deepEqual(toEnglish(mismatchCancelled(result, pendingEmail, tools).input), {
    email,
    providerId: 'github.com',
  });
});

for (const [method, result] of [
  ['a password', createSignInWith('password')],
  ['an unknown method', createResult()],
] as const) {
  test(`after a sign-in with ${method}, Cancel leads to the option list, with a notice if a credential is pending`, () => {
    assert.deepEqual(toEnglish(mismatchCancelled(result, pendingEmail, tools)), {
      name: 'providerSignIn',
      input: { email },
    });
    assert.deepEqual(toEnglish(mismatchCancelled(result, pendingGithub, tools)), {
      name: 'providerSignIn',
      input: { email, notice },
    });
  });
}
