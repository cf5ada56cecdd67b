import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createInMemoryControl } from '../../src/adapters/in-memory/in-memory-control.ts';
import { ServiceError } from '../../src/adapters/in-memory/service/service-error.ts';
import { createMemoryStore } from '../../src/adapters/in-memory/service/state-store.ts';
import { createUnsignedJwt } from '../../src/adapters/in-memory/service/jwt.ts';
import type { ServiceControl } from '../../src/adapters/service-control.ts';
import { createInMemoryService } from './in-memory-service.ts';

/**
 * These tests make calls that the SDK never makes. `services/contract/wire.isolated.test.ts` tests all other calls through the
 * SDK.
 */

const ada = { email: 'ada@example.com', password: 'secret1' };
const adaAtGoogle = `id_token=${encodeURIComponent('{"sub":"g1","email":"ada@example.com"}')}&providerId=google.com`;

type Answer = Readonly<Record<string, string | undefined>>;

function createService(): { control: ServiceControl; call(method: string, body: object): Promise<Answer> } {
  const store = createMemoryStore();
  const service = createInMemoryService({ store });
  return {
    control: createInMemoryControl({ store }),
    call: async (method, body) => (await service.answer({ method, body: { ...body } })) as Answer,
  };
}

async function assertServiceError(answer: Promise<unknown>, message: string): Promise<void> {
  await assert.rejects(answer, (error) => error instanceof ServiceError && error.message === message);
}

for (const method of ['accounts:unknown', 'constructor', '']) {
  test(`the unknown method "${method}" is refused`, () =>
    assertServiceError(createService().call(method, {}), `NOT_FOUND : ${method}`));
}

test('an invalid request is refused with an error that names the invalid field', async () => {
  const { call } = createService();
  await assertServiceError(call('accounts:signInWithPassword', { ...ada, email: 7 }), 'INVALID_ARGUMENT : email');
  await assertServiceError(
    call('accounts:sendOobCode', { requestType: 'RECOVER_EMAIL' }),
    'INVALID_ARGUMENT : requestType',
  );
  await assertServiceError(call('token', { grant_type: 'password' }), 'INVALID_ARGUMENT : grant_type');
});

test('a refused call is still counted', async () => {
  const { call, control } = createService();
  await assert.rejects(call('accounts:signInWithPassword', ada));
  assert.equal(await control.count('sign-in'), 1);
});

test('a missing or forged token is refused', async () => {
  const { call } = createService();
  await assertServiceError(call('accounts:lookup', {}), 'MISSING_ID_TOKEN');
  for (const idToken of ['x', createUnsignedJwt({}), createUnsignedJwt({ user_id: 'ada' })]) {
    await assertServiceError(call('accounts:lookup', { idToken }), 'INVALID_ID_TOKEN');
  }
  await assertServiceError(call('token', { grant_type: 'refresh_token' }), 'MISSING_REFRESH_TOKEN');
  await assertServiceError(call('token', { grant_type: 'refresh_token', refresh_token: 'x' }), 'INVALID_REFRESH_TOKEN');
  await assertServiceError(call('mfaSignIn:start', {}), 'MISSING_MFA_PENDING_CREDENTIAL');
  await assertServiceError(call('mfaSignIn:start', { mfaPendingCredential: 'x' }), 'INVALID_MFA_PENDING_CREDENTIAL');
});

test('an MFA pending credential cannot refresh tokens, and a refresh token cannot continue a sign-in', async () => {
  const { call, control } = createService();
  await control.put({ accounts: [{ ...ada, secondFactors: [{ kind: 'totp' }] }] });
  const { mfaPendingCredential } = await call('accounts:signInWithPassword', ada);
  assert.ok(mfaPendingCredential);
  const refresh = { grant_type: 'refresh_token', refresh_token: mfaPendingCredential };
  await assertServiceError(call('token', refresh), 'INVALID_REFRESH_TOKEN');
  await assertServiceError(call('accounts:lookup', { idToken: mfaPendingCredential }), 'INVALID_ID_TOKEN');
  const { refreshToken } = await call('accounts:signUp', {});
  assert.ok(refreshToken);
  await assertServiceError(
    call('mfaSignIn:start', { mfaPendingCredential: refreshToken }),
    'INVALID_MFA_PENDING_CREDENTIAL',
  );
});

test('deleting an account invalidates its tokens', async () => {
  const { call, control } = createService();
  const { idToken } = await call('accounts:signUp', ada);
  await call('accounts:delete', { idToken });
  assert.equal(await control.account(ada.email), null);
  await assertServiceError(call('accounts:lookup', { idToken }), 'USER_NOT_FOUND');
});

test('an ID token contains the uid of its user and the sign-in method', async () => {
  const { call } = createService();
  const { idToken = '', localId } = await call('accounts:signUp', ada);
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
    sub: string;
    iat: number;
    exp: number;
    firebase: { sign_in_provider: string; identities: object };
  };
  assert.equal(claims.sub, localId);
  assert.equal(claims.exp - claims.iat, 3600);
  assert.equal(claims.firebase.sign_in_provider, 'password');
  assert.deepEqual(claims.firebase.identities, { email: [ada.email], password: [ada.email] });
});

test('the response to a provider conflict has the credential if the call requests it, and is an error otherwise', async () => {
  const { call, control } = createService();
  await control.put({ accounts: [ada] });
  const { idToken } = await call('accounts:signUp', {});
  const link = { idToken, requestUri: 'http://localhost', postBody: adaAtGoogle };
  await assertServiceError(call('accounts:signInWithIdp', link), 'EMAIL_EXISTS');
  const answer = await call('accounts:signInWithIdp', { ...link, returnIdpCredential: true });
  assert.equal(answer['errorMessage'], 'EMAIL_EXISTS');
  assert.equal(answer['oauthIdToken'], '{"sub":"g1","email":"ada@example.com"}');
  assert.equal(answer['idToken'], undefined);
});

test('a provider sign-in with an invalid redirect URL or without a provider is refused', async () => {
  const { call } = createService();
  await assertServiceError(call('accounts:signInWithIdp', { postBody: adaAtGoogle }), 'INVALID_REQUEST_URI');
  await assertServiceError(
    call('accounts:signInWithIdp', { requestUri: 'http://localhost' }),
    'INVALID_CREDENTIAL_OR_PROVIDER_ID',
  );
});
