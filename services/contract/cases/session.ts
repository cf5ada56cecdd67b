import assert from 'node:assert/strict';
import {
  assertRejects,
  isSettled,
  observeSession,
  observeFirstReport,
  type ObservedSession,
} from '../support/assertions.ts';
import * as steps from '../support/visitor-steps.ts';
import { signInAndCommit, stageUser, startHeldCall, grace, withAccounts } from '../support/visitor-steps.ts';
import type { CaseContext, ContractTopic, Visitor } from '../support/contract-topic.ts';

const ada = { email: 'ada@example.com', password: 'secret1', displayName: 'Ada' };

async function commitAda({ backend, control }: Visitor): Promise<void> {
  await control.put({ accounts: [ada, grace] });
  await signInAndCommit(backend, ada);
}

/**
 * Signs in as Ada, and makes her the app's user (`commit`). Then starts recording the users that the backend reports.
 */
async function observeAda(context: CaseContext): Promise<ObservedSession> {
  await commitAda(context);
  return await observeFirstReport(context.backend);
}

async function discardHeldSignIn({ backend, control }: Visitor): Promise<{ readonly answer: Promise<unknown> }> {
  const { answer } = await startHeldCall(control, 'sign-in', () => backend.signInWithPassword(ada));
  await backend.discard();
  return { answer };
}

