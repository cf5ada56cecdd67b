import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '../../page.ts';
import { storedRedirectUrl } from '../../storage/redirect-url.ts';
import { createMemoryStorage } from '../../../../fixtures/storage.ts';
import { afterPhonesCodeRefusal, afterRefusal, membersOnly } from './enrolment-refusal.ts';
import { refusal, toolsFor, ways } from '../../../../fixtures/flow.ts';

const address = new URL('https://app.example/Login?mode=addSecondFactor');
const given = (config?: Parameters<typeof toolsFor>[0], storage: Storage | null = null) => ({
  ...toolsFor(config),
  page: { storage, address } as unknown as Page,
});
const tools = given();
const loginAgain = 'Please login again to perform this operation';
const enrolment = (notice: string) => ({ name: 'secondFactorEnrolment', input: { notice } });

for (const [code, next] of [
  ['auth/requires-recent-login', { name: 'signIn', input: { notice: loginAgain } }],
  ['auth/user-token-expired', { name: 'signIn', input: { notice: loginAgain } }],
  ['auth/credential-already-in-use', enrolment('This phone is your second step already.')],
  ['auth/invalid-multi-factor-session', enrolment('Something went wrong. Please try again.')],
  [
    'auth/operation-not-allowed',
    enrolment('This way to sign in is not enabled. Please contact the administrator of this site.'),
  ],
  ['auth/unverified-email', { name: 'unverifiedEmail', input: {} }],
  ['auth/invalid-verification-code', null],
  ['auth/network-request-failed', null],
] as const) {
  test(`${code}, while a second step is added, leads to ${next?.name ?? 'another try'}`, (context) => {
    context.mock.method(console, 'info', () => {});
    assert.deepEqual(afterRefusal(tools, refusal(code)), next);
  });
}

test('who is no member signs in first; where there are tenants, to theirs', () => {
  assert.deepEqual(membersOnly(tools), { name: 'signIn', input: { notice: loginAgain } });
  assert.deepEqual(membersOnly(given({ signInOptions: ways('phone') })), {
    name: 'providerSignIn',
    input: { notice: loginAgain },
  });
  assert.deepEqual(membersOnly(given({ tenants: { tenants: [] } })), { name: 'projectCheck', input: {} });
});

for (const code of ['auth/requires-recent-login', 'auth/user-token-expired'] as const) {
  test(`${code}, where there are tenants, leads to them`, () => {
    const next = afterRefusal(given({ tenants: { tenants: [] } }), refusal(code));
    assert.deepEqual(next, { name: 'projectCheck', input: {} });
  });
}

for (const [what, config] of [
  ['the ways in', {}],
  ['the tenants', { tenants: { tenants: [] } }],
] as const) {
  test(`from ${what}, signing in leads back to where the second step is added`, () => {
    const storage = createMemoryStorage();
    membersOnly(given(config, storage));
    assert.equal(storedRedirectUrl.take(storage), address.href);
  });
}

test('where nothing can be kept, there is nothing to complain of', (context) => {
  const warn = context.mock.method(console, 'warn', () => {});
  membersOnly(given({}, null));
  assert.equal(warn.mock.callCount(), 0);
});

test('a code that is too old leads back to the number; of all else it is as without a code', () => {
  const phone = { country: '1-US-0', national: '2125550123' };
  assert.deepEqual(afterPhonesCodeRefusal(tools, refusal('auth/code-expired'), phone), {
    name: 'phoneEnrolment',
    input: { ...phone, notice: 'This code is no longer valid' },
  });
  assert.deepEqual(afterPhonesCodeRefusal(tools, refusal('auth/requires-recent-login'), phone), {
    name: 'signIn',
    input: { notice: loginAgain },
  });
  assert.equal(afterPhonesCodeRefusal(tools, refusal('auth/invalid-verification-code'), phone), null);
});
