import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal, createTools, toSignInOptions, toEnglish } from '../../../../fixtures/flow.ts';
import { createMemoryStorage } from '../../../../fixtures/storage.ts';
import type { Page } from '../../page.ts';
import { storedRedirectUrl } from '../../storage/redirect-url.ts';
import { requireSignIn } from '../finish/signed-in-user.ts';
import { enrolmentRefused } from './enrolment-refused.ts';

const address = new URL('https://app.example/Login?mode=addSecondFactor');
const createPageTools = (config?: Parameters<typeof createTools>[0], storage: Storage | null = null) => ({
  ...createTools(config),
  page: { storage, address } as unknown as Page,
});
const tools = createPageTools();
const tenants = { tenants: { tenants: [] } };
const loginAgain = 'Please login again to perform this operation';
const backToEnrolment = (notice: string) => ({ name: 'secondFactorEnrolment', input: { notice } });

for (const [code, next] of [
  ['auth/requires-recent-login', { name: 'signIn', input: { notice: loginAgain } }],
  ['auth/user-token-expired', { name: 'signIn', input: { notice: loginAgain } }],
  ['auth/credential-already-in-use', backToEnrolment('This phone is your second step already.')],
  ['auth/invalid-multi-factor-session', backToEnrolment('Something went wrong. Please try again.')],
  [
    'auth/operation-not-allowed',
    backToEnrolment('This way to sign in is not enabled. Please contact the administrator of this site.'),
  ],
  ['auth/unverified-email', { name: 'unverifiedEmail', input: {} }],
  ['auth/invalid-verification-code', null],
  ['auth/network-request-failed', null],
] as const) {
  test(`an enrolment refused with ${code} leads to ${next?.name ?? 'another attempt'}`, (context) => {
    context.mock.method(console, 'info', () => {});
    assert.deepEqual(toEnglish(enrolmentRefused(tools, createRefusal(code))), next);
  });
}

for (const [code, next] of [
  [
    'auth/requires-recent-login',
    { name: 'identityConfirmation', input: { next: { name: 'secondFactors', input: {} } } },
  ],
  ['auth/user-token-expired', { name: 'signIn', input: { notice: loginAgain } }],
  [
    'auth/credential-already-in-use',
    {
      name: 'secondFactorEnrolment',
      input: { notice: 'This phone is your second step already.', from: 'account' },
    },
  ],
  ['auth/unverified-email', { name: 'unverifiedEmail', input: { from: 'account' } }],
  ['auth/network-request-failed', null],
] as const) {
  test(`from the account page, an enrolment refused with ${code} leads to ${next?.name ?? 'another attempt'}`, () => {
    assert.deepEqual(toEnglish(enrolmentRefused(tools, createRefusal(code), 'account')), next);
  });
}

test('a visitor who has to sign in first begins a sign-in, or chooses a tenant', () => {
  assert.deepEqual(toEnglish(requireSignIn(tools)), { name: 'signIn', input: { notice: loginAgain } });
  assert.deepEqual(toEnglish(requireSignIn(createPageTools({ signInOptions: toSignInOptions('phone') }))), {
    name: 'providerSignIn',
    input: { notice: loginAgain },
  });
  assert.deepEqual(requireSignIn(createPageTools(tenants)), { name: 'projectCheck', input: {} });
});

for (const code of ['auth/requires-recent-login', 'auth/user-token-expired'] as const) {
  test(`with tenants, an enrolment refused with ${code} leads to the screen projectCheck`, () => {
    const next = enrolmentRefused(createPageTools(tenants), createRefusal(code));
    assert.deepEqual(next, { name: 'projectCheck', input: {} });
  });
}

for (const [title, config] of [
  ['without tenants', {}],
  ['with tenants', tenants],
] as const) {
  test(`${title}, the sign-in leads back to the enrolment`, () => {
    const storage = createMemoryStorage();
    requireSignIn(createPageTools(config, storage));
    assert.equal(storedRedirectUrl.take(storage)?.href, address.href);
  });
}

test('without storage, the sign-in does not lead back to the enrolment, and nothing is logged', (context) => {
  const warn = context.mock.method(console, 'warn', () => {});
  requireSignIn(createPageTools({}, null));
  assert.equal(warn.mock.callCount(), 0);
});
