import assert from 'node:assert/strict';
import { serviceOperations } from '../../../src/adapters/service-control.ts';
import { isTotpCode, getTotpCode } from '../../../src/adapters/in-memory/service/totp.ts';
import { callOperation, getExpectedResult, simpleOperations } from './refusals.ts';
import { assertRejects, isSettled } from '../support/assertions.ts';
import * as steps from '../support/visitor-steps.ts';
import { ada } from '../support/visitor-steps.ts';
import type { ContractTopic } from '../support/contract-topic.ts';

export const testServiceControl: ContractTopic = (test) => {
  test('a new service has no calls, mails or accounts', async ({ control }) => {
    for (const operation of serviceOperations) assert.equal(await control.count(operation), 0, operation);
    assert.deepEqual(await control.mails(), []);
    assert.equal(await control.account(ada.email), null);
    assert.equal(await control.countAccounts(), 0);
  });
  test('the accounts of users, guests and tenants are counted', async ({ backend, control }) => {
    await control.put({ accounts: [ada], tenants: [{ tenantId: 'blue', accounts: [ada] }] });
    assert.equal(await control.countAccounts(), 2);
    await backend.signInAnonymously();
    assert.equal(await control.countAccounts(), 3);
    await control.deleteAccount(ada.email);
    assert.equal(await control.countAccounts(), 2);
  });
  for (const operation of simpleOperations) {
    test(`a held ${operation} is counted immediately and answered when it is released`, async (context) => {
      const { backend, control } = context;
      await steps.stageUser({ backend, control }, ada);
      const before = await control.count(operation);
      await control.hold(operation);
      const result = callOperation(backend, operation).then(
        () => 'resolved',
        (error: unknown) => (error as { code?: string }).code,
      );
      assert.equal(await isSettled(result), false);
      while ((await control.count(operation)) === before) await new Promise((resolve) => setImmediate(resolve));
      assert.equal(await isSettled(result), false);
      await control.release();
      assert.equal(await result, getExpectedResult(operation));
      assert.equal(await control.count(operation), before + 1);
      // While a guest is signed in, another guest sign-in makes no call to the service. So sign in as Ada before the
      // operation is called again.
      await backend.signInWithPassword(ada);
      const between = await control.count(operation);
      await callOperation(backend, operation).catch(() => {});
      assert.equal(await control.count(operation), between + 1);
    });
  }
  test('holding one operation does not hold other operations', async ({ backend, control }) => {
    await control.put({ accounts: [ada] });
    await control.hold('sign-in');
    await backend.lookUpSignInMethods(ada.email);
    await backend.createUserWithPassword({ email: 'new@example.com', password: 'secret1' });
  });
  for (const message of ['LOST_ANSWER', 'DELIVERED_TWICE']) {
    test(`a sign-in link is used up by a call with ${message}`, async ({ backend, control }) => {
      await backend.sendSignInLink(ada.email, { url: 'http://127.0.0.1:5188/Login' });
      const [mail] = await control.mails();
      const account = { email: ada.email, link: new URL(mail?.path ?? '', 'http://127.0.0.1:5188').href };
      await control.refuseNext('link sign-in', message);
      const code = message === 'LOST_ANSWER' ? 'auth/network-request-failed' : 'auth/invalid-action-code';
      await assertRejects(backend.signInWithEmailLink(account), code);
      assert.equal((await control.account(ada.email))?.emailVerified, true);
      await assertRejects(backend.signInWithEmailLink(account), 'auth/invalid-action-code');
    });
  }
  test('an operation can be both held and refused', async ({ backend, control }) => {
    await control.refuseNext('look-up', 'QUOTA_EXCEEDED');
    const { answer } = await steps.startHeldCall(control, 'look-up', () => backend.lookUpSignInMethods(ada.email));
    await control.release();
    await assertRejects(answer, 'auth/quota-exceeded');
  });
  test('refusals of one operation take effect in the order in which they were set', async ({ backend, control }) => {
    await control.put({ accounts: [ada] });
    await control.refuseNext('sign-in', 'QUOTA_EXCEEDED');
    await control.refuseNext('sign-in', 'USER_DISABLED');
    await assertRejects(backend.signInWithPassword(ada), 'auth/quota-exceeded');
    await assertRejects(backend.signInWithPassword(ada), 'auth/user-disabled');
    await backend.signInWithPassword(ada);
  });
  test('the accounts:lookup call that completes a sign-in is not counted as a session check', async (context) => {
    const { backend, control } = await steps.withAccounts(context, ada);
    await control.hold('session check');
    await control.refuseNext('session check', 'USER_DISABLED');
    await backend.signInWithPassword(ada);
    await backend.createUserWithPassword({ email: 'new@example.com', password: 'secret1' });
    await backend.signInAnonymously();
    await backend.signInWithPassword(ada);
    await steps.signInAndCommit(backend, ada);
    assert.equal(await control.count('session check'), 0);
    const check = backend.revalidateSession();
    assert.equal(await isSettled(check), false);
    await control.release();
    await check;
    assert.equal(await control.count('session check'), 1);
  });
  test('putting accounts keeps the existing accounts and, by default, the email enumeration protection', async (context) => {
    const { backend, control } = context;
    await control.put({ accounts: [ada], emailEnumerationProtection: true });
    await control.put({ accounts: [{ email: 'grace@example.com', password: 'secret1' }] });
    assert.equal((await backend.lookUpSignInMethods(ada.email)).kind, 'withheld');
    await backend.signInWithPassword(ada);
    await control.put({ accounts: [], emailEnumerationProtection: false });
    assert.equal((await backend.lookUpSignInMethods(ada.email)).kind, 'given');
  });
  test('putting an existing account fails', async ({ control }) => {
    await control.put({ accounts: [ada] });
    await assert.rejects(control.put({ accounts: [{ email: 'ADA@example.com' }] }), /exists already/);
  });
  test('sendMail returns the path of the mail’s link', async ({ backend, control }) => {
    await control.put({ accounts: [ada] });
    const path = await control.sendMail({ purpose: 'password reset', email: 'Ada@example.com' });
    const [mail] = await control.mails();
    assert.deepEqual({ to: mail?.to, path: mail?.path }, { to: ada.email, path });
    assert.equal(await backend.verifyPasswordResetCode(steps.getActionCode(path)), ada.email);
    assert.equal(await control.count('reset mail'), 0);
  });
  test('spoilCode affects only the last code sent to an email', async ({ backend, control }) => {
    await control.put({ accounts: [ada] });
    const first = steps.getActionCode(await control.sendMail({ purpose: 'password reset', email: ada.email }));
    const second = steps.getActionCode(await control.sendMail({ purpose: 'password reset', email: ada.email }));
    await control.spoilCode(ada.email, 'expired');
    await assertRejects(backend.verifyPasswordResetCode(second), 'auth/expired-action-code');
    assert.equal(await backend.verifyPasswordResetCode(first), ada.email);
  });
  test('authenticatorApps lists the apps of fixtures and of enrolments, with their codes', async (context) => {
    const { backend, control } = context;
    const verified = { ...ada, emailVerified: true };
    const app = { kind: 'totp' } as const;
    const phone = { kind: 'phone', phoneNumber: '+15555550123' } as const;
    await control.put({
      accounts: [verified, { email: 'grace@example.com', emailVerified: true, secondFactors: [phone] }],
      tenants: [
        {
          tenantId: 'blue',
          accounts: [{ email: 'blue@example.com', emailVerified: true, secondFactors: [app, phone, app] }],
        },
      ],
    });
    await steps.signInAndCommit(backend, ada);
    const { secretKey } = await backend.startTotpEnrolment();
    await backend.finishEnrolment(getTotpCode(secretKey, Date.now()), null);
    const apps = await control.authenticatorApps();
    assert.deepEqual(
      apps.map(({ email }) => email),
      [ada.email, 'blue@example.com', 'blue@example.com'],
    );
    assert.ok(isTotpCode(secretKey, apps[0]?.code ?? '', Date.now()));
    assert.notEqual(apps[1]?.code, apps[2]?.code);
  });
  for (const operation of [
    'verifyEmail',
    'unverifyEmail',
    'disableAccount',
    'deleteAccount',
    'removeSecondFactors',
    'revokeSessions',
    'totpCode',
  ] as const) {
    test(`${operation} fails for an unknown account`, ({ control }) =>
      assert.rejects(control[operation]('nobody@example.com'), /No account has the email nobody@example\.com/));
  }
  test('removeSecondFactors removes all second factors, and the password alone signs in', async (context) => {
    const { backend, control } = context;
    const factors = [{ kind: 'phone', phoneNumber: '+15555550123' }, { kind: 'totp' }] as const;
    await control.put({ accounts: [{ ...ada, emailVerified: true, secondFactors: factors }] });
    await assertRejects(backend.signInWithPassword(ada), 'auth/multi-factor-auth-required');
    await control.removeSecondFactors(ada.email);
    assert.equal((await control.account(ada.email))?.secondFactors, 0);
    await steps.signInAndCommit(backend, ada);
  });
  test('sendMail fails for an unknown account', ({ control }) =>
    assert.rejects(
      control.sendMail({ purpose: 'password reset', email: 'nobody@example.com' }),
      /No account has the email nobody@example\.com/,
    ));
  test('sendMail fails if its second factor is already enrolled', async ({ control }) => {
    const factor = { kind: 'phone', phoneNumber: '+15555550123' } as const;
    await control.put({ accounts: [{ ...ada, emailVerified: true, secondFactors: [factor] }] });
    const order = { purpose: 'second factor revert', email: ada.email, factor } as const;
    await assert.rejects(control.sendMail(order), /has \+15555550123 as a second factor already/);
    assert.equal((await control.account(ada.email))?.secondFactors, 1);
  });
  test('spoilCode fails if no code has been sent', async ({ control }) => {
    await control.put({ accounts: [ada] });
    await assert.rejects(control.spoilCode(ada.email, 'used'), /No code .* was sent to ada@example\.com/);
  });
  test('the email of a deleted account can be used for a new account', async ({ backend, control }) => {
    await control.put({ accounts: [ada] });
    await control.deleteAccount('ADA@example.com');
    assert.equal(await control.account(ada.email), null);
    await backend.createUserWithPassword(ada);
  });
};
