import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTools, githubCredential, toSignInOptions, toEnglish } from '../../../../fixtures/flow.ts';
import { chooseLinkingScreen, isDeadEnd } from './choose-linking-screen.ts';

const email = 'ada@example.com';
const tools = createTools({ signInOptions: toSignInOptions('password', 'google.com', 'github.com') });
const request = { email, credential: githubCredential, notice: 'Please authorize.' };
const given = (...methods: string[]) => ({ kind: 'given', methods }) as const;

for (const [title, lookUp, name, input, deadEnd] of [
  [
    'the visitor enters the password of an account that has one',
    given('google.com', 'password'),
    'passwordLinking',
    { email },
    false,
  ],
  [
    'the visitor is offered a sign-in link if the account has only email link',
    given('emailLink'),
    'emailLinkLinking',
    { email, pending: githubCredential },
    false,
  ],
  [
    'the visitor signs in with a provider of the account that the app offers, after a notice',
    given('google.com'),
    'federatedLinking',
    { email, providerId: 'google.com', notice: 'Please authorize.' },
    false,
  ],
  [
    'an account with a provider that the app does not offer is a dead end',
    given('saml.x'),
    'unsupportedProvider',
    { email },
    true,
  ],
  ['an account with only phone is unsupported', given('phone'), 'unsupportedProvider', { email }, true],
  [
    'an account with email link and phone is unsupported',
    given('emailLink', 'phone'),
    'unsupportedProvider',
    { email },
    true,
  ],
  [
    'the visitor recovers the password of an account without sign-in methods',
    given(),
    'passwordRecovery',
    { email, notice: 'This email already exists without any means of sign-in. Please reset the password to recover.' },
    true,
  ],
  [
    'the visitor chooses a sign-in option if the methods are withheld',
    { kind: 'withheld' },
    'providerSignIn',
    {
      email,
      notice:
        'You’ve already used ada@example.com. Sign in the way you did before, and your accounts will be connected.',
    },
    false,
  ],
] as const) {
  test(`to link a credential, ${title}`, () => {
    const next = chooseLinkingScreen(tools, lookUp, request);
    assert.deepEqual(toEnglish(next), { name, input });
    assert.equal(isDeadEnd(next), deadEnd);
  });
}

const emailCode = {
  provider: 'password',
  signInMethod: 'emailCode' as const,
  sendEmailCode: () => null,
  checkEmailCode: () => ({ token: 'token' }),
};
const withCodes = createTools({ signInOptions: [emailCode, ...toSignInOptions('google.com')] });

test('an app that mails codes mails one, unless the account has a provider that the app offers', () => {
  for (const methods of [['password'], ['emailLink'], ['saml.x'], []]) {
    assert.deepEqual(chooseLinkingScreen(withCodes, given(...methods), request), {
      name: 'emailCodeSending',
      input: { email, isLinking: true },
    });
  }
  for (const methods of [['google.com'], ['google.com', 'password']]) {
    assert.equal(chooseLinkingScreen(withCodes, given(...methods), request).name, 'federatedLinking');
  }
  assert.equal(chooseLinkingScreen(withCodes, { kind: 'withheld' }, request).name, 'providerSignIn');
});

test('an app that mails links or codes in place of the password mails one to an account without an offered way', () => {
  const withMail = (alsoOffer: 'emailLink' | 'emailCode') =>
    createTools({
      signInOptions: [{ ...emailCode, signInMethod: 'password', alsoOffer }, ...toSignInOptions('google.com')],
    });
  for (const methods of [['saml.x'], ['emailLink', 'phone'], ['emailLink'], []]) {
    assert.deepEqual(chooseLinkingScreen(withMail('emailLink'), given(...methods), request), {
      name: 'emailLinkLinking',
      input: { email, pending: githubCredential },
    });
    assert.deepEqual(chooseLinkingScreen(withMail('emailCode'), given(...methods), request), {
      name: 'emailCodeSending',
      input: { email, isLinking: true },
    });
  }
  assert.equal(chooseLinkingScreen(withMail('emailLink'), given('password'), request).name, 'passwordLinking');
  assert.equal(chooseLinkingScreen(withMail('emailLink'), given('google.com'), request).name, 'federatedLinking');
});
