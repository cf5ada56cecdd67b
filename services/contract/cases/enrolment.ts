import assert from 'node:assert/strict';
import type { AuthBackend, EnrollingUser } from '../../../src/adapters/auth-backend.ts';
import { getTotpCode } from '../../../src/adapters/in-memory/service/totp.ts';
import { ada, findPendingFactor, signInUpToSecondFactor, phone } from './second-factor.ts';
import { assertRejects, observeFirstReport } from '../support/assertions.ts';
import * as steps from '../support/visitor-steps.ts';
import type { CaseContext, ContractTopic } from '../support/contract-topic.ts';
import { solveVerification } from '../support/human-verification.ts';

const grace = { email: 'grace@example.com', password: 'secret1', emailVerified: true };

async function startPhoneEnrolment(backend: AuthBackend, user?: EnrollingUser): Promise<void> {
  await backend.startPhoneEnrolment(phone.phoneNumber, await solveVerification(backend), user);
}

export const testEnrolment: ContractTopic = (test) => {
  test('the app’s user can enrol a phone, and the next sign-in requires it', async ({ backend, control }) => {
    await steps.commitUser({ backend, control }, ada);
    assert.deepEqual(backend.enrolledFactors(), []);
    await startPhoneEnrolment(backend);
    const code = await steps.getLastTextCode(control);
    await assertRejects(backend.finishEnrolment(steps.toWrongCode(code), null), 'auth/invalid-verification-code');
    await backend.finishEnrolment(code, 'My phone');
    const [enrolled, ...rest] = backend.enrolledFactors();
    assert.deepEqual(rest, []);
    assert.deepEqual([enrolled?.factorId, enrolled?.displayName], ['phone', 'My phone']);
    assert.equal((await control.account(ada.email))?.secondFactors, 1);
    assert.equal(await control.count('factor enrolment'), 3);
    assert.equal(await control.count('session check'), 0);
    await signInUpToSecondFactor(backend);
    assert.equal(backend.pendingSecondFactors()[0]?.uid, enrolled?.uid);
  });
  test('the app’s user can enrol an authenticator app, and the next sign-in requires it', async (context) => {
    const { backend, control } = await steps.commitUser(context, ada);
    const { secretKey, uri } = await backend.startTotpEnrolment();
    assert.match(secretKey, /^[A-Z2-7]{16,}$/);
    assert.ok(uri.startsWith('otpauth://totp/Doorstep:ada%40example.com?'), uri);
    assert.equal(new URL(uri).searchParams.get('secret'), secretKey);
    await assertRejects(backend.finishEnrolment('12345', 'My app'), 'auth/invalid-verification-code');
    await backend.finishEnrolment(getTotpCode(secretKey, Date.now()), 'My app');
    assert.deepEqual(
      backend.enrolledFactors().map(({ factorId, displayName }) => [factorId, displayName]),
      [['totp', 'My app']],
    );
    assert.deepEqual(await control.textMessages(), []);
    await signInUpToSecondFactor(backend);
    await backend.finishSecondFactor(findPendingFactor(backend, 'totp'), await control.totpCode(ada.email));
  });
  test('a staged user can enrol a factor, and is reported to the app only at the commit', async (context) => {
    const { backend, control } = context;
    await control.put({ accounts: [ada] });
    await backend.signInWithPassword(ada);
    const session = await observeFirstReport(backend);
    assert.deepEqual(backend.enrolledFactors('staged'), []);
    const { secretKey } = await backend.startTotpEnrolment('staged');
    await backend.finishEnrolment(getTotpCode(secretKey, Date.now()), 'My app');
    await startPhoneEnrolment(backend, 'staged');
    await backend.finishEnrolment(await steps.getLastTextCode(control), 'My phone');
    const listNames = (user: EnrollingUser) => backend.enrolledFactors(user).map(({ displayName }) => displayName);
    assert.deepEqual([listNames('staged'), listNames('app')], [['My app', 'My phone'], []]);
    assert.deepEqual(session.reports, ['signed out']);
    await backend.commit();
    assert.deepEqual(session.reports, ['signed out', ada.email]);
    assert.deepEqual([listNames('staged'), listNames('app')], [[], ['My app', 'My phone']]);
  });
  test('the staged user and the app’s user enrol their own factors', async (context) => {
    const { backend, control } = await steps.commitUser(context, ada);
    await control.put({ accounts: [grace] });
    await backend.signInWithPassword(grace);
    const countFactors = () =>
      Promise.all([grace, ada].map(async ({ email }) => (await control.account(email))?.secondFactors));
    const staged = await backend.startTotpEnrolment('staged');
    await backend.finishEnrolment(getTotpCode(staged.secretKey, Date.now()), null);
    assert.deepEqual(await countFactors(), [1, 0]);
    const { secretKey } = await backend.startTotpEnrolment();
    await backend.finishEnrolment(getTotpCode(secretKey, Date.now()), null);
    assert.deepEqual(await countFactors(), [1, 1]);
    await startPhoneEnrolment(backend);
    await backend.finishEnrolment(await steps.getLastTextCode(control), null);
    assert.deepEqual(await countFactors(), [1, 2]);
  });
  test('after the staged user is discarded, the app’s user is not enrolled instead', async (context) => {
    const { backend, control } = await steps.commitUser(context, ada);
    await control.put({ accounts: [grace] });
    await backend.signInWithPassword(grace);
    const { secretKey } = await backend.startTotpEnrolment('staged');
    await backend.discard();
    assert.deepEqual(backend.enrolledFactors('staged'), []);
    await assertRejects(backend.finishEnrolment(getTotpCode(secretKey, Date.now()), null), 'auth/user-token-expired');
    await assertRejects(backend.startTotpEnrolment('staged'), 'auth/user-token-expired');
    await assertRejects(startPhoneEnrolment(backend, 'staged'), 'auth/user-token-expired');
    assert.equal((await control.account(ada.email))?.secondFactors, 0);
  });
  test('an upgraded guest can enrol a factor, and is reported to the app only at the commit', async (context) => {
    const { backend, control, session } = await steps.commitGuest(context);
    const account = { email: 'new@example.com', password: 'secret1' };
    await backend.createUserWithPassword(account, { upgradeGuest: true });
    await control.verifyEmail(account.email);
    await backend.reloadStagedUser();
    const { secretKey } = await backend.startTotpEnrolment('staged');
    await backend.finishEnrolment(getTotpCode(secretKey, Date.now()), null);
    assert.equal(backend.enrolledFactors('staged').length, 1);
    assert.equal(session.lastUser?.email, null);
    await backend.commit();
    assert.equal(session.lastUser?.email, account.email);
    assert.equal(backend.enrolledFactors().length, 1);
  });
  test('a staged user cannot enrol after the session has ended', async (context) => {
    const { backend, control } = context;
    await control.put({ accounts: [ada] });
    await backend.signInWithPassword(ada);
    await control.revokeSessions(ada.email);
    await assertRejects(backend.startTotpEnrolment('staged'), 'auth/user-token-expired');
  });
  test('an enrolled phone cannot be enrolled again', async ({ backend, control }) => {
    await steps.commitUser({ backend, control }, ada);
    await startPhoneEnrolment(backend);
    await backend.finishEnrolment(await steps.getLastTextCode(control), null);
    await assertRejects(startPhoneEnrolment(backend), 'auth/credential-already-in-use');
  });
  test('enrolling fails if the session is too old or the email is not verified', async ({ backend, control }) => {
    await steps.commitUser({ backend, control }, ada);
    await control.refuseNext('factor enrolment', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    await assertRejects(startPhoneEnrolment(backend), 'auth/requires-recent-login');
    await control.refuseNext('factor enrolment', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    await assertRejects(backend.startTotpEnrolment(), 'auth/requires-recent-login');
    await backend.createUserWithPassword({ email: 'new@example.com', password: 'secret1' });
    await backend.commit();
    await assertRejects(backend.startTotpEnrolment(), 'auth/unverified-email');
  });
  test('an enrolment also reports other changes to the app’s user', async ({ backend, control }) => {
    await steps.commitUser({ backend, control }, ada);
    await backend.signInWithPassword(ada);
    await backend.setDisplayName('Ada');
    const session = await observeFirstReport(backend);
    const { secretKey } = await backend.startTotpEnrolment();
    await backend.finishEnrolment(getTotpCode(secretKey, Date.now()), null);
    assert.equal(session.lastUser?.displayName, 'Ada');
  });
  test('enrolling fails if the session has ended', async ({ backend, control }) => {
    await steps.commitUser({ backend, control }, ada);
    const { secretKey } = await backend.startTotpEnrolment();
    await control.revokeSessions(ada.email);
    await assertRejects(backend.startTotpEnrolment(), 'auth/user-token-expired');
    const session = await observeFirstReport(backend);
    await assertRejects(backend.finishEnrolment(getTotpCode(secretKey, Date.now()), null), 'auth/user-token-expired');
    assert.deepEqual(session.reports, [ada.email, 'signed out']);
  });
  test('enrolling fails if no user is signed in, and finishing fails without a start', async ({ backend, control }) => {
    await assertRejects(backend.startTotpEnrolment(), 'auth/user-token-expired');
    await steps.commitUser({ backend, control }, ada);
    await assertRejects(backend.finishEnrolment('123456', null), 'auth/invalid-multi-factor-session');
  });
  test('guests and users who signed in with a phone cannot enrol', async ({ backend, control }) => {
    await backend.signInAnonymously();
    await backend.commit();
    await assertRejects(backend.startTotpEnrolment(), 'auth/operation-not-allowed');
    await control.put({ accounts: [{ ...ada, phoneNumber: '+15555550100' }] });
    const { user } = await steps.signInWithTextCode({ backend, control }, '+15555550100');
    assert.equal(user.emailVerified, true);
    await backend.commit();
    await assertRejects(startPhoneEnrolment(backend), 'auth/operation-not-allowed');
    await steps.signInAndCommit(backend, ada);
    await backend.startTotpEnrolment();
  });
  test('a tenant member can enrol on a page where no tenant is chosen', async (context) => {
    const next = await commitMemberAndReload(context);
    const { secretKey } = await next.startTotpEnrolment();
    await next.finishEnrolment(getTotpCode(secretKey, Date.now()), 'My app');
    assert.equal(next.enrolledFactors().length, 1);
  });
  test('an enrolment started by one user cannot be finished by a user of another tenant or by a guest', async (context) => {
    const { backend, control } = context;
    await control.put({ accounts: [], tenants: [{ tenantId: 'blue', accounts: [ada] }] });
    await steps.commitUser(context, ada);
    const { secretKey } = await backend.startTotpEnrolment();
    backend.useTenant('blue');
    await steps.signInAndCommit(backend, ada);
    await assertRejects(backend.finishEnrolment(getTotpCode(secretKey, Date.now()), 'My app'), 'auth/code-expired');
    await backend.signInAnonymously();
    await backend.commit();
    await assertRejects(
      backend.finishEnrolment(getTotpCode(secretKey, Date.now()), 'My app'),
      'auth/operation-not-allowed',
    );
  });
  test('choosing a tenant during an enrolment does not affect the enrolment', async (context) => {
    const { control } = context;
    const next = await commitMemberAndReload(context);
    await startPhoneEnrolment(next);
    next.useTenant('blue');
    await next.finishEnrolment(await steps.getLastTextCode(control), 'My phone');
    assert.equal(next.enrolledFactors().length, 1);
  });
};

/** Signs Ada in at the tenant `blue`, and makes her the app's user. Then loads the page again, without a tenant. */
async function commitMemberAndReload({ backend, control, reload }: CaseContext): Promise<CaseContext['backend']> {
  await control.put({ accounts: [], tenants: [{ tenantId: 'blue', accounts: [ada] }] });
  backend.useTenant('blue');
  await steps.signInAndCommit(backend, ada);
  const next = await reload();
  await observeFirstReport(next);
  return next;
}
