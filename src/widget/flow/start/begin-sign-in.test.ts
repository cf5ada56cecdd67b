import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings, toSignInOptions } from '../../../../fixtures/flow.ts';
import { openEmailFormOrList, beginSignIn, beginSignInOrRedirect } from './begin-sign-in.ts';

const email = 'ada@example.com';
const phoneOnly = createSettings({ signInOptions: toSignInOptions('phone') });
const emailAndPhone = createSettings({ signInOptions: toSignInOptions('password', 'phone') });
const googleOnly = createSettings({ signInOptions: toSignInOptions('google.com') });

test('if email is the only option, a sign-in begins with the email form, the typed email and the notice', () => {
  const hint = { email, notice: 'Please try again.' };
  assert.deepEqual(beginSignIn(createSettings(), hint), { name: 'signIn', input: hint });
  assert.deepEqual(beginSignIn(createSettings()), { name: 'signIn', input: {} });
});

test('if phone is the only option, a sign-in begins with the phone number', () => {
  assert.deepEqual(beginSignIn(phoneOnly), { name: 'phoneSignInStart', input: {} });
  assert.deepEqual(beginSignIn(phoneOnly, { email }), { name: 'phoneSignInStart', input: {} });
});

test('a sign-in with a notice begins at the list of options, even if phone is the only one', () => {
  assert.deepEqual(beginSignIn(phoneOnly, { notice: 'No.' }), { name: 'providerSignIn', input: { notice: 'No.' } });
});

test('with several options, or only a provider, a sign-in begins at the list of options', () => {
  assert.deepEqual(beginSignIn(emailAndPhone, { email }), { name: 'providerSignIn', input: { email } });
  assert.deepEqual(beginSignIn(googleOnly), { name: 'providerSignIn', input: {} });
});

test('a sign-in by email begins with the email form only if email is the only option', () => {
  assert.deepEqual(openEmailFormOrList(createSettings(), { email }), { name: 'signIn', input: { email } });
  assert.deepEqual(openEmailFormOrList(emailAndPhone), { name: 'providerSignIn', input: {} });
  assert.deepEqual(openEmailFormOrList(phoneOnly), { name: 'providerSignIn', input: {} });
});

test('a sign-in redirects to the only provider if so configured', () => {
  const redirecting = createSettings({
    signInOptions: toSignInOptions('google.com'),
    immediateFederatedRedirect: true,
  });
  assert.deepEqual(beginSignInOrRedirect(redirecting), {
    name: 'federatedRedirect',
    input: { providerId: 'google.com' },
  });
  assert.deepEqual(beginSignInOrRedirect(googleOnly), { name: 'providerSignIn', input: {} });
  assert.deepEqual(beginSignInOrRedirect(createSettings(), { email, isSubmitted: true }), {
    name: 'signIn',
    input: { email, isSubmitted: true },
  });
});
