import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { createResult, createSettings, createUser } from '../../../../fixtures/flow.ts';
import { createMemoryStorage } from '../../../../fixtures/storage.ts';
import type { AuthResult } from '../../../adapters/auth-backend.ts';
import { AuthError } from '../../../adapters/auth-error.ts';
import type { CheckedConfig } from '../../config/ui-config.ts';
import type { Tools } from '../../screen/screen.ts';
import { forgetNewAccount, isNewAccount, rememberNewAccount } from './new-account.ts';

// Records the message that `rememberNewAccount` logs if it cannot store an ID.
const consoleInfo = mock.method(console, 'info', () => {});
beforeEach(() => consoleInfo.mock.resetCalls());

const createAccountTools = (
  config: Partial<CheckedConfig> = { signUpFields: [{ name: 'company', label: 'Company' }] },
  storage: Storage | null = createMemoryStorage(),
) => ({ auth: {} as Tools['auth'], settings: createSettings(config), page: { storage } as Tools['page'] });

const createSignIn = (isNewUser: boolean, properties: Partial<AuthResult> = {}): AuthResult =>
  createResult({ additionalUserInfo: { isNewUser, providerId: 'google.com', profile: null }, ...properties });

const laterSignIn = createSignIn(false);

test('an account is new if the sign-in has created it or has upgraded a guest', () => {
  const tools = createAccountTools();
  assert.equal(isNewAccount(tools, createSignIn(true)), true);
  assert.equal(isNewAccount(tools, createSignIn(false, { operationType: 'link' })), true);
  assert.equal(isNewAccount(tools, laterSignIn), false);
});

test('an account stays new until its user is signed in to the app', async () => {
  const tools = createAccountTools();
  await rememberNewAccount(tools, Promise.resolve(createSignIn(true)));
  assert.equal(isNewAccount(tools, laterSignIn), true);
  assert.equal(isNewAccount(tools, createSignIn(false, { user: createUser({ uid: 'grace' }) })), false);
  forgetNewAccount(tools, createUser());
  assert.equal(isNewAccount(tools, laterSignIn), false);
});

for (const [title, signIn] of [
  ['known user', laterSignIn],
  ['missing result of a redirect', null],
] as const) {
  test(`a ${title} is not remembered`, async () => {
    const tools = createAccountTools();
    await rememberNewAccount(tools, Promise.resolve(signIn));
    assert.equal(tools.page.storage?.length, 0);
    assert.equal(isNewAccount(tools, laterSignIn), false);
  });
}

for (const signUpFields of [undefined, []]) {
  test(`no account is remembered if the app has ${signUpFields ? 'an empty list of' : 'no'} fields`, async () => {
    const tools = createAccountTools(signUpFields ? { signUpFields } : {});
    await rememberNewAccount(tools, Promise.resolve(createSignIn(true)));
    assert.equal(isNewAccount(tools, laterSignIn), false);
  });
}

test('without storage, no account is remembered', async () => {
  const tools = createAccountTools(undefined, null);
  await rememberNewAccount(tools, Promise.resolve(createSignIn(true)));
  assert.equal(isNewAccount(tools, laterSignIn), false);
  assert.equal(consoleInfo.mock.callCount(), 0);
});

const fail = async (error: Error): Promise<never> => {
  throw error;
};

/**
 * Calls `rememberNewAccount` with a sign-in that fails with `error`. Returns true if Ada's account counts as new
 * afterwards.
 */
async function isNewAfter(error: Error): Promise<boolean> {
  const tools = createAccountTools();
  await assert.rejects(rememberNewAccount(tools, fail(error)), error);
  return isNewAccount(tools, laterSignIn);
}

test('the account of an abandoned sign-in is remembered if the service has created it', async () => {
  const abandoned = new AuthError('auth/user-cancelled');
  assert.equal(await isNewAfter(abandoned), false);
  assert.equal(await isNewAfter(Object.assign(abandoned, { createdUid: 'grace' })), false);
  assert.equal(await isNewAfter(Object.assign(abandoned, { createdUid: 'ada' })), true);
});
