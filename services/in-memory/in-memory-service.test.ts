import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFakeControl } from '../../src/adapters/fake/fake-control.ts';
import { ServiceError } from '../../src/adapters/fake/service/service-error.ts';
import { memoryStore } from '../../src/adapters/fake/service/state-store.ts';
import { createUnsignedJwt } from '../../src/adapters/fake/service/jwt.ts';
import type { ServiceControl } from '../../src/adapters/service-control.ts';
import { createInMemoryService } from './in-memory-service.ts';

/** What the SDK never shows: `contract/wire.test.ts` holds all the rest, by the SDK itself. */

const ada = { email: 'ada@example.com', password: 'secret1' };
const adaAtGoogle = `id_token=${encodeURIComponent('{"sub":"g1","email":"ada@example.com"}')}&providerId=google.com`;

type Answer = Readonly<Record<string, string | undefined>>;

function newService(): { control: ServiceControl; ask(method: string, body: object): Promise<Answer> } {
  const store = memoryStore();
  const service = createInMemoryService({ store });
  return {
    control: createFakeControl({ store }),
    ask: async (method, body) => (await service.answer({ method, body: { ...body } })) as Answer,
  };
}

async function refused(asked: Promise<unknown>, message: string): Promise<void> {
  await assert.rejects(asked, (error) => error instanceof ServiceError && error.message === message);
}

for (const method of ['accounts:unheardOf', 'constructor', '']) {
  test(`the method "${method}" is refused: there is none`, () =>
    refused(newService().ask(method, {}), `NOT_FOUND : ${method}`));
}

test('what a client may not send is refused by the name of the field', async () => {
  const { ask } = newService();
  await refused(ask('accounts:signInWithPassword', { ...ada, email: 7 }), 'INVALID_ARGUMENT : email');
  await refused(ask('accounts:sendOobCode', { requestType: 'RECOVER_EMAIL' }), 'INVALID_ARGUMENT : requestType');
  await refused(ask('token', { grant_type: 'password' }), 'INVALID_ARGUMENT : grant_type');
});

test('what was refused is counted as what it is', async () => {
  const { ask, control } = newService();
  await assert.rejects(ask('accounts:signInWithPassword', ada));
  assert.equal(await control.count('sign-in'), 1);
});

test('a token that the service did not give is worth nothing', async () => {
  const { ask } = newService();
  await refused(ask('accounts:lookup', {}), 'MISSING_ID_TOKEN');
  for (const idToken of ['x', createUnsignedJwt({}), createUnsignedJwt({ user_id: 'ada' })]) {
    await refused(ask('accounts:lookup', { idToken }), 'INVALID_ID_TOKEN');
  }
  await refused(ask('token', { grant_type: 'refresh_token' }), 'MISSING_REFRESH_TOKEN');
  await refused(ask('token', { grant_type: 'refresh_token', refresh_token: 'x' }), 'INVALID_REFRESH_TOKEN');
  await refused(ask('mfaSignIn:start', {}), 'MISSING_MFA_PENDING_CREDENTIAL');
  await refused(ask('mfaSignIn:start', { mfaPendingCredential: 'x' }), 'INVALID_MFA_PENDING_CREDENTIAL');
});

test('what was given for a password alone renews nothing, and a refresh token goes on with no sign-in', async () => {
  const { ask, control } = newService();
  await control.put({ accounts: [{ ...ada, secondFactors: [{ kind: 'totp' }] }] });
  const { mfaPendingCredential } = await ask('accounts:signInWithPassword', ada);
  assert.ok(mfaPendingCredential);
  const renewal = { grant_type: 'refresh_token', refresh_token: mfaPendingCredential };
  await refused(ask('token', renewal), 'INVALID_REFRESH_TOKEN');
  await refused(ask('accounts:lookup', { idToken: mfaPendingCredential }), 'INVALID_ID_TOKEN');
  const { refreshToken } = await ask('accounts:signUp', {});
  assert.ok(refreshToken);
  await refused(ask('mfaSignIn:start', { mfaPendingCredential: refreshToken }), 'INVALID_MFA_PENDING_CREDENTIAL');
});

test('an account is gone once its user has deleted it, and so are its tokens', async () => {
  const { ask, control } = newService();
  const { idToken } = await ask('accounts:signUp', ada);
  await ask('accounts:delete', { idToken });
  assert.equal(await control.account(ada.email), null);
  await refused(ask('accounts:lookup', { idToken }), 'USER_NOT_FOUND');
});

test('an unsigned token says of whom it is, and how they signed in', async () => {
  const { ask } = newService();
  const { idToken = '', localId } = await ask('accounts:signUp', ada);
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

test('a conflict of a provider is an answer with the credential where it is asked for, and a refusal elsewhere', async () => {
  const { ask, control } = newService();
  await control.put({ accounts: [ada] });
  const { idToken } = await ask('accounts:signUp', {});
  const link = { idToken, requestUri: 'http://localhost', postBody: adaAtGoogle };
  await refused(ask('accounts:signInWithIdp', link), 'EMAIL_EXISTS');
  const answer = await ask('accounts:signInWithIdp', { ...link, returnIdpCredential: true });
  assert.equal(answer['errorMessage'], 'EMAIL_EXISTS');
  assert.equal(answer['oauthIdToken'], '{"sub":"g1","email":"ada@example.com"}');
  assert.equal(answer['idToken'], undefined);
});

test('an address that the provider led back to may be no address', async () => {
  const { ask } = newService();
  await refused(ask('accounts:signInWithIdp', { postBody: adaAtGoogle }), 'INVALID_REQUEST_URI');
  await refused(ask('accounts:signInWithIdp', { requestUri: 'http://localhost' }), 'INVALID_CREDENTIAL_OR_PROVIDER_ID');
});
