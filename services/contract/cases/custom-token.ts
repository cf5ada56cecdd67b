import assert from 'node:assert/strict';
import { createCustomToken } from '../../../src/adapters/in-memory/service/custom-token.ts';
import { assertRejects, assertUser, observeFirstReport } from '../support/assertions.ts';
import type { ContractTopic, Visitor } from '../support/contract-topic.ts';
import { solveVerification } from '../support/human-verification.ts';
import { ada, commitGuest, startHeldCall, withAccounts } from '../support/visitor-steps.ts';

const inAnHour = (): number => Math.floor(Date.now() / 1000) + 3600;
const anHourAgo = (): number => Math.floor(Date.now() / 1000) - 3600;
const newToken = (uid: string): string => createCustomToken({ uid, exp: inAnHour() });

async function createTokenOfAda({ control }: Visitor): Promise<string> {
  const account = await control.account(ada.email);
  assert.ok(account);
  return newToken(account.uid);
}

export const testCustomTokens: ContractTopic = (test) => {
  test('a custom token with an unknown uid creates an account with this uid', async ({ backend }) => {
    const { user, credential, operationType, additionalUserInfo } = await backend.signInWithCustomToken(
      newToken('passkey-1'),
    );
    assertUser(user, {});
    assert.equal(user.uid, 'passkey-1');
    assert.equal(credential, null);
    assert.equal(operationType, 'signIn');
    assert.equal(additionalUserInfo?.isNewUser, true);
    assert.equal(additionalUserInfo?.providerId, null);
  });
  test('a second custom token with the same uid signs in the same user, who is not new', async ({ backend }) => {
    await backend.signInWithCustomToken(newToken('passkey-1'));
    const { user, additionalUserInfo } = await backend.signInWithCustomToken(newToken('passkey-1'));
    assert.equal(user.uid, 'passkey-1');
    assert.equal(additionalUserInfo?.isNewUser, false);
  });
  test('a custom token with the uid of an account signs in to this account', async (context) => {
    const { backend } = await withAccounts(context, { ...ada, displayName: 'Ada', emailVerified: true });
    const { user, additionalUserInfo } = await backend.signInWithCustomToken(await createTokenOfAda(context));
    assertUser(user, {
      email: ada.email,
      emailVerified: true,
      displayName: 'Ada',
      providerData: [{ providerId: 'password', uid: ada.email, email: ada.email }],
    });
    assert.equal(additionalUserInfo?.isNewUser, false);
    assert.equal((await backend.commit()).email, ada.email);
  });
  test('a custom token may be JSON', async ({ backend }) => {
    const { user } = await backend.signInWithCustomToken(JSON.stringify({ uid: 'passkey-1' }));
    assert.equal(user.uid, 'passkey-1');
  });
  test('the user of a custom token is reported by the commit, is no guest, and stays signed in after a reload', async (context) => {
    const { backend, control } = context;
    const session = await observeFirstReport(backend);
    await backend.signInWithCustomToken(newToken('passkey-1'));
    assert.deepEqual(session.reports, ['signed out']);
    await backend.commit();
    assert.equal(session.lastUser?.uid, 'passkey-1');
    assert.equal(session.lastUser?.isAnonymous, false);
    assert.equal(backend.currentGuest(), null);
    const later = await observeFirstReport(await context.reload());
    assert.equal(later.lastUser?.uid, 'passkey-1');
    assert.equal(later.lastUser?.isAnonymous, false);
    assert.equal(await control.count('token sign-in'), 1);
  });
  for (const [name, token, code] of [
    ['that cannot be read', 'nonsense', 'auth/invalid-custom-token'],
    ['that is broken JSON', '{nonsense', 'auth/invalid-custom-token'],
    [
      'for another audience',
      `e30.${Buffer.from('{"uid":"a","aud":"else"}').toString('base64url')}.`,
      'auth/invalid-custom-token',
    ],
    ['that has expired', createCustomToken({ uid: 'passkey-1', exp: anHourAgo() }), 'auth/invalid-custom-token'],
    ['without a uid', createCustomToken({ uid: '', exp: inAnHour() }), 'auth/internal-error'],
    ['that is empty', '', 'auth/internal-error'],
  ] as const) {
    test(`a custom token ${name} is rejected, and creates no account`, async ({ backend, control }) => {
      await assertRejects(backend.signInWithCustomToken(token), code);
      await assertRejects(backend.commit(), 'auth/internal-error');
      assert.equal(await control.countAccounts(), 0);
    });
  }
  test('a custom token of another project is rejected', async ({ backend, control }) => {
    await control.refuseNext('token sign-in', 'CREDENTIAL_MISMATCH');
    await assertRejects(backend.signInWithCustomToken(newToken('passkey-1')), 'auth/custom-token-mismatch');
  });
  test('a custom token of a disabled account is rejected', async (context) => {
    const { backend } = await withAccounts(context, { ...ada, disabled: true });
    await assertRejects(backend.signInWithCustomToken(await createTokenOfAda(context)), 'auth/user-disabled');
  });
  test('the service asks for no second factor after a custom token', async (context) => {
    const { backend } = await withAccounts(context, { ...ada, emailVerified: true, secondFactors: [{ kind: 'totp' }] });
    await backend.signInWithCustomToken(await createTokenOfAda(context));
    assert.deepEqual(backend.pendingSecondFactors(), []);
    assert.equal((await backend.commit()).email, ada.email);
  });
  test('a user of a custom token cannot add a second factor', async (context) => {
    const { backend } = await withAccounts(context, { ...ada, emailVerified: true });
    await backend.signInWithCustomToken(await createTokenOfAda(context));
    const enrolling = backend.startPhoneEnrolment('+15555550123', await solveVerification(backend), 'staged');
    await assertRejects(enrolling, 'auth/operation-not-allowed');
  });
  test('a custom token of a tenant signs in to this tenant', async (context) => {
    const { backend } = context;
    backend.useTenant('blue');
    const { user } = await backend.signInWithCustomToken(createCustomToken({ uid: 'passkey-1', tenant_id: 'blue' }));
    assert.equal(user.tenantId, 'blue');
    await backend.commit();
    const later = await observeFirstReport(await context.reload());
    assert.equal(later.lastUser?.tenantId, 'blue');
  });
  for (const [name, claims] of [
    ['no tenant', {}],
    ['another tenant', { tenant_id: 'red' }],
  ] as const) {
    test(`a custom token with ${name} is rejected in a tenant`, async ({ backend, control }) => {
      backend.useTenant('blue');
      const token = createCustomToken({ uid: 'passkey-1', ...claims });
      await assertRejects(backend.signInWithCustomToken(token), 'auth/tenant-not-found');
      assert.equal(await control.countAccounts(), 0);
    });
  }
  test('a custom token replaces a guest, and leaves the guest’s account', async (context) => {
    const { backend, control, session, uid } = await commitGuest(context);
    const { user, operationType } = await backend.signInWithCustomToken(newToken('passkey-1'));
    assert.equal(operationType, 'signIn');
    assert.equal(user.uid, 'passkey-1');
    assert.equal(backend.currentGuest()?.uid, uid);
    await backend.commit();
    assert.equal(session.lastUser?.uid, 'passkey-1');
    assert.equal(await control.countAccounts(), 2);
  });
  test('a custom token with the uid of a guest makes the guest a user with the same uid', async (context) => {
    const { backend, control, session, uid } = await commitGuest(context);
    const { user, additionalUserInfo } = await backend.signInWithCustomToken(newToken(uid));
    assert.deepEqual([user.uid, user.isAnonymous], [uid, false]);
    assert.equal(additionalUserInfo?.isNewUser, false);
    assert.equal(backend.currentGuest()?.uid, uid);
    await backend.commit();
    assert.deepEqual([session.lastUser?.uid, session.lastUser?.isAnonymous], [uid, false]);
    assert.equal(backend.currentGuest(), null);
    assert.equal(await control.countAccounts(), 1);
  });
  test('a guest stays a guest if the sign-in with a custom token of the guest’s uid is discarded', async (context) => {
    const { backend, uid } = await commitGuest(context);
    await backend.signInWithCustomToken(newToken(uid));
    await backend.discard();
    assert.deepEqual([backend.currentGuest()?.uid, backend.currentGuest()?.isAnonymous], [uid, true]);
  });
  test('while sign-up is closed, a custom token with an unknown uid is refused, and the new account is deleted', async ({
    backend,
    control,
  }) => {
    backend.setSignUpClosed(true);
    await assertRejects(backend.signInWithCustomToken(newToken('passkey-1')), 'auth/sign-up-closed');
    assert.equal(await control.countAccounts(), 0);
    await assertRejects(backend.commit(), 'auth/internal-error');
  });
  test('while sign-up is closed, a custom token signs in to an existing account', async (context) => {
    const { backend } = await withAccounts(context, ada);
    backend.setSignUpClosed(true);
    await backend.signInWithCustomToken(await createTokenOfAda(context));
    assert.equal((await backend.commit()).email, ada.email);
  });
  test('an abandoned sign-in with a custom token rejects, and names the account that it has created', async ({
    backend,
    control,
  }) => {
    const token = newToken('passkey-1');
    const { answer } = await startHeldCall(control, 'token sign-in', () => backend.signInWithCustomToken(token));
    backend.abandonSignIn();
    await control.release();
    await assert.rejects(answer, { code: 'auth/user-cancelled', createdUid: 'passkey-1' });
    await assertRejects(backend.commit(), 'auth/internal-error');
  });
};
