import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings, createUser, toSignInOptions } from '../../../../fixtures/flow.ts';
import { hasPassword, offersPassword } from './password-option.ts';

test('visitors can sign in with a password if the app offers email, and asks for the password', () => {
  assert.equal(offersPassword(createSettings()), true);
  for (const options of [toSignInOptions('google.com', 'password'), toSignInOptions('password', 'google.com')])
    assert.equal(offersPassword(createSettings({ signInOptions: options })), true);
  assert.equal(offersPassword(createSettings({ signInOptions: toSignInOptions('google.com') })), false);
  for (const signInMethod of ['emailLink', 'emailCode'] as const)
    assert.equal(offersPassword(createSettings({ signInOptions: [{ provider: 'password', signInMethod }] })), false);
});

test('an account has a password if one of its providers is `password`', () => {
  const google = { providerId: 'google.com', uid: '1', email: null };
  assert.equal(hasPassword(createUser({ providerData: [google] })), false);
  assert.equal(hasPassword(createUser({ providerData: [google, { ...google, providerId: 'password' }] })), true);
});
