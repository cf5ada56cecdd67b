import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settingsFor, ways } from '../../../../fixtures/flow.ts';
import { federatedAmong, route } from './route.ts';

const email = 'ada@example.com';
const closed = { status: true, adminEmail: 'admin@example.com' };
const everything = ways('password', 'google.com', 'github.com', 'phone');
const byPassword = settingsFor({ signInOptions: everything });
const byLink = settingsFor({
  signInOptions: [{ provider: 'password', signInMethod: 'emailLink' }, ...ways('google.com')],
});
const closedSignUp = settingsFor({ signInOptions: [{ provider: 'password', disableSignUp: closed }] });
const given = (...methods: string[]) => ({ kind: 'given', methods }) as const;
const withheld = { kind: 'withheld' } as const;

for (const [who, settings, lookUp, name, input] of [
  ['an address nobody has creates an account', byPassword, given(), 'passwordSignUp', { email }],
  ['an address nobody has is sent a link, where links are the way', byLink, given(), 'emailLinkSending', { email }],
  [
    'an address nobody has is not authorized, where signing up is closed',
    closedSignUp,
    given(),
    'unauthorizedUser',
    { identifier: email, restriction: closed },
  ],
  ['an account with a password is asked for it', byPassword, given('password'), 'passwordSignIn', { email }],
  ['so it is where links are the way', byLink, given('emailLink', 'password'), 'passwordSignIn', { email }],
  ['so it is before any provider', byPassword, given('google.com', 'password'), 'passwordSignIn', { email }],
  ['so it is where signing up is closed', closedSignUp, given('password'), 'passwordSignIn', { email }],
  ['an account that signs in by link is sent one', byLink, given('emailLink'), 'emailLinkSending', { email }],
  ['an account by link has to recover elsewhere', byPassword, given('emailLink'), 'unsupportedProvider', { email }],
  ['a link and a phone are not a link alone', byLink, given('emailLink', 'phone'), 'unsupportedProvider', { email }],
  ['a phone alone is no link', byLink, given('phone'), 'unsupportedProvider', { email }],
  [
    'an account of a provider goes there',
    byLink,
    given('google.com'),
    'federatedSignIn',
    { email, providerId: 'google.com', notice: undefined },
  ],
  ['a provider that is not offered is of no use', byLink, given('github.com'), 'unsupportedProvider', { email }],
  [
    'who has no account finds that out at the password, where the service does not say',
    byPassword,
    withheld,
    'passwordSignIn',
    { email, withheld: true },
  ],
  ['a link serves both, where the service does not say', byLink, withheld, 'emailLinkSending', { email }],
] as const) {
  test(who, () => assert.deepEqual(route(settings, email, lookUp), { name, input }));
}

test('what the visitor has to be told comes along to the provider', () => {
  const next = route(byPassword, email, given('google.com'), 'Please authorize.');
  assert.deepEqual(next.input, { email, providerId: 'google.com', notice: 'Please authorize.' });
});

test('of several providers it is the account’s first that is offered here, and no other way in', () => {
  assert.equal(federatedAmong(byPassword, ['saml.x', 'github.com', 'google.com']), 'github.com');
  assert.equal(federatedAmong(byPassword, ['phone', 'password']), undefined);
});
