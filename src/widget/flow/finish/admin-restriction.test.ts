import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal, createSettings, toSignInOptions } from '../../../../fixtures/flow.ts';
import { en } from '../../messages/en.ts';
import { checkAdminRestriction, describeRestriction, repeatAttempt } from './admin-restriction.ts';

const email = 'ada@example.com';
const restriction = { status: true, adminEmail: 'admin@example.com', helpLink: 'https://help.example/' };
const restricted = createSettings({ adminRestrictedOperation: restriction });
const refusal = createRefusal('auth/admin-restricted-operation');

test('a restricted operation leads to the screen that explains the restriction', () => {
  assert.deepEqual(checkAdminRestriction(refusal, restricted, { identifier: email }), {
    name: 'unauthorizedUser',
    input: { identifier: email, restriction },
  });
  assert.deepEqual(checkAdminRestriction(refusal, restricted, { identifier: '+1', back: 'phone' })?.input, {
    identifier: '+1',
    back: 'phone',
    restriction,
  });
});

test('without an active restriction, or for other errors, there is no such screen', () => {
  const inactive = createSettings({ adminRestrictedOperation: { ...restriction, status: false } });
  assert.equal(checkAdminRestriction(refusal, createSettings(), { identifier: email }), null);
  assert.equal(checkAdminRestriction(refusal, inactive, { identifier: email }), null);
  assert.equal(checkAdminRestriction(createRefusal('auth/user-disabled'), restricted, { identifier: email }), null);
});

test('the explanation names the visitor, the administrator and the help page', () => {
  assert.deepEqual(describeRestriction(email, restriction, en), [
    [{ strong: 'ada@example.com' }, ' is not authorized to view the requested page.'],
    ['Please contact ', { strong: 'admin@example.com' }, ' for authorization.'],
    [{ text: 'Learn More', href: 'https://help.example/' }],
  ]);
});

test('the explanation omits an unknown visitor, administrator or help page', () => {
  assert.deepEqual(describeRestriction(null, { status: true }, en), [
    'User is not authorized to view the requested page.',
  ]);
});

test('Back leads to the screen of the attempt', () => {
  const settings = createSettings({ signInOptions: toSignInOptions('password', 'phone') });
  assert.deepEqual(repeatAttempt({ identifier: '+1', back: 'phone' }, settings), {
    name: 'phoneSignInStart',
    input: {},
  });
  assert.deepEqual(repeatAttempt({ identifier: email }, settings), { name: 'signIn', input: { email } });
  assert.deepEqual(repeatAttempt({ identifier: null }, settings), { name: 'providerSignIn', input: {} });
});
