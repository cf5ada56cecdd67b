import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings, createUser, toSignInOptions } from '../../../../fixtures/flow.ts';
import type { AuthUser } from '../../../adapters/auth-backend.ts';
import { findConfirmationMethods, findLoginHint } from './confirmation-methods.ts';

const connect = (...providers: readonly string[]): AuthUser['providerData'] =>
  providers.map((providerId) => ({ providerId, uid: providerId, email: `ada@${providerId}` }));
const find = (providers: readonly string[], options: readonly string[], user: Partial<AuthUser> = {}) => {
  const settings = createSettings({ signInOptions: toSignInOptions(...options) });
  const methods = findConfirmationMethods(createUser({ ...user, providerData: connect(...providers) }), settings);
  return { ...methods, providers: methods.providers.map(({ provider }) => provider) };
};

test('an account with a password is asked for it, if the app offers passwords', () => {
  assert.deepEqual(find(['password'], ['password']), { passwordEmail: 'ada@example.com', providers: [] });
  assert.deepEqual(find(['password'], ['google.com']), { passwordEmail: null, providers: [] });
  assert.deepEqual(find(['google.com'], ['password', 'google.com']), {
    passwordEmail: null,
    providers: ['google.com'],
  });
});

test('the connected providers that the app offers come in the order of its sign-in options', () => {
  const connected = ['password', 'phone', 'github.com', 'apple.com', 'google.com'];
  const offered = ['google.com', 'phone', 'app.passkey', 'microsoft.com', 'github.com'];
  assert.deepEqual(find(connected, offered).providers, ['google.com', 'github.com']);
});

test('a phone or a sign-in of the app needs the normal sign-in', () => {
  const providers = ['phone', 'app.passkey'];
  assert.deepEqual(find(providers, providers, { email: null }), { passwordEmail: null, providers: [] });
});

test('the provider can suggest the email that the account has there, or else the email of the account', () => {
  const user = createUser({ providerData: connect('google.com') });
  assert.equal(findLoginHint(user, 'google.com'), 'ada@google.com');
  assert.equal(findLoginHint(user, 'github.com'), 'ada@example.com');
  assert.equal(findLoginHint(createUser({ email: null }), 'github.com'), undefined);
});