export const testSession: ContractTopic = (test) => {
  test('an observer is notified asynchronously, and only once, that no user is signed in', async (context) => {
    const { backend } = context;
    const session = observeSession(backend);
    assert.deepEqual(session.reports, []);
    await session.waitForReports(1);
    backend.prepare();
    await backend.revalidateSession();
    await backend.discard();
    assert.deepEqual(session.reports, ['signed out']);
  });
  test('a user who has signed in is reported by the time the commit resolves, and not before the commit', async (context) => {
    const { backend } = await withAccounts(context, ada);
    const session = observeSession(backend);
    const { user } = await backend.signInWithPassword(ada);
    await session.waitForReports(1);
    assert.deepEqual(session.reports, ['signed out']);
    assert.equal(backend.hasStoredSession(), false);
    const committed = await backend.commit();
    assert.deepEqual(session.reports, ['signed out', ada.email]);
    assert.equal(backend.hasStoredSession(), true);
    assert.equal(committed.uid, user.uid);
    assert.equal(session.lastUser?.displayName, 'Ada');
    assert.ok(await committed.getIdToken());
    assert.ok(await user.getIdToken());
  });
  test('an observer that starts late gets the current user asynchronously', async (context) => {
    await commitAda(context);
    const session = observeSession(context.backend);
    assert.deepEqual(session.reports, []);
    await session.waitForReports(1);
    assert.deepEqual(session.reports, [ada.email]);
  });
  test('every observer gets reports until it unsubscribes', async (context) => {
    const observed = observeSession(context.backend);
    const stopped = observeSession(context.backend);
    await Promise.all([observed.waitForReports(1), stopped.waitForReports(1)]);
    stopped.stop();
    await commitAda(context);
    assert.deepEqual(observed.reports, ['signed out', ada.email]);
    assert.deepEqual(stopped.reports, ['signed out']);
  });
  test('a commit without a staged user fails, and so does a second commit', async (context) => {
    await assertRejects(context.backend.commit(), 'auth/internal-error');
    await commitAda(context);
    await assertRejects(context.backend.commit(), 'auth/internal-error');
  });
  test('a discarded user cannot be committed', async ({ backend, control }) => {
    await stageUser({ backend, control }, ada);
    await backend.discard();
    await assertRejects(backend.commit(), 'auth/internal-error');
  });
  test('a discard with `deleteAccount` deletes the account of the staged user', async ({ backend, control }) => {
    const { user } = await steps.signInWithGoogle(backend, { sub: 'g1', email: ada.email });
    await control.put({ accounts: [grace] });
    await backend.discard({ deleteAccount: user.uid });
    assert.deepEqual([await control.account(ada.email), await control.countAccounts()], [null, 1]);
    await assertRejects(backend.commit(), 'auth/internal-error');
    await backend.discard({ deleteAccount: user.uid });
    assert.equal(await control.count('account deletion'), 1);
  });
  test('a discard drops the staged user even if the account cannot be deleted', async ({ backend, control }) => {
    const { user } = await stageUser({ backend, control }, ada);
    await control.refuseNext('account deletion', 'NETWORK');
    await assertRejects(backend.discard({ deleteAccount: user.uid }), 'auth/network-request-failed');
    await assertRejects(backend.commit(), 'auth/internal-error');
    assert.equal(await control.countAccounts(), 1);
  });
  test('a discard with `deleteAccount` keeps the account of an upgraded guest, and that of the app’s user', async (context) => {
    const { backend, control } = context;
    const { uid } = await steps.commitGuest(context);
    await backend.createUserWithPassword(ada, { upgradeGuest: true });
    await backend.discard({ deleteAccount: uid });
    assert.equal((await control.account(ada.email))?.uid, uid);
    await backend.discard({ deleteAccount: uid });
    assert.equal(await control.count('account deletion'), 0);
  });
  test('a discard with `deleteAccount` keeps the account of another user than the staged one', async ({
    backend,
    control,
  }) => {
    await stageUser({ backend, control }, ada);
    await backend.discard({ deleteAccount: 'another' });
    assert.equal(await control.countAccounts(), 1);
    assert.equal(await control.count('account deletion'), 0);
  });
  test('a commit fails if another user is staged than the expected one, and the user stays staged', async (context) => {
    const { backend } = context;
    const { user } = await stageUser(context, ada);
    await assertRejects(backend.commit(undefined, 'another'), 'auth/user-token-expired');
    assert.equal((await backend.commit(undefined, user.uid)).uid, user.uid);
  });
  test('a user who is staged while an account is being deleted can be committed', async ({ backend, control }) => {
    await control.put({ accounts: [grace] });
    const { user } = await stageUser({ backend, control }, ada);
    const discard = () => backend.discard({ deleteAccount: user.uid });
    const { answer } = await startHeldCall(control, 'account deletion', discard);
    await backend.signInWithPassword(grace);
    await control.release();
    await answer;
    assert.equal((await backend.commit()).email, grace.email);
    assert.equal(await control.account(ada.email), null);
  });
  test('a discard cancels a sign-in that has not been answered', async ({ backend, control }) => {
    await control.put({ accounts: [ada, grace] });
    const { answer } = await discardHeldSignIn({ backend, control });
    await control.release();
    await assertRejects(answer, 'auth/user-cancelled');
    await assertRejects(backend.commit(), 'auth/internal-error');
    await backend.signInWithPassword(grace);
    assert.equal((await backend.commit()).email, grace.email);
  });
  test('a sign-in that the service refuses after a discard is reported as cancelled', async (context) => {
    const { control } = context;
    const { answer } = await discardHeldSignIn(context);
    await control.release();
    await assertRejects(answer, 'auth/user-cancelled');
  });
  test('a sign-in that is answered after a discard does not replace the user who has signed in since', async (context) => {
    const { backend, control } = await withAccounts(context, ada);
    const { answer } = await discardHeldSignIn(context);
    await backend.createUserWithPassword(grace);
    await control.release();
    await assertRejects(answer, 'auth/user-cancelled');
    assert.equal((await backend.commit()).email, grace.email);
  });
  test('an abandoned sign-in stages no user, and the next one can be committed', async ({ backend, control }) => {
    await control.put({ accounts: [ada, grace] });
    const { answer } = await startHeldCall(control, 'sign-in', () => backend.signInWithPassword(ada));
    backend.abandonSignIn();
    await control.release();
    await assertRejects(answer, 'auth/user-cancelled');
    await assertRejects(backend.commit(), 'auth/internal-error');
    await backend.signInWithPassword(grace);
    assert.equal((await backend.commit()).email, grace.email);
  });
  test('the error of an abandoned sign-up has the `uid` of the account that the service has created', async (context) => {
    const { backend, control } = context;
    const { answer } = await startHeldCall(control, 'sign-up', () => backend.createUserWithPassword(grace));
    backend.abandonSignIn();
    await control.release();
    const { createdUid } = await assertRejects(answer, 'auth/user-cancelled');
    const { user } = await backend.signInWithPassword(grace);
    assert.equal(createdUid, user.uid);
  });
  test('the error of an abandoned sign-in has no `createdUid` if the user had an account', async (context) => {
    const { backend, control } = await withAccounts(context, ada);
    const { answer } = await startHeldCall(control, 'sign-in', () => backend.signInWithPassword(ada));
    backend.abandonSignIn();
    await control.release();
    assert.equal((await assertRejects(answer, 'auth/user-cancelled')).createdUid, undefined);
  });
  test('abandoning a sign-in keeps the user who was staged before', async (context) => {
    const { backend, control } = await withAccounts(context, ada);
    await backend.createUserWithPassword(grace);
    const { answer } = await startHeldCall(control, 'sign-in', () => backend.signInWithPassword(ada));
    backend.abandonSignIn();
    await control.release();
    await assertRejects(answer, 'auth/user-cancelled');
    assert.equal((await backend.commit()).email, grace.email);
  });
  test('a failed linking of a credential updates the user’s email if it has changed since the sign-in, but saving a name does not', async (context) => {
    const { backend, control } = context;
    await stageUser({ backend, control }, ada);
    await control.sendMail({ purpose: 'email recovery', email: ada.email, newEmail: 'new@example.com' });
    await backend.setDisplayName('Ada');
    const session = await observeFirstReport(backend);
    await backend.commit();
    await backend.signInWithPassword({ ...ada, email: 'new@example.com' });
    await control.sendMail({ purpose: 'email recovery', email: 'new@example.com', newEmail: 'newer@example.com' });
    const invalidCredential = backend.passwordCredential({ email: 'nonsense', password: ada.password });
    await assert.rejects(backend.linkCredential(invalidCredential));
    await backend.commit();
    assert.deepEqual(session.reports, ['signed out', ada.email, 'newer@example.com']);
  });
  test('a discard does not change the app’s user', async (context) => {
    const session = await observeAda(context);
    await context.backend.signInWithPassword(grace);
    await context.backend.discard();
    await context.backend.revalidateSession();
    assert.deepEqual(session.reports, [ada.email]);
  });
  test('a refused sign-in does not change the staged user', async ({ backend, control }) => {
    await stageUser({ backend, control }, ada);
    await assertRejects(backend.signInWithPassword({ ...ada, password: 'wrong-one' }), 'auth/wrong-password');
    assert.equal((await backend.commit()).email, ada.email);
  });
  test('a second sign-in and commit replaces the app’s user', async (context) => {
    const session = await observeAda(context);
    await signInAndCommit(context.backend, grace);
    assert.deepEqual(session.reports, [ada.email, grace.email]);
  });
  test('a sign-out is reported by the time it resolves, and invalidates the user’s tokens', async (context) => {
    const session = await observeAda(context);
    const user = session.lastUser;
    await context.backend.signOut();
    assert.deepEqual(session.reports, [ada.email, 'signed out']);
    assert.equal(context.backend.hasStoredSession(), false);
    assert.ok(user);
    await assertRejects(user.getIdToken(), 'auth/user-token-expired');
  });
  test('a session check that is answered after the visitor has signed out is not reported', async (context) => {
    const { backend, control } = context;
    const session = await observeAda(context);
    await control.hold('session check');
    const check = backend.revalidateSession();
    while ((await control.count('session check')) === 0) await new Promise((resolve) => setImmediate(resolve));
    await backend.signOut();
    await control.release();
    await check;
    assert.deepEqual(session.reports, [ada.email, 'signed out']);
  });
  test('a sign-out while no user is signed in is not reported', async ({ backend }) => {
    const session = observeSession(backend);
    await backend.signOut();
    await session.waitForReports(1);
    await backend.signOut();
    assert.deepEqual(session.reports, ['signed out']);
  });
  test('the user is reported after a reload, once the service has checked the session', async (context) => {
    await commitAda(context);
    const session = observeSession(await context.reload());
    assert.deepEqual(session.reports, []);
    await session.waitForReports(1);
    assert.deepEqual(session.reports, [ada.email]);
    assert.equal(session.lastUser?.displayName, 'Ada');
    assert.equal(await context.control.count('session check'), 1);
  });
  test('a reload drops the staged user', async ({ backend, control, reload }) => {
    await stageUser({ backend, control }, ada);
    const next = await reload();
    const session = await observeFirstReport(next);
    assert.deepEqual(session.reports, ['signed out']);
    await assertRejects(next.commit(), 'auth/internal-error');
  });
  test('no user is signed in after a sign-out and a reload', async (context) => {
    await commitAda(context);
    await context.backend.signOut();
    const session = await observeFirstReport(await context.reload());
    assert.deepEqual(session.reports, ['signed out']);
    assert.equal(await context.control.count('session check'), 0);
  });
  for (const ending of ['deleteAccount', 'disableAccount', 'revokeSessions'] as const) {
    test(`after ${ending}, the session ends when it is next checked, and not before`, async (context) => {
      const session = await observeAda(context);
      await context.control[ending](ada.email);
      assert.deepEqual(session.reports, [ada.email]);
      await context.backend.revalidateSession();
      assert.deepEqual(session.reports, [ada.email, 'signed out']);
      await context.backend.revalidateSession();
      assert.deepEqual(session.reports, [ada.email, 'signed out']);
    });
    test(`after ${ending}, no user is signed in on the next page`, async (context) => {
      await commitAda(context);
      await context.control[ending](ada.email);
      const session = await observeFirstReport(await context.reload());
      assert.deepEqual(session.reports, ['signed out']);
    });
  }
  test('after revokeSessions, the user can sign in again immediately', async (context) => {
    await commitAda(context);
    await context.control.revokeSessions(ada.email);
    await context.backend.revalidateSession();
    await signInAndCommit(context.backend, ada);
    const session = observeSession(context.backend);
    await context.backend.revalidateSession();
    await session.waitForReports(1);
    assert.deepEqual(session.reports, [ada.email]);
  });
  test('after revokeSessions, the old session stays revoked even if the same user signs in again', async (context) => {
    const { backend, control } = context;
    const session = await observeAda(context);
    await control.revokeSessions(ada.email);
    await backend.signInWithPassword(ada);
    await backend.revalidateSession();
    assert.deepEqual(session.reports, [ada.email, 'signed out']);
  });
  test('deleting one account does not end the session of another account', async (context) => {
    const session = await observeAda(context);
    await context.control.deleteAccount(grace.email);
    await context.backend.revalidateSession();
    assert.deepEqual(session.reports, [ada.email]);
  });
  for (const wireMessage of ['NETWORK', 'TOO_MANY_ATTEMPTS_TRY_LATER'] as const) {
    test(`a session check that fails with ${wireMessage} rejects but does not end the session`, async (context) => {
      const session = await observeAda(context);
      await context.control.refuseNext('session check', wireMessage);
      const code = wireMessage === 'NETWORK' ? 'auth/network-request-failed' : 'auth/too-many-requests';
      await assertRejects(context.backend.revalidateSession(), code);
      assert.deepEqual(session.reports, [ada.email]);
      await context.backend.revalidateSession();
      assert.deepEqual(session.reports, [ada.email]);
    });
    test(`a new page keeps the user if its session check fails with ${wireMessage}`, async (context) => {
      await commitAda(context);
      await context.control.refuseNext('session check', wireMessage);
      const session = await observeFirstReport(await context.reload());
      assert.deepEqual(session.reports, [ada.email]);
    });
  }
  test('a new page reports nothing while its session check is held', async (context) => {
    await commitAda(context);
    await context.control.hold('session check');
    const session = observeSession(await context.reload());
    assert.equal(await isSettled(session.waitForReports(1)), false);
    await context.control.release();
    await session.waitForReports(1);
    assert.deepEqual(session.reports, [ada.email]);
  });
  test('after dispose, observers get no reports and every call fails', async ({ backend, control }) => {
    await control.put({ accounts: [ada] });
    const session = observeSession(backend);
    await backend.signInWithPassword(ada);
    await session.waitForReports(1);
    const signedOut = backend.signOut();
    await backend.dispose();
    await signedOut;
    await backend.dispose();
    backend.prepare();
    const late = observeSession(backend);
    await assertRejects(backend.signInWithPassword(ada), 'auth/internal-error');
    await assertRejects(backend.lookUpSignInMethods(ada.email), 'auth/internal-error');
    await assertRejects(backend.signOut(), 'auth/internal-error');
    await assertRejects(backend.revalidateSession(), 'auth/internal-error');
    await assertRejects(backend.commit(), 'auth/internal-error');
    assert.throws(() => backend.setSignUpClosed(false), { code: 'auth/internal-error' });
    await backend.discard();
    assert.deepEqual(session.reports, ['signed out']);
    assert.deepEqual(late.reports, []);
  });
  test('a page that is left before its first report does not affect the session of the next page', async (context) => {
    await commitAda(context);
    const disposed = await context.reload();
    const disposedSession = observeSession(disposed);
    void disposed.dispose();
    const session = await observeFirstReport(await context.reload());
    assert.deepEqual(session.reports, [ada.email]);
    assert.deepEqual(disposedSession.reports, []);
  });
};
