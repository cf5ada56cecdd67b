import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal, createSettings, toSignInOptions, toEnglish } from '../../../../fixtures/flow.ts';
import { texts } from '../../messages/phrase.ts';
import { checkRestriction, describeRestriction, repeatAttempt } from './admin-restriction.ts';

const email = 'ada@example.com';
const restriction = { status: true, adminEmail: 'admin@example.com', helpLink: 'https://help.example/' };
const restricted = createSettings({ adminRestrictedOperation: restriction });
const refusal = createRefusal('auth/admin-restricted-operation');

test('a restricted operation leads to the screen that explains the restriction', () => {
  assert.deepEqual(checkRestriction(refusal, restricted, { identifier: email }), {
    name: 'unauthorizedUser',
    input: { identifier: email, restriction },
  });
  assert.deepEqual(checkRestriction(refusal, restricted, { identifier: '+1', back: 'phone' })?.input, {
    identifier: '+1',
    back: 'phone',
    restriction,
  });
});

test('closed sign-up leads to the screen that explains it, with the contact for sign-up', () => {
  const contact = { status: true, adminEmail: 'sign-up@example.com' };
  const signInOptions = [{ provider: 'password', disableSignUp: contact }];
  const closed = createSettings({ signInOptions });
  const both = createSettings({ signInOptions, adminRestrictedOperation: restriction });
  const signUpRefusal = createRefusal('auth/sign-up-closed');
  const attempt = { identifier: email };
  const explain = (explained: object) => ({ name: 'unauthorizedUser', input: { ...attempt, restriction: explained } });
  assert.deepEqual(checkRestriction(signUpRefusal, closed, attempt), explain(contact));
  assert.deepEqual(checkRestriction(signUpRefusal, both, attempt), explain(contact));
  assert.deepEqual(checkRestriction(refusal, closed, attempt), explain(contact));
  assert.deepEqual(checkRestriction(refusal, both, attempt), explain(restriction));
});

test('sign-up that only the server of the app has closed is explained without a contact', () => {
  const signUpRefusal = createRefusal('auth/sign-up-closed');
  for (const settings of [createSettings(), restricted]) {
    assert.deepEqual(checkRestriction(signUpRefusal, settings, { identifier: email })?.input, {
      identifier: email,
      restriction: { status: true },
    });
  }
});

test('without an active restriction, or for other errors, no restriction is explained', () => {
  const inactive = createSettings({ adminRestrictedOperation: { ...restriction, status: false } });
  assert.equal(checkRestriction(refusal, createSettings(), { identifier: email }), null);
  assert.equal(checkRestriction(refusal, inactive, { identifier: email }), null);
  assert.equal(checkRestriction(createRefusal('auth/user-disabled'), restricted, { identifier: email }), null);
});

test('the explanation names the visitor, the administrator and the help page', () => {
  assert.deepEqual(toEnglish(describeRestriction({ identifier: email }, restriction, texts)), [
    [{ strong: 'ada@example.com' }, ' is not authorized to view the requested page.'],
    ['Please contact ', { strong: 'admin@example.com' }, ' for authorization.'],
    [{ text: 'Learn More', href: 'https://help.example/' }],
  ]);
});

test('a message of the app replaces the sentence about the visitor', () => {
  const attempt = { identifier: email, message: 'Ask for an invitation.' };
  assert.deepEqual(toEnglish(describeRestriction(attempt, { status: true, adminEmail: 'admin@example.com' }, texts)), [
    'Ask for an invitation.',
    ['Please contact ', { strong: 'admin@example.com' }, ' for authorization.'],
  ]);
});

test('the explanation omits an unknown visitor, administrator or help page', () => {
  assert.deepEqual(toEnglish(describeRestriction({ identifier: null }, { status: true }, texts)), [
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
