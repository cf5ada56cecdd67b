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
const withLinkInstead = createSettings({
  signInOptions: [{ provider: 'password', alsoOffer: 'emailLink' }, ...toSignInOptions('google.com')],
});
const withCodeInstead = createSettings({
  signInOptions: [{ provider: 'password', alsoOffer: 'emailCode' }, ...toSignInOptions('google.com')],
});
const withCodeAndClosedSignUp = createSettings({
  signInOptions: [{ provider: 'password', alsoOffer: 'emailCode', disableSignUp: restriction }],
});
const withClosedSignUp = createSettings({ signInOptions: [{ provider: 'password', disableSignUp: restriction }] });
const given = (...methods: string[]) => ({ kind: 'given', methods }) as const;
const withheld = { kind: 'withheld' } as const;

for (const [title, settings, lookUp, name, input] of [
  [
    'with email links instead of the password, an unknown email leads to the sign-up form',
    withLinkInstead,
    given(),
    'passwordSignUp',
    { email },
  ],
  [
    'with email links instead of the password, a link is sent to the email of an account with only email link',
    withLinkInstead,
    given('emailLink'),
    'emailLinkSending',
    { email },
  ],
  [
    'with email links instead of the password, an account without an offered method leads to the recovery of the password',
    withLinkInstead,
    given('github.com'),
    'unsupportedProvider',
    { email },
  ],
  [
    'with email links instead of the password, the visitor enters a password if the service hides the methods',
    withLinkInstead,
    withheld,
    'passwordSignIn',
    { email, withheld: true },
  ],
  [
    'with email links instead of the password, a link is sent to an account with email link and a provider not offered',
    withLinkInstead,
    given('github.com', 'emailLink'),
    'emailLinkSending',
    { email },
  ],
  [
    'with email links instead of the password, a visitor signs in with an offered provider of the account',
    withLinkInstead,
    given('emailLink', 'google.com'),
    'federatedSignIn',
    { email, providerId: 'google.com', notice: undefined },
  ],
  [
    'with codes and closed sign-up, too, an unknown email may have an account',
    withCodeAndClosedSignUp,
    given(),
    'passwordSignIn',
    { email, withheld: true },
  ],
  [
    'with codes instead of the password, an unknown email may have an account that a code has created',
    withCodeInstead,
    given(),
    'passwordSignIn',
    { email, withheld: true },
  ],
  [
    'with codes instead of the password, a code is mailed to an account without an offered method',
    withCodeInstead,
    given('github.com'),
    'emailCodeSending',
    { email },
  ],
  [
    'with codes instead of the password, a code is mailed to an account with only email link',
    withCodeInstead,
    given('emailLink'),
    'emailCodeSending',
    { email },
  ],
  [
    'with codes instead of the password, a visitor whose account has an offered provider signs in with it',
    withCodeInstead,
    given('google.com'),
    'federatedSignIn',
    { email, providerId: 'google.com', notice: undefined },
  ],
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
