import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings, createUser, toSignInOptions } from '../../../../fixtures/flow.ts';
import type { SignInOption } from '../../config/ui-config.ts';
import { isOnlyMethod, listAccountMethods, listMethodsToAdd, offersPhone } from './sign-in-methods.ts';

const createAccount = (providers: readonly string[], email: string | null = 'ada@example.com') =>
  createUser({ email, providerData: providers.map((providerId) => ({ providerId, uid: '1', email })) });

/** Returns the IDs of the account's methods. A `!` marks a method that cannot be removed. */
function list(
  providers: readonly string[],
  signInOptions: readonly SignInOption[],
  email?: string | null,
): readonly string[] {
  const methods = listAccountMethods(createAccount(providers, email), createSettings({ signInOptions }));
  return methods.map(({ providerId, isRemovable }) => (isRemovable ? providerId : `!${providerId}`));
}

const emailLink: SignInOption = { provider: 'password', signInMethod: 'emailLink' };
const emailCode: SignInOption = { provider: 'password', signInMethod: 'emailCode' };
const alsoLink: SignInOption = { provider: 'password', alsoOffer: 'emailLink' };
const google: SignInOption = { provider: 'google.com' };

test('each of several methods can be removed, and the order is that of the options', () => {
  const options = toSignInOptions('google.com', 'password', 'phone');
  assert.deepEqual(list(['phone', 'password', 'google.com'], options), ['google.com', 'password', 'phone']);
});

test('the only method cannot be removed', () => {
  assert.deepEqual(list(['google.com'], toSignInOptions('google.com', 'password')), ['!google.com']);
  assert.deepEqual(list(['password'], toSignInOptions('google.com', 'password')), ['!password']);
});

test('a method that the app does not offer comes last, and does not count', () => {
  const options = toSignInOptions('google.com', 'password');
  assert.deepEqual(list(['twitter.com', 'google.com'], options), ['!google.com', 'twitter.com']);
});

test('if the app offers none of the methods, one of them has to remain', () => {
  const options = toSignInOptions('phone');
  assert.deepEqual(list(['twitter.com', 'google.com'], options), ['twitter.com', 'google.com']);
  assert.deepEqual(list(['twitter.com'], options), ['!twitter.com']);
});

for (const [mail, option] of [
  ['an email link', emailLink],
  ['an email code', emailCode],
] as const) {
  test(`in an app that signs in by ${mail}, the last provider of an account with an email can be removed`, () => {
    assert.deepEqual(list(['google.com'], [google, option]), ['google.com']);
    assert.deepEqual(list(['google.com'], [google, option], null), ['!google.com']);
    assert.deepEqual(list(['phone'], [...toSignInOptions('phone'), option]), ['phone']);
  });

  test(`in an app that signs in by ${mail}, the account has no password to remove`, () => {
    assert.deepEqual(list(['password', 'google.com'], [google, option]), ['google.com']);
    assert.deepEqual(list(['password'], [google, option]), []);
  });
}

test('a mailed link in place of the password counts for a provider, but not for the password', () => {
  assert.deepEqual(list(['google.com'], [google, alsoLink]), ['google.com']);
  assert.deepEqual(list(['password'], [google, alsoLink]), ['!password']);
  assert.deepEqual(list(['password', 'google.com'], [google, alsoLink]), ['google.com', 'password']);
});

test('a password of an app that no longer offers email is a method, too', () => {
  assert.deepEqual(list(['password', 'google.com'], [google]), ['!google.com', 'password']);
});

test('a method is the only one if it is a method of the account and cannot be removed', () => {
  const settings = createSettings({ signInOptions: toSignInOptions('google.com', 'password') });
  assert.ok(isOnlyMethod(createAccount(['google.com']), settings, 'google.com'));
  assert.ok(!isOnlyMethod(createAccount(['google.com']), settings, 'password'));
  assert.ok(!isOnlyMethod(createAccount(['google.com', 'password']), settings, 'google.com'));
  // The app does not offer Twitter, so it does not count.
  assert.ok(isOnlyMethod(createAccount(['google.com', 'twitter.com']), settings, 'google.com'));
  assert.ok(!isOnlyMethod(createAccount(['google.com', 'twitter.com']), settings, 'twitter.com'));
});

test('an account without any method has none to list', () => {
  assert.deepEqual(list([], [google]), []);
});

test('the account can get the offered providers and the phone that it lacks, but nothing else', () => {
  const signInOptions = [
    ...toSignInOptions('google.com', 'password', 'phone', 'anonymous', 'github.com'),
    { provider: 'app.passkey', signIn: async () => '' },
    { provider: 'saml.initech' },
  ];
  const settings = createSettings({ signInOptions });
  const listIds = (hasFactor: boolean, ...providers: readonly string[]) =>
    listMethodsToAdd(createAccount(providers), settings, hasFactor).map(({ provider }) => provider);
  assert.deepEqual(listIds(false, 'google.com'), ['phone', 'github.com', 'saml.initech']);
  assert.deepEqual(listIds(false, 'phone'), ['google.com', 'github.com', 'saml.initech']);
  assert.deepEqual(listIds(true, 'google.com'), ['github.com', 'saml.initech']);
  assert.deepEqual(listIds(false, 'github.com', 'google.com', 'saml.initech', 'phone'), []);
});

test('the phone can be set if the app offers it, and if the account has no second factor', () => {
  const offers = (provider: string, hasFactor: boolean) =>
    offersPhone(createSettings({ signInOptions: toSignInOptions('google.com', provider) }), hasFactor);
  assert.ok(offers('phone', false));
  assert.ok(!offers('phone', true));
  assert.ok(!offers('password', false));
});
