import assert from 'node:assert/strict';
import { totpCode } from '../../../src/adapters/fake/service/totp.ts';
import { ada, factorOf, heldUp, phone } from './second-factor.ts';
import { assertRejects } from '../support/assertions.ts';
import { observeSession, observeFirstReport } from '../support/observe-session.ts';
import { signInAndCommit, getLastTextCode } from '../support/visitor-steps.ts';
import { contractCase, type CaseContext, type ContractCase } from '../support/contract-case.ts';
import { solveVerification } from '../support/human-verification.ts';

/** Ada has signed in, and is the app's user. */
async function signedIn({ backend, control }: CaseContext): Promise<void> {
  await control.put({ accounts: [ada] });
  await signInAndCommit(backend, ada);
}

export const enrolmentCases: readonly ContractCase[] = [
  contractCase('a phone is enrolled by the app’s user, and asked for at the next sign-in', async (context) => {
    const { backend, control } = context;
    await signedIn(context);
    assert.deepEqual(backend.enrolledFactors(), []);
    await backend.startPhoneEnrolment(phone.phoneNumber, await solveVerification(backend));
    const code = await getLastTextCode(control);
    await assertRejects(
      backend.finishEnrolment(code === '000000' ? '000001' : '000000', null),
      'auth/invalid-verification-code',
    );
    await backend.finishEnrolment(code, 'My phone');
    const [enrolled, ...others] = backend.enrolledFactors();
    assert.deepEqual(others, []);
    assert.deepEqual([enrolled?.factorId, enrolled?.displayName], ['phone', 'My phone']);
    assert.equal((await control.account(ada.email))?.secondFactors, 1);
    assert.equal(await control.count('factor enrolment'), 3);
    assert.equal(await control.count('session check'), 0);
    await heldUp(backend);
    assert.equal(backend.pendingSecondFactors()[0]?.uid, enrolled?.uid);
  }),
  contractCase(
    'an authenticator app is enrolled with its secret, and asked for at the next sign-in',
    async (context) => {
      const { backend, control } = context;
      await signedIn(context);
      const { secretKey, uri } = await backend.startTotpEnrolment();
      assert.match(secretKey, /^[A-Z2-7]{16,}$/);
      assert.ok(uri.startsWith('otpauth://totp/Doorstep:ada%40example.com?'), uri);
      assert.equal(new URL(uri).searchParams.get('secret'), secretKey);
      await assertRejects(backend.finishEnrolment('12345', 'My app'), 'auth/invalid-verification-code');
      await backend.finishEnrolment(totpCode(secretKey, Date.now()), 'My app');
      assert.deepEqual(
        backend.enrolledFactors().map(({ factorId, displayName }) => [factorId, displayName]),
        [['totp', 'My app']],
      );
      assert.deepEqual(await control.textMessages(), []);
      await heldUp(backend);
      await backend.finishSecondFactor(await factorOf(backend, 'totp'), await control.totpCode(ada.email));
    },
  ),
  contractCase('a second factor that is enrolled already is not enrolled again', async (context) => {
    const { backend, control } = context;
    await signedIn(context);
    await backend.startPhoneEnrolment(phone.phoneNumber, await solveVerification(backend));
    await backend.finishEnrolment(await getLastTextCode(control), null);
    await assertRejects(
      backend.startPhoneEnrolment(phone.phoneNumber, await solveVerification(backend)),
      'auth/credential-already-in-use',
    );
  }),
  contractCase(
    'an enrolment is refused where the session is too old, and where the email is not verified',
    async (context) => {
      const { backend, control } = context;
      await signedIn(context);
      await control.refuseNext('factor enrolment', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
      await assertRejects(
        backend.startPhoneEnrolment(phone.phoneNumber, await solveVerification(backend)),
        'auth/requires-recent-login',
      );
      await control.refuseNext('factor enrolment', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
      await assertRejects(backend.startTotpEnrolment(), 'auth/requires-recent-login');
      await backend.createUserWithPassword({ email: 'new@example.com', password: 'secret1' });
      await backend.commit();
      await assertRejects(backend.startTotpEnrolment(), 'auth/unverified-email');
    },
  ),
  contractCase('what else changed of the app’s user is seen with an enrolment', async (context) => {
    const { backend } = context;
    await signedIn(context);
    await backend.signInWithPassword(ada);
    await backend.setDisplayName('Ada');
    const session = await observeFirstReport(backend);
    const { secretKey } = await backend.startTotpEnrolment();
    await backend.finishEnrolment(totpCode(secretKey, Date.now()), null);
    assert.equal(session.lastUser?.displayName, 'Ada');
  }),
  contractCase('nobody enrols whose session has ended', async (context) => {
    const { backend, control } = context;
    await signedIn(context);
    const { secretKey } = await backend.startTotpEnrolment();
    await control.revokeSessions(ada.email);
    await assertRejects(backend.startTotpEnrolment(), 'auth/user-token-expired');
    const session = await observeFirstReport(backend);
    await assertRejects(backend.finishEnrolment(totpCode(secretKey, Date.now()), null), 'auth/user-token-expired');
    assert.deepEqual(session.reports, [ada.email, 'signed out']);
  }),
  contractCase('nobody enrols who is not signed in, or has not begun', async (context) => {
    const { backend } = context;
    await assertRejects(backend.startTotpEnrolment(), 'auth/user-token-expired');
    await signedIn(context);
    await assertRejects(backend.finishEnrolment('123456', null), 'auth/invalid-multi-factor-session');
  }),
  contractCase('nobody enrols who is a guest, or came by phone', async ({ backend, control }) => {
    await backend.signInAnonymously();
    await backend.commit();
    await assertRejects(backend.startTotpEnrolment(), 'auth/operation-not-allowed');
    await control.put({ accounts: [{ ...ada, phoneNumber: '+15555550100' }] });
    const confirmation = await backend.signInWithPhone('+15555550100', await solveVerification(backend));
    assert.equal((await confirmation.confirm(await getLastTextCode(control))).user.emailVerified, true);
    await backend.commit();
    await assertRejects(
      backend.startPhoneEnrolment(phone.phoneNumber, await solveVerification(backend)),
      'auth/operation-not-allowed',
    );
    await signInAndCommit(backend, ada);
    await backend.startTotpEnrolment();
  }),
  contractCase('a member of a tenant enrols on a page that was not told of the tenant', async (context) => {
    const next = await memberOnAnyPage(context);
    const { secretKey } = await next.startTotpEnrolment();
    await next.finishEnrolment(totpCode(secretKey, Date.now()), 'My app');
    assert.equal(next.enrolledFactors().length, 1);
  }),
  contractCase('what was begun in one tenant is finished in no other, and by a guest nowhere', async (context) => {
    const { backend, control } = context;
    await control.put({ accounts: [], tenants: [{ tenantId: 'blue', accounts: [ada] }] });
    await signedIn(context);
    const { secretKey } = await backend.startTotpEnrolment();
    backend.useTenant('blue');
    await signInAndCommit(backend, ada);
    await assertRejects(backend.finishEnrolment(totpCode(secretKey, Date.now()), 'My app'), 'auth/code-expired');
    await backend.signInAnonymously();
    await backend.commit();
    await assertRejects(
      backend.finishEnrolment(totpCode(secretKey, Date.now()), 'My app'),
      'auth/operation-not-allowed',
    );
  }),
  contractCase('an enrolment is its user’s tenant’s, whatever tenant is chosen meanwhile', async (context) => {
    const { control } = context;
    const next = await memberOnAnyPage(context);
    await next.startPhoneEnrolment(phone.phoneNumber, await solveVerification(next));
    next.useTenant('blue');
    await next.finishEnrolment(await getLastTextCode(control), 'My phone');
    assert.equal(next.enrolledFactors().length, 1);
  }),
];

/** A member of the tenant blue, signed in, on a page that was loaded anew and not told of the tenant. */
async function memberOnAnyPage({ backend, control, reload }: CaseContext): Promise<CaseContext['backend']> {
  await control.put({ accounts: [], tenants: [{ tenantId: 'blue', accounts: [ada] }] });
  backend.useTenant('blue');
  await signInAndCommit(backend, ada);
  const next = await reload();
  await observeSession(next).waitForReports(1);
  return next;
}
