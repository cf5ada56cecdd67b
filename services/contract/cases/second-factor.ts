import assert from 'node:assert/strict';
import type { AuthBackend } from '../../../src/adapters/auth-backend.ts';
import type { SecondFactorFixture } from '../../../src/adapters/service-control.ts';
import { assertRejects, observeFirstReport } from '../support/assertions.ts';
import * as steps from '../support/visitor-steps.ts';
import type { ContractTopic, Visitor } from '../support/contract-topic.ts';
import { renderVerification, solveVerification } from '../support/human-verification.ts';

export const phone = { kind: 'phone', phoneNumber: '+15555550123', displayName: 'My phone' } as const;
const totp = { kind: 'totp', displayName: 'My app' } as const;
export const ada = { email: 'ada@example.com', password: 'secret1', emailVerified: true };

/** Signs in as Ada with her password. The sign-in is pending until her second factor is verified. */
export async function signInUpToSecondFactor(backend: AuthBackend): Promise<void> {
  await assertRejects(backend.signInWithPassword(ada), 'auth/multi-factor-auth-required');
}

/**
 * Creates Ada's account with the given second factors, and signs in with her password. The sign-in is pending until a
 * factor is verified.
 */
async function signInWithFactors<Context extends Visitor>(
  context: Context,
  ...secondFactors: readonly SecondFactorFixture[]
): Promise<Context> {
  await steps.withAccounts(context, { ...ada, secondFactors });
  await signInUpToSecondFactor(context.backend);
  return context;
}

export function findPendingFactor(backend: AuthBackend, kind: 'phone' | 'totp'): string {
  const factor = backend.pendingSecondFactors().find(({ factorId }) => factorId === kind);
  assert.ok(factor, `expected a ${kind} factor`);
  return factor.uid;
}

