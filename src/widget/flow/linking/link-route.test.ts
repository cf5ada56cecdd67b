import assert from 'node:assert/strict';
import { test } from 'node:test';
import { github, toolsFor, ways } from '../../../../fixtures/flow.ts';
import { hasNoMeans, isDeadEnd, linkRoute } from './link-route.ts';

const email = 'ada@example.com';
const tools = toolsFor({ signInOptions: ways('password', 'google.com', 'github.com') });
const asked = { email, credential: github, notice: 'Please authorize.' };
const given = (...methods: string[]) => ({ kind: 'given', methods }) as const;

for (const [what, lookUp, name, input, deadEnd] of [
  ['an account with a password is asked for it', given('google.com', 'password'), 'passwordLinking', { email }, false],
  [
    'an account that signs in by link is sent one, which takes the credential along',
    given('emailLink'),
    'emailLinkLinking',
    { email, pending: github },
    false,
  ],
  [
    'an account of another provider goes there, with what the visitor has to be told',
    given('google.com'),
    'federatedLinking',
    { email, providerId: 'google.com', notice: 'Please authorize.' },
    false,
  ],
  ['a provider that is not offered is a dead end', given('saml.x'), 'unsupportedProvider', { email }, true],
  ['a phone is a dead end', given('phone'), 'unsupportedProvider', { email }, true],
  ['a link and a phone are a dead end', given('emailLink', 'phone'), 'unsupportedProvider', { email }, true],
  [
    'an account without any means recovers its password first',
    given(),
    'passwordRecovery',
    { email, notice: 'This email already exists without any means of sign-in. Please reset the password to recover.' },
    true,
  ],
  [
    'where the service does not say, the visitor signs in the way they did before',
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
  test(`to connect a provider: ${what}`, () => {
    const next = linkRoute(tools, lookUp, asked);
    assert.deepEqual(next, { name, input });
    assert.equal(isDeadEnd(next), deadEnd);
  });
}

test('an address has no means only where the service says so', () => {
  assert.equal(hasNoMeans(given()), true);
  assert.equal(hasNoMeans(given('phone')), false);
  assert.equal(hasNoMeans({ kind: 'withheld' }), false);
});
