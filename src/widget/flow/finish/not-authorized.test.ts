import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../messages/en.ts';
import { refusal, settingsFor, ways } from '../../../../fixtures/flow.ts';
import { backFromNotAuthorized, notAuthorized, notAuthorizedBody } from './not-authorized.ts';

const email = 'ada@example.com';
const restriction = { status: true, adminEmail: 'admin@example.com', helpLink: 'https://help.example/' };
const restricted = settingsFor({ adminRestrictedOperation: restriction });

test('what is for administrators only is said to be so, where the app has something to say of it', () => {
  assert.deepEqual(notAuthorized(refusal('auth/admin-restricted-operation'), restricted, { identifier: email }), {
    name: 'unauthorizedUser',
    input: { identifier: email, restriction },
  });
  assert.deepEqual(
    notAuthorized(refusal('auth/admin-restricted-operation'), restricted, { identifier: '+1', back: 'phone' })?.input,
    { identifier: '+1', back: 'phone', restriction },
  );
});

test('it is a refusal like any other where the app has nothing to say of it, or it is another', () => {
  const off = settingsFor({ adminRestrictedOperation: { ...restriction, status: false } });
  assert.equal(notAuthorized(refusal('auth/admin-restricted-operation'), settingsFor(), { identifier: email }), null);
  assert.equal(notAuthorized(refusal('auth/admin-restricted-operation'), off, { identifier: email }), null);
  assert.equal(notAuthorized(refusal('auth/user-disabled'), restricted, { identifier: email }), null);
});

test('who is not authorized is told so by name, whom to ask, and where to learn more', () => {
  assert.deepEqual(notAuthorizedBody(email, restriction, en), [
    [{ strong: 'ada@example.com' }, ' is not authorized to view the requested page.'],
    ['Please contact ', { strong: 'admin@example.com' }, ' for authorization.'],
    [{ text: 'Learn More', href: 'https://help.example/' }],
  ]);
});

test('nobody is named who is not known', () => {
  assert.deepEqual(notAuthorizedBody(null, { status: true }, en), [
    'User is not authorized to view the requested page.',
  ]);
});

test('back leads to what they were refused with', () => {
  const list = settingsFor({ signInOptions: ways('password', 'phone') });
  assert.deepEqual(backFromNotAuthorized({ identifier: '+1', back: 'phone' }, list), {
    name: 'phoneSignInStart',
    input: {},
  });
  assert.deepEqual(backFromNotAuthorized({ identifier: email }, list), { name: 'signIn', input: { email } });
  assert.deepEqual(backFromNotAuthorized({ identifier: null }, list), { name: 'providerSignIn', input: {} });
});
