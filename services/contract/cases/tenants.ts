import assert from 'node:assert/strict';
import { assertRejects, observeFirstReport } from '../support/assertions.ts';
import * as steps from '../support/visitor-steps.ts';
import { ada } from '../support/visitor-steps.ts';
import type { ContractTopic, Visitor } from '../support/contract-topic.ts';

const adaInBlue = { email: 'ada@example.com', password: 'blue-secret' };

/** Chooses the tenant `blue`. Ada has one account in this tenant and another account in the project itself. */
async function useTenantBlue<Context extends Visitor>(context: Context): Promise<Context> {
  await context.control.put({ accounts: [ada], tenants: [{ tenantId: 'blue', accounts: [adaInBlue] }] });
  context.backend.useTenant('blue');
  return context;
}

export const testTenants: ContractTopic = (test) => {
  test('every tenant has its own accounts', async ({ backend, control }) => {
    await useTenantBlue({ backend, control });
    await assertRejects(backend.signInWithPassword(ada), 'auth/wrong-password');
    const member = await backend.signInWithPassword(adaInBlue);
    assert.equal(member.user.tenantId, 'blue');
    backend.useTenant(null);
    await assertRejects(backend.signInWithPassword(adaInBlue), 'auth/wrong-password');
    const outside = await backend.signInWithPassword(ada);
    assert.equal(outside.user.tenantId, null);
    assert.notEqual(outside.user.uid, member.user.uid);
    backend.useTenant('red');
    await assertRejects(backend.signInWithPassword(ada), 'auth/user-not-found');
  });
  test('look-ups and sign-ups apply to the chosen tenant', async ({ backend, control }) => {
    await useTenantBlue({ backend, control });
    backend.useTenant('red');
    assert.deepEqual(await backend.lookUpSignInMethods(ada.email), { kind: 'given', methods: [] });
    assert.equal((await backend.createUserWithPassword(ada)).user.tenantId, 'red');
    assert.deepEqual(await backend.lookUpSignInMethods(ada.email), { kind: 'given', methods: ['password'] });
  });
  test('a tenant member can become the app’s user, and keeps the tenant after a reload', async (context) => {
    const { backend } = await useTenantBlue(context);
    const { user } = await backend.signInWithPassword(adaInBlue);
    assert.equal((await backend.commit()).tenantId, 'blue');
    backend.useTenant(null);
    await backend.revalidateSession();
    const session = await observeFirstReport(await context.reload());
    assert.equal(session.lastUser?.uid, user.uid);
    assert.equal(session.lastUser?.tenantId, 'blue');
  });
  test('the app’s user can be replaced by a user of another tenant', async ({ backend, control }) => {
    await useTenantBlue({ backend, control });
    await steps.signInAndCommit(backend, adaInBlue);
    backend.useTenant(null);
    await backend.signInWithPassword(ada);
    assert.equal((await backend.commit()).tenantId, null);
    await backend.revalidateSession();
    const session = await observeFirstReport(backend);
    assert.equal(session.lastUser?.tenantId, null);
  });
  test('the sign-in link of a tenant contains the tenant and signs in to it', async ({ backend, control }) => {
    await useTenantBlue({ backend, control });
    await backend.sendSignInLink(ada.email, { url: 'http://127.0.0.1:5188/Login' });
    const path = await steps.getLastMailPath(control);
    assert.equal(new URL(steps.toAppUrl(path)).searchParams.get('tenantId'), 'blue');
    backend.useTenant(null);
    await assertRejects(
      backend.signInWithEmailLink({ email: ada.email, link: steps.toAppUrl(path) }),
      'auth/tenant-not-found',
    );
    backend.useTenant('blue');
    const { user } = await backend.signInWithEmailLink({ email: ada.email, link: steps.toAppUrl(path) });
    assert.equal(user.tenantId, 'blue');
  });
  test('upgradeGuest without a guest does not make the sign-in link of another tenant valid', async (context) => {
    const { backend, control } = await useTenantBlue(context);
    const link = await steps.requestSignInLink({ backend, control }, ada.email);
    backend.useTenant(null);
    const signIn = backend.signInWithEmailLink({ email: ada.email, link }, { upgradeGuest: true });
    await assertRejects(signIn, 'auth/tenant-not-found');
  });
  test('a guest is upgraded with a phone in the guest’s own tenant, whichever tenant is chosen', async (context) => {
    const { backend, control } = context;
    await backend.signInAnonymously();
    await backend.commit();
    backend.useTenant('blue');
    const { user } = await steps.signInWithTextCode({ backend, control }, '+15555550100', { upgradeGuest: true });
    assert.equal(user.tenantId, null);
  });
  test('the code of a tenant’s mail is invalid outside the tenant, even if it has expired', async (context) => {
    const { backend, control } = await useTenantBlue(context);
    await backend.sendPasswordResetEmail(ada.email);
    await control.spoilCode(ada.email, 'expired');
    const code = steps.getActionCode(await steps.getLastMailPath(control));
    await assertRejects(backend.verifyPasswordResetCode(code), 'auth/expired-action-code');
    backend.useTenant(null);
    await assertRejects(backend.verifyPasswordResetCode(code), 'auth/invalid-action-code');
  });
  test('resetting a password in a tenant does not change the account with the same email in the project', async (context) => {
    const { backend, control } = await useTenantBlue(context);
    await backend.sendPasswordResetEmail(ada.email);
    const path = await steps.getLastMailPath(control);
    assert.equal(new URL(path, 'http://app').searchParams.get('tenantId'), 'blue');
    await backend.confirmPasswordReset({ code: steps.getActionCode(path), newPassword: 'changed1' });
    await backend.signInWithPassword({ ...ada, password: 'changed1' });
    backend.useTenant(null);
    await backend.signInWithPassword(ada);
  });
  test('a provider signs in to different accounts in a tenant and in the project', async ({ backend, control }) => {
    await useTenantBlue({ backend, control });
    const credential = steps.createGoogleCredential(backend, { sub: 'g1', email: 'new@example.com' });
    const first = await backend.signInWithCredential(credential);
    assert.equal(first.user.tenantId, 'blue');
    backend.useTenant(null);
    assert.notEqual((await backend.signInWithCredential(credential)).user.uid, first.user.uid);
  });
  test('the guest of a tenant is upgraded in the tenant', async ({ backend, control }) => {
    await useTenantBlue({ backend, control });
    const { user } = await backend.signInAnonymously();
    assert.equal(user.tenantId, 'blue');
    await backend.commit();
    const upgraded = await backend.createUserWithPassword(
      { email: 'new@example.com', password: 'secret1' },
      { upgradeGuest: true },
    );
    assert.equal(upgraded.user.uid, user.uid);
    assert.equal((await backend.commit()).tenantId, 'blue');
  });
  test('tenants have no phone sign-in', async (context) => {
    await useTenantBlue(context);
    await assertRejects(steps.requestTextCode(context.backend, '+15555550100'), 'auth/operation-not-allowed');
  });
  test('a sign-in to a tenant requires the second factor of the tenant’s account', async ({ backend, control }) => {
    const secondFactors = [{ kind: 'totp' }] as const;
    const accounts = [{ ...adaInBlue, emailVerified: true, secondFactors }];
    await control.put({ accounts: [], tenants: [{ tenantId: 'blue', accounts }] });
    backend.useTenant('blue');
    await assertRejects(backend.signInWithPassword(adaInBlue), 'auth/multi-factor-auth-required');
    const [factor] = backend.pendingSecondFactors();
    const code = await control.totpCode(ada.email);
    assert.equal((await backend.finishSecondFactor(factor?.uid ?? '', code)).user.tenantId, 'blue');
  });
  test('a sign-in to an unknown tenant fails with auth/tenant-not-found', async ({ backend, control }) => {
    backend.useTenant('blue');
    await control.refuseNext('sign-in', 'TENANT_NOT_FOUND');
    await assertRejects(backend.signInWithPassword(ada), 'auth/tenant-not-found');
  });
  test('the control also finds accounts of tenants', async ({ backend, control }) => {
    await control.put({ accounts: [], tenants: [{ tenantId: 'blue', accounts: [adaInBlue] }] });
    assert.equal((await control.account(ada.email))?.password, adaInBlue.password);
    await control.disableAccount(ada.email);
    backend.useTenant('blue');
    await assertRejects(backend.signInWithPassword(adaInBlue), 'auth/user-disabled');
  });
};
