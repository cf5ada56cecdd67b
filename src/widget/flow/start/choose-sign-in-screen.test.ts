import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings, toSignInOptions } from '../../../../fixtures/flow.ts';
import { chooseSignInScreen, findOfferedProvider } from './choose-sign-in-screen.ts';

const email = 'ada@example.com';
const restriction = { status: true, adminEmail: 'admin@example.com' };
const withPassword = createSettings({
  signInOptions: toSignInOptions('password', 'google.com', 'github.com', 'phone'),
});
const withEmailLink = createSettings({
  signInOptions: [{ provider: 'password', signInMethod: 'emailLink' }, ...toSignInOptions('google.com')],
});
const withClosedSignUp = createSettings({ signInOptions: [{ provider: 'password', disableSignUp: restriction }] });
const given = (...methods: string[]) => ({ kind: 'given', methods }) as const;
const withheld = { kind: 'withheld' } as const;

for (const [title, settings, lookUp, name, input] of [
  ['an unknown email leads to the sign-up form', withPassword, given(), 'passwordSignUp', { email }],
  ['with email links, a link is sent to an unknown email', withEmailLink, given(), 'emailLinkSending', { email }],
  [
    'with closed sign-up, an unknown email is not authorized',
    withClosedSignUp,
    given(),
    'unauthorizedUser',
    { identifier: email, restriction },
  ],
  [
    'the visitor enters the password of an account that has one',
    withPassword,
    given('password'),
    'passwordSignIn',
    { email },
  ],
  [
    'with email links, too, the visitor enters the password of an account that has one',
    withEmailLink,
    given('emailLink', 'password'),
    'passwordSignIn',
    { email },
  ],
  [
    'the visitor enters the password of an account with a password and a provider',
    withPassword,
    given('google.com', 'password'),
    'passwordSignIn',
    { email },
  ],
  [
    'with closed sign-up, too, the visitor enters the password of an account that has one',
    withClosedSignUp,
    given('password'),
    'passwordSignIn',
    { email },
  ],
  [
    'a link is sent to the email of an account with only email link',
    withEmailLink,
    given('emailLink'),
    'emailLinkSending',
    { email },
  ],
  [
    'without email links, an account with only email link is unsupported',
    withPassword,
    given('emailLink'),
    'unsupportedProvider',
    { email },
  ],
  [
    'an account with email link and phone is unsupported',
    withEmailLink,
    given('emailLink', 'phone'),
    'unsupportedProvider',
    { email },
  ],
  ['an account with only phone is unsupported', withEmailLink, given('phone'), 'unsupportedProvider', { email }],
  [
    'the visitor signs in with a provider of the account that the app offers',
    withEmailLink,
    given('google.com'),
    'federatedSignIn',
    { email, providerId: 'google.com', notice: undefined },
  ],
  [
    'an account with only a provider that the app does not offer is unsupported',
    withEmailLink,
    given('github.com'),
    'unsupportedProvider',
    { email },
  ],
  [
    'with withheld methods, any email leads to the password form',
    withPassword,
    withheld,
    'passwordSignIn',
    { email, withheld: true },
  ],
  [
    'with withheld methods and email links, a link is sent to any email',
    withEmailLink,
    withheld,
    'emailLinkSending',
    { email },
  ],
] as const) {
  test(title, () => assert.deepEqual(chooseSignInScreen(settings, email, lookUp), { name, input }));
}

test('the sign-in with a provider shows the notice', () => {
  const next = chooseSignInScreen(withPassword, email, given('google.com'), 'Please authorize.');
  assert.deepEqual(next.input, { email, providerId: 'google.com', notice: 'Please authorize.' });
});

test("the first offered provider among an account's methods is chosen, and no other method", () => {
  assert.equal(findOfferedProvider(withPassword, ['saml.x', 'github.com', 'google.com']), 'github.com');
  assert.equal(findOfferedProvider(withPassword, ['phone', 'password']), undefined);
});
