import assert from 'node:assert/strict';
import { totpCode } from '../../src/adapters/fake/service/totp.ts';
import { observe, refused } from './expect.ts';
import { lastCode } from './phone.ts';
import { ada, factorOf, heldUp, phone } from './second-factor.ts';
import type { ContractCase, Subject } from './subject.ts';
import { solved } from './verification.ts';

/** Ada has signed in, and is the app's user. */
async function signedIn({ backend, control }: Subject): Promise<void> {
  await control.put({ accounts: [ada] });
  await backend.signInWithPassword(ada);
  await backend.commit();
}

export const enrolmentCases: readonly ContractCase[] = [
  {
    title: 'a phone is enrolled by the app’s user, and asked for at the next sign-in',
    async run(subject) {
      const { backend, control } = subject;
      await signedIn(subject);
      assert.deepEqual(backend.enrolledFactors(), []);
      await backend.startPhoneEnrolment(phone.phoneNumber, await solved(backend));
      const code = await lastCode(control);
      await refused(
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
    },
  },
  {
    title: 'an authenticator app is enrolled with its secret, and asked for at the next sign-in',
    async run(subject) {
      const { backend, control } = subject;
      await signedIn(subject);
      const { secretKey, uri } = await backend.startTotpEnrolment();
      assert.match(secretKey, /^[A-Z2-7]{16,}$/);
      assert.ok(uri.startsWith('otpauth://totp/Doorstep:ada%40example.com?'), uri);
      assert.equal(new URL(uri).searchParams.get('secret'), secretKey);
      await refused(backend.finishEnrolment('12345', 'My app'), 'auth/invalid-verification-code');
      await backend.finishEnrolment(totpCode(secretKey, Date.now()), 'My app');
      assert.deepEqual(
        backend.enrolledFactors().map(({ factorId, displayName }) => [factorId, displayName]),
        [['totp', 'My app']],
      );
      assert.deepEqual(await control.textMessages(), []);
      await heldUp(backend);
      await backend.finishSecondFactor(await factorOf(backend, 'totp'), await control.totpCode(ada.email));
    },
  },
  {
    title: 'a second factor that is enrolled already is not enrolled again',
    async run(subject) {
      const { backend, control } = subject;
      await signedIn(subject);
      await backend.startPhoneEnrolment(phone.phoneNumber, await solved(backend));
      await backend.finishEnrolment(await lastCode(control), null);
      await refused(
        backend.startPhoneEnrolment(phone.phoneNumber, await solved(backend)),
        'auth/credential-already-in-use',
      );
    },
  },
  {
    title: 'an enrolment is refused where the session is too old, and where the email is not verified',
    async run(subject) {
      const { backend, control } = subject;
      await signedIn(subject);
      await control.refuseNext('factor enrolment', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
      await refused(
        backend.startPhoneEnrolment(phone.phoneNumber, await solved(backend)),
        'auth/requires-recent-login',
      );
      await control.refuseNext('factor enrolment', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
      await refused(backend.startTotpEnrolment(), 'auth/requires-recent-login');
      await backend.createUserWithPassword({ email: 'new@example.com', password: 'secret1' });
      await backend.commit();
      await refused(backend.startTotpEnrolment(), 'auth/unverified-email');
    },
  },
  {
    title: 'what else changed of the app’s user is seen with an enrolment',
    async run(subject) {
      const { backend } = subject;
      await signedIn(subject);
      await backend.signInWithPassword(ada);
      await backend.setDisplayName('Ada');
      const session = observe(backend);
      await session.until(1);
      const { secretKey } = await backend.startTotpEnrolment();
      await backend.finishEnrolment(totpCode(secretKey, Date.now()), null);
      assert.equal(session.last?.displayName, 'Ada');
    },
  },
  {
    title: 'nobody enrols whose session has ended',
    async run(subject) {
      const { backend, control } = subject;
      await signedIn(subject);
      const { secretKey } = await backend.startTotpEnrolment();
      await control.revokeSessions(ada.email);
      await refused(backend.startTotpEnrolment(), 'auth/user-token-expired');
      const session = observe(backend);
      await session.until(1);
      await refused(backend.finishEnrolment(totpCode(secretKey, Date.now()), null), 'auth/user-token-expired');
      assert.deepEqual(session.heard, [ada.email, 'nobody']);
    },
  },
  {
    title: 'nobody enrols who is not signed in, or has not begun',
    async run(subject) {
      const { backend } = subject;
      await refused(backend.startTotpEnrolment(), 'auth/user-token-expired');
      await signedIn(subject);
      await refused(backend.finishEnrolment('123456', null), 'auth/invalid-multi-factor-session');
    },
  },
  {
    title: 'nobody enrols who is a guest, or came by phone',
    async run({ backend, control }) {
      await backend.signInAnonymously();
      await backend.commit();
      await refused(backend.startTotpEnrolment(), 'auth/operation-not-allowed');
      await control.put({ accounts: [{ ...ada, phoneNumber: '+15555550100' }] });
      const confirmation = await backend.signInWithPhone('+15555550100', await solved(backend));
      assert.equal((await confirmation.confirm(await lastCode(control))).user.emailVerified, true);
      await backend.commit();
      await refused(
        backend.startPhoneEnrolment(phone.phoneNumber, await solved(backend)),
        'auth/operation-not-allowed',
      );
      await backend.signInWithPassword(ada);
      await backend.commit();
      await backend.startTotpEnrolment();
    },
  },
  {
    title: 'a member of a tenant enrols on a page that was not told of the tenant',
    async run(subject) {
      const next = await memberOnAnyPage(subject);
      const { secretKey } = await next.startTotpEnrolment();
      await next.finishEnrolment(totpCode(secretKey, Date.now()), 'My app');
      assert.equal(next.enrolledFactors().length, 1);
    },
  },
  {
    title: 'what was begun in one tenant is finished in no other, and by a guest nowhere',
    async run(subject) {
      const { backend, control } = subject;
      await control.put({ accounts: [], tenants: [{ tenantId: 'blue', accounts: [ada] }] });
      await signedIn(subject);
      const { secretKey } = await backend.startTotpEnrolment();
      backend.useTenant('blue');
      await backend.signInWithPassword(ada);
      await backend.commit();
      await refused(backend.finishEnrolment(totpCode(secretKey, Date.now()), 'My app'), 'auth/code-expired');
      await backend.signInAnonymously();
      await backend.commit();
      await refused(backend.finishEnrolment(totpCode(secretKey, Date.now()), 'My app'), 'auth/operation-not-allowed');
    },
  },
  {
    title: 'an enrolment is its user’s tenant’s, whatever tenant is chosen meanwhile',
    async run(subject) {
      const { control } = subject;
      const next = await memberOnAnyPage(subject);
      await next.startPhoneEnrolment(phone.phoneNumber, await solved(next));
      next.useTenant('blue');
      await next.finishEnrolment(await lastCode(control), 'My phone');
      assert.equal(next.enrolledFactors().length, 1);
    },
  },
] satisfies ContractCase[];

/** A member of the tenant blue, signed in, on a page that was loaded anew and not told of the tenant. */
async function memberOnAnyPage({ backend, control, reload }: Subject): Promise<Subject['backend']> {
  await control.put({ accounts: [], tenants: [{ tenantId: 'blue', accounts: [ada] }] });
  backend.useTenant('blue');
  await backend.signInWithPassword(ada);
  await backend.commit();
  const next = await reload();
  await observe(next).until(1);
  return next;
}