export const testSecondFactors: ContractTopic = (test) => {
  test('a sign-in to an account with second factors lists the factors and requires one of them', async (context) => {
    const { backend, control } = await steps.withAccounts(context, { ...ada, secondFactors: [phone, totp] });
    assert.deepEqual(backend.pendingSecondFactors(), []);
    await signInUpToSecondFactor(backend);
    const factors = backend.pendingSecondFactors().map(({ uid, ...shown }) => (assert.ok(uid), shown));
    assert.deepEqual(factors, [
      { factorId: 'phone', displayName: 'My phone', phoneNumber: '+*******0123' },
      { factorId: 'totp', displayName: 'My app', phoneNumber: null },
    ]);
    await assertRejects(backend.commit(), 'auth/internal-error');
    assert.equal((await control.account(ada.email))?.secondFactors, 2);
  });
  test('the code of a text message completes the sign-in, and a wrong code does not', async (context) => {
    const { backend, control } = await signInWithFactors(context, phone);
    const uid = findPendingFactor(backend, 'phone');
    await backend.startSecondFactor(uid, await solveVerification(backend));
    assert.equal((await control.textMessages())[0]?.to, phone.phoneNumber);
    const code = await steps.getLastTextCode(control);
    await assertRejects(backend.finishSecondFactor(uid, steps.toWrongCode(code)), 'auth/invalid-verification-code');
    const { user, operationType, additionalUserInfo } = await backend.finishSecondFactor(uid, code);
    assert.equal(user.email, ada.email);
    assert.equal(operationType, 'signIn');
    assert.equal(additionalUserInfo?.isNewUser, false);
    assert.deepEqual(backend.pendingSecondFactors(), []);
    assert.equal((await backend.commit()).email, ada.email);
    assert.deepEqual([await control.count('factor message'), await control.count('factor sign-in')], [1, 2]);
    assert.equal(await control.count('session check'), 0);
  });
  test('the code of an authenticator app completes the sign-in, and a wrong code does not', async (context) => {
    const { backend, control } = await signInWithFactors(context, phone, totp);
    const uid = findPendingFactor(backend, 'totp');
    await backend.startSecondFactor(uid, await solveVerification(backend));
    assert.deepEqual(await control.textMessages(), []);
    assert.equal(await control.count('factor message'), 0);
    await assertRejects(backend.finishSecondFactor(uid, '12345'), 'auth/invalid-verification-code');
    await backend.finishSecondFactor(uid, await control.totpCode(ada.email));
    assert.equal((await backend.commit()).email, ada.email);
    assert.deepEqual(await control.textMessages(), []);
  });
  test('an authenticator app can be the only second factor', async (context) => {
    const { backend, control } = await signInWithFactors(context, totp);
    assert.equal(backend.pendingSecondFactors().length, 1);
    const uid = findPendingFactor(backend, 'totp');
    assert.equal((await backend.finishSecondFactor(uid, await control.totpCode(ada.email))).user.email, ada.email);
  });
  test('an expired or unsent code is refused, and a new code can be requested', async (context) => {
    const { backend, control } = await signInWithFactors(context, phone);
    const uid = findPendingFactor(backend, 'phone');
    await assertRejects(backend.finishSecondFactor(uid, '123456'), 'auth/code-expired');
    await backend.startSecondFactor(uid, await solveVerification(backend));
    const code = await steps.getLastTextCode(control);
    await control.expireTextMessages(phone.phoneNumber);
    await assertRejects(backend.finishSecondFactor(uid, code), 'auth/code-expired');
    await backend.startSecondFactor(uid, await solveVerification(backend));
    await backend.finishSecondFactor(uid, await steps.getLastTextCode(control));
  });
  test('no text message is sent without a solved verification', async (context) => {
    const { backend, control } = await signInWithFactors(context, phone);
    const { verification } = await renderVerification(backend);
    await assertRejects(
      backend.startSecondFactor(findPendingFactor(backend, 'phone'), verification),
      'auth/captcha-check-failed',
    );
    assert.deepEqual(await control.textMessages(), []);
  });
  test('sign-ins with an email link and with a provider also require a second factor', async ({ backend, control }) => {
    await control.put({ accounts: [{ ...ada, secondFactors: [totp], providers: ['google.com'] }] });
    const link = await steps.requestSignInLink({ backend, control }, ada.email);
    await assertRejects(backend.signInWithEmailLink({ email: ada.email, link }), 'auth/multi-factor-auth-required');
    const code = await control.totpCode(ada.email);
    await backend.finishSecondFactor(findPendingFactor(backend, 'totp'), code);
    await backend.discard();
    const google = steps.createGoogleCredential(backend, { sub: ada.email, email: ada.email });
    await assertRejects(backend.signInWithCredential(google), 'auth/multi-factor-auth-required');
    const { user } = await backend.finishSecondFactor(findPendingFactor(backend, 'totp'), code);
    assert.equal(user.email, ada.email);
  });
  test('a second factor cannot be verified after a discard or without a pending sign-in', async (context) => {
    const { backend, control } = context;
    await assertRejects(backend.finishSecondFactor('any', '123456'), 'auth/invalid-multi-factor-session');
    await control.put({ accounts: [{ ...ada, secondFactors: [totp] }] });
    await signInUpToSecondFactor(backend);
    const uid = findPendingFactor(backend, 'totp');
    await assertRejects(backend.finishSecondFactor('another', '123456'), 'auth/invalid-multi-factor-session');
    await backend.discard();
    assert.deepEqual(backend.pendingSecondFactors(), []);
    await assertRejects(backend.finishSecondFactor(uid, '123456'), 'auth/invalid-multi-factor-session');
  });
  test('the control can refuse the request of a second factor’s code and its verification separately', async (context) => {
    const { backend, control } = await signInWithFactors(context, phone);
    const uid = findPendingFactor(backend, 'phone');
    await control.refuseNext('factor message', 'TOO_MANY_ATTEMPTS_TRY_LATER');
    await assertRejects(backend.startSecondFactor(uid, await solveVerification(backend)), 'auth/too-many-requests');
    await backend.startSecondFactor(uid, await solveVerification(backend));
    await control.refuseNext('factor sign-in', 'INVALID_MFA_PENDING_CREDENTIAL');
    const code = await steps.getLastTextCode(control);
    await assertRejects(backend.finishSecondFactor(uid, code), 'auth/invalid-multi-factor-session');
    const { answer } = await steps.startHeldCall(control, 'factor sign-in', () =>
      backend.finishSecondFactor(uid, code),
    );
    await control.release();
    await answer;
  });
  test('the enrolled factors of the app’s user are known after a commit and after a reload', async (context) => {
    const { backend, control, reload } = await signInWithFactors(context, phone, totp);
    await backend.finishSecondFactor(findPendingFactor(backend, 'totp'), await control.totpCode(ada.email));
    await backend.commit();
    const listFactors = (page: AuthBackend) => page.enrolledFactors().map(({ factorId }) => factorId);
    assert.deepEqual(listFactors(backend), ['phone', 'totp']);
    const next = await reload();
    await observeFirstReport(next);
    assert.deepEqual(listFactors(next), ['phone', 'totp']);
  });
  test('the control has no TOTP code for an account without a TOTP factor', async ({ control }) => {
    await control.put({ accounts: [ada] });
    await assert.rejects(control.totpCode(ada.email), /has no TOTP factor/);
  });
};
