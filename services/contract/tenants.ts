import assert from 'node:assert/strict';
import { codeIn, linkIn, observe, refused } from './expect.ts';
import { credentialAt } from './federated.ts';
import { asked, lastCode } from './phone.ts';
import type { ContractCase, Subject } from './subject.ts';

const ada = { email: 'ada@example.com', password: 'secret1' };
const adaInBlue = { email: 'ada@example.com', password: 'blue-secret' };

async function blue({ backend, control }: Subject): Promise<void> {
  await control.put({ accounts: [ada], tenants: [{ tenantId: 'blue', accounts: [adaInBlue] }] });
  backend.useTenant('blue');
}

export const tenantCases: readonly ContractCase[] = [
  {
    title: 'a tenant has accounts of its own',
    async run(subject) {
      const { backend } = subject;
      await blue(subject);
      await refused(backend.signInWithPassword(ada), 'auth/wrong-password');
      const inBlue = await backend.signInWithPassword(adaInBlue);
      assert.equal(inBlue.user.tenantId, 'blue');
      backend.useTenant(null);
      await refused(backend.signInWithPassword(adaInBlue), 'auth/wrong-password');
      const outside = await backend.signInWithPassword(ada);
      assert.equal(outside.user.tenantId, null);
      assert.notEqual(outside.user.uid, inBlue.user.uid);
      backend.useTenant('red');
      await refused(backend.signInWithPassword(ada), 'auth/user-not-found');
    },
  },
  {
    title: 'an email is looked up, and signed up, for the tenant',
    async run(subject) {
      const { backend } = subject;
      await blue(subject);
      backend.useTenant('red');
      assert.deepEqual(await backend.lookUpSignInMethods(ada.email), { kind: 'given', methods: [] });
      assert.equal((await backend.createUserWithPassword(ada)).user.tenantId, 'red');
      assert.deepEqual(await backend.lookUpSignInMethods(ada.email), { kind: 'given', methods: ['password'] });
    },
  },
  {
    title: 'the user of a tenant becomes the app’s, keeps the tenant, and is there after a reload',
    async run(subject) {
      const { backend } = subject;
      await blue(subject);
      const { user } = await backend.signInWithPassword(adaInBlue);
      assert.equal((await backend.commit()).tenantId, 'blue');
      backend.useTenant(null);
      await backend.revalidateSession();
      const session = observe(await subject.reload());
      await session.until(1);
      assert.equal(session.last?.uid, user.uid);
      assert.equal(session.last?.tenantId, 'blue');
    },
  },
  {
    title: 'the app’s user may be of another tenant than the one before',
    async run(subject) {
      const { backend } = subject;
      await blue(subject);
      await backend.signInWithPassword(adaInBlue);
      await backend.commit();
      backend.useTenant(null);
      await backend.signInWithPassword(ada);
      assert.equal((await backend.commit()).tenantId, null);
      await backend.revalidateSession();
      const session = observe(backend);
      await session.until(1);
      assert.equal(session.last?.tenantId, null);
    },
  },
  {
    title: 'a sign-in link of a tenant says so, and signs in there',
    async run(subject) {
      const { backend, control } = subject;
      await blue(subject);
      await backend.sendSignInLink(ada.email, { url: 'http://127.0.0.1:5188/Login' });
      const path = (await control.mails())[0]?.path;
      assert.equal(new URL(linkIn(path)).searchParams.get('tenantId'), 'blue');
      backend.useTenant(null);
      await refused(backend.signInWithEmailLink({ email: ada.email, link: linkIn(path) }), 'auth/tenant-not-found');
      backend.useTenant('blue');
      const { user } = await backend.signInWithEmailLink({ email: ada.email, link: linkIn(path) });
      assert.equal(user.tenantId, 'blue');
    },
  },
  {
    title: 'a link of another tenant is none for whoever is no guest, though a guest would be upgraded',
    async run(subject) {
      const { backend, control } = subject;
      await blue(subject);
      await backend.sendSignInLink(ada.email, { url: 'http://127.0.0.1:5188/Login' });
      const link = linkIn((await control.mails())[0]?.path);
      backend.useTenant(null);
      const entering = backend.signInWithEmailLink({ email: ada.email, link }, { upgradeGuest: true });
      await refused(entering, 'auth/tenant-not-found');
    },
  },
  {
    title: 'a guest gets a phone for where the guest is, whatever tenant calls are made for',
    async run({ backend, control }) {
      await backend.signInAnonymously();
      await backend.commit();
      backend.useTenant('blue');
      const confirmation = await asked(backend, '+15555550100', { upgradeGuest: true });
      assert.equal((await confirmation.confirm(await lastCode(control))).user.tenantId, null);
    },
  },
  {
    title: 'the code of a tenant’s mail is none elsewhere, though it be too old',
    async run(subject) {
      const { backend, control } = subject;
      await blue(subject);
      await backend.sendPasswordResetEmail(ada.email);
      await control.spoilCode(ada.email, 'expired');
      const code = codeIn((await control.mails())[0]?.path);
      await refused(backend.verifyPasswordResetCode(code), 'auth/expired-action-code');
      backend.useTenant(null);
      await refused(backend.verifyPasswordResetCode(code), 'auth/invalid-action-code');
    },
  },
  {
    title: 'a reset of a tenant’s password leaves the project’s alone',
    async run(subject) {
      const { backend, control } = subject;
      await blue(subject);
      await backend.sendPasswordResetEmail(ada.email);
      const path = (await control.mails())[0]?.path ?? '';
      assert.equal(new URL(path, 'http://app').searchParams.get('tenantId'), 'blue');
      await backend.confirmPasswordReset({ code: codeIn(path), newPassword: 'changed1' });
      await backend.signInWithPassword({ ...ada, password: 'changed1' });
      backend.useTenant(null);
      await backend.signInWithPassword(ada);
    },
  },
  {
    title: 'a provider signs in to the tenant’s own account',
    async run(subject) {
      const { backend } = subject;
      await blue(subject);
      const credential = credentialAt(backend, 'google.com', { sub: 'g1', email: 'new@example.com' });
      const first = await backend.signInWithCredential(credential);
      assert.equal(first.user.tenantId, 'blue');
      backend.useTenant(null);
      assert.notEqual((await backend.signInWithCredential(credential)).user.uid, first.user.uid);
    },
  },
  {
    title: 'a guest of a tenant is upgraded there',
    async run(subject) {
      const { backend } = subject;
      await blue(subject);
      const { user } = await backend.signInAnonymously();
      assert.equal(user.tenantId, 'blue');
      await backend.commit();
      const upgraded = await backend.createUserWithPassword(
        { email: 'new@example.com', password: 'secret1' },
        { upgradeGuest: true },
      );
      assert.equal(upgraded.user.uid, user.uid);
      assert.equal((await backend.commit()).tenantId, 'blue');
    },
  },
  {
    title: 'tenants have no phones',
    async run(subject) {
      await blue(subject);
      await refused(asked(subject.backend), 'auth/operation-not-allowed');
    },
  },
  {
    title: 'a tenant’s second factor holds its sign-in up',
    async run({ backend, control }) {
      const secondFactors = [{ kind: 'totp' }] as const;
      const accounts = [{ ...adaInBlue, emailVerified: true, secondFactors }];
      await control.put({ accounts: [], tenants: [{ tenantId: 'blue', accounts }] });
      backend.useTenant('blue');
      await refused(backend.signInWithPassword(adaInBlue), 'auth/multi-factor-auth-required');
      const [factor] = backend.pendingSecondFactors();
      const code = await control.totpCode(ada.email);
      assert.equal((await backend.finishSecondFactor(factor?.uid ?? '', code)).user.tenantId, 'blue');
    },
  },
  {
    title: 'a tenant that the service does not know is said to be none',
    async run({ backend, control }) {
      backend.useTenant('blue');
      await control.refuseNext('sign-in', 'TENANT_NOT_FOUND');
      await refused(backend.signInWithPassword(ada), 'auth/tenant-not-found');
    },
  },
  {
    title: 'what the control does to an account finds a tenant’s too',
    async run({ backend, control }) {
      await control.put({ accounts: [], tenants: [{ tenantId: 'blue', accounts: [adaInBlue] }] });
      assert.equal((await control.account(ada.email))?.password, adaInBlue.password);
      await control.disableAccount(ada.email);
      backend.useTenant('blue');
      await refused(backend.signInWithPassword(adaInBlue), 'auth/user-disabled');
    },
  },
] satisfies ContractCase[];
