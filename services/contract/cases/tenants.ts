import assert from 'node:assert/strict';
import { assertRejects } from '../support/assertions.ts';
import { observeFirstReport } from '../support/observe-session.ts';
import {
  createProviderCredential,
  signInAndCommit,
  requestTextCode,
  getLastTextCode,
  requestSignInLink,
  getLastMailPath,
  getActionCode,
  toAppUrl,
} from '../support/visitor-steps.ts';
import { contractCase, type CaseContext, type ContractCase } from '../support/contract-case.ts';

const ada = { email: 'ada@example.com', password: 'secret1' };
const adaInBlue = { email: 'ada@example.com', password: 'blue-secret' };

async function blue({ backend, control }: CaseContext): Promise<void> {
  await control.put({ accounts: [ada], tenants: [{ tenantId: 'blue', accounts: [adaInBlue] }] });
  backend.useTenant('blue');
}

export const tenantCases: readonly ContractCase[] = [
  contractCase('a tenant has accounts of its own', async (context) => {
    const { backend } = context;
    await blue(context);
    await assertRejects(backend.signInWithPassword(ada), 'auth/wrong-password');
    const inBlue = await backend.signInWithPassword(adaInBlue);
    assert.equal(inBlue.user.tenantId, 'blue');
    backend.useTenant(null);
    await assertRejects(backend.signInWithPassword(adaInBlue), 'auth/wrong-password');
    const outside = await backend.signInWithPassword(ada);
    assert.equal(outside.user.tenantId, null);
    assert.notEqual(outside.user.uid, inBlue.user.uid);
    backend.useTenant('red');
    await assertRejects(backend.signInWithPassword(ada), 'auth/user-not-found');
  }),
  contractCase('an email is looked up, and signed up, for the tenant', async (context) => {
    const { backend } = context;
    await blue(context);
    backend.useTenant('red');
    assert.deepEqual(await backend.lookUpSignInMethods(ada.email), { kind: 'given', methods: [] });
    assert.equal((await backend.createUserWithPassword(ada)).user.tenantId, 'red');
    assert.deepEqual(await backend.lookUpSignInMethods(ada.email), { kind: 'given', methods: ['password'] });
  }),
  contractCase(
    'the user of a tenant becomes the app’s, keeps the tenant, and is there after a reload',
    async (context) => {
      const { backend } = context;
      await blue(context);
      const { user } = await backend.signInWithPassword(adaInBlue);
      assert.equal((await backend.commit()).tenantId, 'blue');
      backend.useTenant(null);
      await backend.revalidateSession();
      const session = await observeFirstReport(await context.reload());
      assert.equal(session.lastUser?.uid, user.uid);
      assert.equal(session.lastUser?.tenantId, 'blue');
    },
  ),
  contractCase('the app’s user may be of another tenant than the one before', async (context) => {
    const { backend } = context;
    await blue(context);
    await signInAndCommit(backend, adaInBlue);
    backend.useTenant(null);
    await backend.signInWithPassword(ada);
    assert.equal((await backend.commit()).tenantId, null);
    await backend.revalidateSession();
    const session = await observeFirstReport(backend);
    assert.equal(session.lastUser?.tenantId, null);
  }),
  contractCase('a sign-in link of a tenant says so, and signs in there', async (context) => {
    const { backend, control } = context;
    await blue(context);
    await backend.sendSignInLink(ada.email, { url: 'http://127.0.0.1:5188/Login' });
    const path = await getLastMailPath(control);
    assert.equal(new URL(toAppUrl(path)).searchParams.get('tenantId'), 'blue');
    backend.useTenant(null);
    await assertRejects(
      backend.signInWithEmailLink({ email: ada.email, link: toAppUrl(path) }),
      'auth/tenant-not-found',
    );
    backend.useTenant('blue');
    const { user } = await backend.signInWithEmailLink({ email: ada.email, link: toAppUrl(path) });
    assert.equal(user.tenantId, 'blue');
  }),
  contractCase(
    'a link of another tenant is none for whoever is no guest, though a guest would be upgraded',
    async (context) => {
      const { backend, control } = context;
      await blue(context);
      const link = await requestSignInLink({ backend, control }, ada.email);
      backend.useTenant(null);
      const entering = backend.signInWithEmailLink({ email: ada.email, link }, { upgradeGuest: true });
      await assertRejects(entering, 'auth/tenant-not-found');
    },
  ),
  contractCase(
    'a guest gets a phone for where the guest is, whatever tenant calls are made for',
    async ({ backend, control }) => {
      await backend.signInAnonymously();
      await backend.commit();
      backend.useTenant('blue');
      const confirmation = await requestTextCode(backend, '+15555550100', { upgradeGuest: true });
      assert.equal((await confirmation.confirm(await getLastTextCode(control))).user.tenantId, null);
    },
  ),
  contractCase('the code of a tenant’s mail is none elsewhere, though it be too old', async (context) => {
    const { backend, control } = context;
    await blue(context);
    await backend.sendPasswordResetEmail(ada.email);
    await control.spoilCode(ada.email, 'expired');
    const code = getActionCode(await getLastMailPath(control));
    await assertRejects(backend.verifyPasswordResetCode(code), 'auth/expired-action-code');
    backend.useTenant(null);
    await assertRejects(backend.verifyPasswordResetCode(code), 'auth/invalid-action-code');
  }),
  contractCase('a reset of a tenant’s password leaves the project’s alone', async (context) => {
    const { backend, control } = context;
    await blue(context);
    await backend.sendPasswordResetEmail(ada.email);
    const path = await getLastMailPath(control);
    assert.equal(new URL(path, 'http://app').searchParams.get('tenantId'), 'blue');
    await backend.confirmPasswordReset({ code: getActionCode(path), newPassword: 'changed1' });
    await backend.signInWithPassword({ ...ada, password: 'changed1' });
    backend.useTenant(null);
    await backend.signInWithPassword(ada);
  }),
  contractCase('a provider signs in to the tenant’s own account', async (context) => {
    const { backend } = context;
    await blue(context);
    const credential = createProviderCredential(backend, 'google.com', { sub: 'g1', email: 'new@example.com' });
    const first = await backend.signInWithCredential(credential);
    assert.equal(first.user.tenantId, 'blue');
    backend.useTenant(null);
    assert.notEqual((await backend.signInWithCredential(credential)).user.uid, first.user.uid);
  }),
  contractCase('a guest of a tenant is upgraded there', async (context) => {
    const { backend } = context;
    await blue(context);
    const { user } = await backend.signInAnonymously();
    assert.equal(user.tenantId, 'blue');
    await backend.commit();
    const upgraded = await backend.createUserWithPassword(
      { email: 'new@example.com', password: 'secret1' },
      { upgradeGuest: true },
    );
    assert.equal(upgraded.user.uid, user.uid);
    assert.equal((await backend.commit()).tenantId, 'blue');
  }),
  contractCase('tenants have no phones', async (context) => {
    await blue(context);
    await assertRejects(requestTextCode(context.backend, '+15555550100'), 'auth/operation-not-allowed');
  }),
  contractCase('a tenant’s second factor holds its sign-in up', async ({ backend, control }) => {
    const secondFactors = [{ kind: 'totp' }] as const;
    const accounts = [{ ...adaInBlue, emailVerified: true, secondFactors }];
    await control.put({ accounts: [], tenants: [{ tenantId: 'blue', accounts }] });
    backend.useTenant('blue');
    await assertRejects(backend.signInWithPassword(adaInBlue), 'auth/multi-factor-auth-required');
    const [factor] = backend.pendingSecondFactors();
    const code = await control.totpCode(ada.email);
    assert.equal((await backend.finishSecondFactor(factor?.uid ?? '', code)).user.tenantId, 'blue');
  }),
  contractCase('a tenant that the service does not know is said to be none', async ({ backend, control }) => {
    backend.useTenant('blue');
    await control.refuseNext('sign-in', 'TENANT_NOT_FOUND');
    await assertRejects(backend.signInWithPassword(ada), 'auth/tenant-not-found');
  }),
  contractCase('what the control does to an account finds a tenant’s too', async ({ backend, control }) => {
    await control.put({ accounts: [], tenants: [{ tenantId: 'blue', accounts: [adaInBlue] }] });
    assert.equal((await control.account(ada.email))?.password, adaInBlue.password);
    await control.disableAccount(ada.email);
    backend.useTenant('blue');
    await assertRejects(backend.signInWithPassword(adaInBlue), 'auth/user-disabled');
  }),
];
