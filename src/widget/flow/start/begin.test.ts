import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginHere } from './begin-here.ts';
import { begin, beginByEmail } from './begin.ts';
import { settingsFor, ways } from '../../../../fixtures/flow.ts';

const email = 'ada@example.com';
const onlyPhone = settingsFor({ signInOptions: ways('phone') });
const several = settingsFor({ signInOptions: ways('password', 'phone') });
const onlyGoogle = settingsFor({ signInOptions: ways('google.com') });

test('where email is the one way in, a visitor begins with their address, with what was typed and what is to be told', () => {
  const hint = { email, notice: 'Please try again.' };
  assert.deepEqual(begin(settingsFor(), hint), { name: 'signIn', input: hint });
  assert.deepEqual(begin(settingsFor()), { name: 'signIn', input: {} });
});

test('where phone is the one way in, a visitor begins with their number', () => {
  assert.deepEqual(begin(onlyPhone), { name: 'phoneSignInStart', input: {} });
  assert.deepEqual(begin(onlyPhone, { email }), { name: 'phoneSignInStart', input: {} });
});

test('who has to be told something begins at the list, even where phone is its only entry', () => {
  assert.deepEqual(begin(onlyPhone, { notice: 'No.' }), { name: 'providerSignIn', input: { notice: 'No.' } });
});

test('where there are several ways in, or one that is another company’s, a visitor begins at the list', () => {
  assert.deepEqual(begin(several, { email }), { name: 'providerSignIn', input: { email } });
  assert.deepEqual(begin(onlyGoogle), { name: 'providerSignIn', input: {} });
});

test('who was asked for an email goes on by email, whatever else there is', () => {
  assert.deepEqual(beginByEmail(settingsFor(), { email }), { name: 'signIn', input: { email } });
  assert.deepEqual(beginByEmail(several), { name: 'providerSignIn', input: {} });
  assert.deepEqual(beginByEmail(onlyPhone), { name: 'providerSignIn', input: {} });
});

test('the only provider is gone to at once, where that is wanted', () => {
  const atOnce = settingsFor({ signInOptions: ways('google.com'), immediateFederatedRedirect: true });
  assert.deepEqual(beginHere(atOnce), { name: 'federatedRedirect', input: { providerId: 'google.com' } });
  assert.deepEqual(beginHere(onlyGoogle), { name: 'providerSignIn', input: {} });
  assert.deepEqual(beginHere(settingsFor(), { email, isGiven: true }), {
    name: 'signIn',
    input: { email, isGiven: true },
  });
});
