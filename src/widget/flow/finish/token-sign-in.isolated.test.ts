import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createResult, createSettings, createUser } from '../../../../fixtures/flow.ts';
import { recordReportedErrors } from '../../../../fixtures/page-globals.ts';
import type { AuthResult } from '../../../adapters/auth-backend.ts';
import { AuthError, type AuthErrorCode } from '../../../adapters/auth-error.ts';
import type { Tools } from '../../screen/screen.ts';
import { signInWithToken, type AppToken } from './token-sign-in.ts';

const reported = recordReportedErrors();

const appToken = { token: 'token', functionName: 'signIn', providerId: 'app.passkey', guest: null };

function signIn(signedIn: Promise<AuthResult>, changes: Partial<AppToken> = {}): Promise<AuthResult> {
  const auth = { signInWithCustomToken: () => signedIn };
  const tools = { auth, settings: createSettings(), page: { storage: null } } as unknown as Tools;
  return signInWithToken(tools, { ...appToken, ...changes });
}

test('the result has the sign-in option, and says whether the account is new', async () => {
  const result = createResult({ additionalUserInfo: null });
  const info = async (isNewUser?: boolean) => (await signIn(Promise.resolve(result), { isNewUser })).additionalUserInfo;
  assert.deepEqual(await info(), { profile: null, providerId: 'app.passkey', isNewUser: false });
  assert.deepEqual(await info(true), { profile: null, providerId: 'app.passkey', isNewUser: true });
  const isNew = createResult({ additionalUserInfo: { isNewUser: true, profile: null, providerId: null } });
  assert.equal((await signIn(Promise.resolve(isNew))).additionalUserInfo?.isNewUser, true);
  assert.equal((await signIn(Promise.resolve(isNew), { isNewUser: false })).additionalUserInfo?.isNewUser, false);
});

test("a sign-in to the guest's account is an upgrade", async () => {
  const result = createResult({ user: createUser({ uid: 'grace' }) });
  const typeFor = async (uid: string) =>
    (await signIn(Promise.resolve(result), { guest: createUser({ uid }) })).operationType;
  assert.deepEqual([await typeFor('grace'), await typeFor('other')], ['link', 'signIn']);
});

test('only a wrong token is reported, and every error is passed on', async () => {
  const fail = (code: AuthErrorCode) => assert.rejects(signIn(Promise.reject(new AuthError(code))), { code });
  await fail('auth/network-request-failed');
  assert.deepEqual(reported, []);
  await fail('auth/invalid-custom-token');
  const message = 'Error: signIn: the service has refused the token (auth/invalid-custom-token).';
  assert.deepEqual(reported.map(String), [message]);
});
