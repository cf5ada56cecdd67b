import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SignInOption } from '../../config/ui-config.ts';
import { en } from '../../messages/en.ts';
import { settingsFor, ways } from '../../../../fixtures/flow.ts';
import { providerChoices, screenOfChoice } from './provider-choices.ts';
import { choiceOf, nameOfProvider } from './provider-look.ts';

const email = 'ada@example.com';
const labels = (option: SignInOption) => {
  const { label, shortLabel } = choiceOf(option, en);
  return [label, shortLabel];
};

test('there is a button for each way in, in configured order', () => {
  const settings = settingsFor({ signInOptions: ways('phone', 'google.com', 'password') });
  assert.deepEqual(Object.entries(providerChoices(settings, en)), [
    ['phone', { label: 'Sign in with phone', shortLabel: 'Phone', icon: 'phone', color: '#02bd7e' }],
    ['google.com', { label: 'Sign in with Google', shortLabel: 'Google', icon: 'google.com', color: '#ffffff' }],
    ['password', { label: 'Sign in with email', shortLabel: 'Email', icon: 'password', color: '#db4437' }],
  ]);
});

test('email asks for the address, phone for the number; all others sign in at once', () => {
  assert.deepEqual(screenOfChoice('password', { email, isGiven: true, notice: 'No.' }), {
    name: 'signIn',
    input: { email, isGiven: true },
  });
  assert.deepEqual(screenOfChoice('phone', { email }), { name: 'phoneSignInStart', input: {} });
  for (const provider of ['google.com', 'anonymous', 'saml.x']) assert.equal(screenOfChoice(provider, { email }), null);
});

for (const [option, expected] of [
  [{ provider: 'anonymous' }, ['Continue as guest', 'Guest']],
  [{ provider: 'saml.acme' }, ['Sign in with acme', 'acme']],
  [{ provider: 'unknown.example' }, ['Sign in with unknown.example', 'unknown.example']],
  [{ provider: 'password', providerName: 'Acme' }, ['Sign in with Acme', 'Acme']],
  [{ provider: 'google.com', providerName: 'Work' }, ['Sign in with Work', 'Work']],
  [{ provider: 'phone', fullLabel: 'Text me' }, ['Text me', 'Phone']],
  [{ provider: 'phone', fullLabel: 'Text me', providerName: 'SMS' }, ['Text me', 'SMS']],
] as const) {
  test(`the button of ${Object.values(option).join(', ')} reads "${expected[0]}", or in little room "${expected[1]}"`, () => {
    assert.deepEqual(labels(option), expected);
  });
}

test('a button has the picture and the colour that the app gives it, an unknown provider’s no colour of its own', () => {
  const own = choiceOf({ provider: 'google.com', iconUrl: '/g.svg', buttonColor: '#123456' }, en);
  assert.deepEqual([own.icon, own.color], ['/g.svg', '#123456']);
  const unknown = choiceOf({ provider: 'unknown.example' }, en);
  assert.deepEqual([unknown.icon, unknown.color], ['unknown.example', '']);
});

test('a provider is called as configured, as it is known, or by its id', () => {
  const settings = settingsFor({
    signInOptions: [{ provider: 'password' }, { provider: 'saml.x', providerName: 'Acme' }],
  });
  assert.equal(nameOfProvider(settings, 'saml.x'), 'Acme');
  assert.equal(nameOfProvider(settings, 'github.com'), 'GitHub');
  assert.equal(nameOfProvider(settings, 'unknown.example'), 'unknown.example');
});
