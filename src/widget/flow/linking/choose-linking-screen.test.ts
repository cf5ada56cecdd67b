import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTools, githubCredential, toSignInOptions, toEnglish } from '../../../../fixtures/flow.ts';
import { chooseLinkingScreen, hasNoSignInMethod, isDeadEnd } from './choose-linking-screen.ts';

const email = 'ada@example.com';
const tools = createTools({ signInOptions: toSignInOptions('password', 'google.com', 'github.com') });
const request = { email, credential: githubCredential, notice: 'Please authorize.' };
const given = (...methods: string[]) => ({ kind: 'given', methods }) as const;

for (const [title, lookUp, name, input, deadEnd] of [
  ['an account with a password is asked for it', given('google.com', 'password'), 'passwordLinking', { email }, false],
  [
    'an account with email link is sent a link that carries the credential',
    given('emailLink'),
    'emailLinkLinking',
    { email, pending: githubCredential },
    false,
  ],
  [
    'an account with an offered provider signs in with it, after a notice',
    given('google.com'),
    'federatedLinking',
    { email, providerId: 'google.com', notice: 'Please authorize.' },
    false,
  ],
  [
    'an account with a provider that is not offered is a dead end',
    given('saml.x'),
    'unsupportedProvider',
    { email },
    true,
  ],
  ['an account with only phone is a dead end', given('phone'), 'unsupportedProvider', { email }, true],
  [
    'an account with email link and phone is a dead end',
    given('emailLink', 'phone'),
    'unsupportedProvider',
    { email },
    true,
  ],
  [
    'an account without sign-in methods has to recover its password',
    given(),
    'passwordRecovery',
    { email, notice: 'This email already exists without any means of sign-in. Please reset the password to recover.' },
    true,
  ],
  [
    'with withheld methods, the visitor chooses a sign-in option',
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

test('withheld methods do not mean that an account has none', () => {
  assert.equal(hasNoSignInMethod(given()), true);
  assert.equal(hasNoSignInMethod(given('phone')), false);
  assert.equal(hasNoSignInMethod({ kind: 'withheld' }), false);
});
