import assert from 'node:assert/strict';
import { assertRejects, isSettled } from '../support/assertions.ts';
import { observeSession, observeFirstReport } from '../support/observe-session.ts';
import { signInAndCommit } from '../support/visitor-steps.ts';
import { contractCase, type CaseContext, type ContractCase } from '../support/contract-case.ts';

const ada = { email: 'ada@example.com', password: 'secret1', displayName: 'Ada' };
const grace = { email: 'grace@example.com', password: 'secret1' };

async function signIn({ backend, control }: CaseContext): Promise<void> {
  await control.put({ accounts: [ada, grace] });
  await signInAndCommit(backend, ada);
}

/** A sign-in of Ada's that is on its way when everything is discarded. */
async function discardedOnTheWay({ backend, control }: CaseContext): Promise<{ readonly late: Promise<unknown> }> {
  await control.hold('sign-in');
  const late = backend.signInWithPassword(ada);
  await isSettled(late);
  await backend.discard();
  return { late };
}

export const sessionCases: readonly ContractCase[] = [
  contractCase('the first report says that nobody is there, once, and not within the call', async ({ backend }) => {
    const session = observeSession(backend);
    assert.deepEqual(session.reports, []);
    await session.waitForReports(1);
    backend.prepare();
    await backend.revalidateSession();
    await backend.discard();
    assert.deepEqual(session.reports, ['signed out']);
  }),
  contractCase(
    'a user who signs in is not reported before the commit, and is when the commit is done',
    async ({ backend, control }) => {
      await control.put({ accounts: [ada] });
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
    },
  ),
  contractCase('whoever begins to observe late hears the current user, not within the call', async (context) => {
    await signIn(context);
    const session = observeSession(context.backend);
    assert.deepEqual(session.reports, []);
    await session.waitForReports(1);
    assert.deepEqual(session.reports, [ada.email]);
  }),
  contractCase('every observer is told, until it stops', async (context) => {
    const one = observeSession(context.backend);
    const other = observeSession(context.backend);
    await Promise.all([one.waitForReports(1), other.waitForReports(1)]);
    other.stop();
    await signIn(context);
    assert.deepEqual(one.reports, ['signed out', ada.email]);
    assert.deepEqual(other.reports, ['signed out']);
  }),
  contractCase('a commit without a staged user is refused, as is a second one', async (context) => {
    await assertRejects(context.backend.commit(), 'auth/internal-error');
    await signIn(context);
    await assertRejects(context.backend.commit(), 'auth/internal-error');
  }),
  contractCase('a discarded user cannot be committed', async ({ backend, control }) => {
    await control.put({ accounts: [ada] });
    await backend.signInWithPassword(ada);
    await backend.discard();
    await assertRejects(backend.commit(), 'auth/internal-error');
  }),
  contractCase('a discard ends also a sign-in that is not answered yet', async (context) => {
    const { backend, control } = context;
    await control.put({ accounts: [ada, grace] });
    const { late } = await discardedOnTheWay(context);
    await control.release();
    await assertRejects(late, 'auth/user-cancelled');
    await assertRejects(backend.commit(), 'auth/internal-error');
    await backend.signInWithPassword(grace);
    assert.equal((await backend.commit()).email, grace.email);
  }),
  contractCase('a sign-in that is refused only after a discard was discarded all the same', async (context) => {
    const { control } = context;
    const { late } = await discardedOnTheWay(context);
    await control.release();
    await assertRejects(late, 'auth/user-cancelled');
  }),
  contractCase('whose answer comes only after a discard is not taken for who signed in since', async (context) => {
    const { backend, control } = context;
    await control.put({ accounts: [ada] });
    const { late } = await discardedOnTheWay(context);
    await backend.createUserWithPassword(grace);
    await control.release();
    await assertRejects(late, 'auth/user-cancelled');
    assert.equal((await backend.commit()).email, grace.email);
  }),
  contractCase(
    'an email that changed since the sign-in is known after a refused link, and not after a naming',
    async ({ backend, control }) => {
      await control.put({ accounts: [ada] });
      await backend.signInWithPassword(ada);
      await control.sendMail({ purpose: 'email recovery', email: ada.email, newEmail: 'new@example.com' });
      await backend.setDisplayName('Ada');
      const session = await observeFirstReport(backend);
      await backend.commit();
      await backend.signInWithPassword({ ...ada, email: 'new@example.com' });
      await control.sendMail({ purpose: 'email recovery', email: 'new@example.com', newEmail: 'newer@example.com' });
      const nobodys = backend.passwordCredential({ email: 'nonsense', password: ada.password });
      await assert.rejects(backend.linkCredential(nobodys));
      await backend.commit();
      assert.deepEqual(session.reports, ['signed out', ada.email, 'newer@example.com']);
    },
  ),
  contractCase('a discard leaves the app’s user alone', async (context) => {
    await signIn(context);
    const session = await observeFirstReport(context.backend);
    await context.backend.signInWithPassword(grace);
    await context.backend.discard();
    await context.backend.revalidateSession();
    assert.deepEqual(session.reports, [ada.email]);
  }),
  contractCase('a refused sign-in leaves a user who is staged where she is', async ({ backend, control }) => {
    await control.put({ accounts: [ada] });
    await backend.signInWithPassword(ada);
    await assertRejects(backend.signInWithPassword({ ...ada, password: 'wrong-one' }), 'auth/wrong-password');
    assert.equal((await backend.commit()).email, ada.email);
  }),
  contractCase('the second of two commits makes another user the app’s', async (context) => {
    await signIn(context);
    const session = await observeFirstReport(context.backend);
    await signInAndCommit(context.backend, grace);
    assert.deepEqual(session.reports, [ada.email, grace.email]);
  }),
  contractCase('a sign-out is reported when it is done, and ends the tokens of the user', async (context) => {
    await signIn(context);
    const session = await observeFirstReport(context.backend);
    const user = session.lastUser;
    await context.backend.signOut();
    assert.deepEqual(session.reports, [ada.email, 'signed out']);
    assert.equal(context.backend.hasStoredSession(), false);
    assert.ok(user);
    await assertRejects(user.getIdToken(), 'auth/user-token-expired');
  }),
  contractCase('an answer about the session of a visitor who has signed out meanwhile is no news', async (context) => {
    await signIn(context);
    const { backend, control } = context;
    const session = await observeFirstReport(backend);
    await control.hold('session check');
    const check = backend.revalidateSession();
    while ((await control.count('session check')) === 0) await new Promise((resolve) => setImmediate(resolve));
    await backend.signOut();
    await control.release();
    await check;
    assert.deepEqual(session.reports, [ada.email, 'signed out']);
  }),
  contractCase('a sign-out of nobody is no news', async ({ backend }) => {
    const session = observeSession(backend);
    await backend.signOut();
    await session.waitForReports(1);
    await backend.signOut();
    assert.deepEqual(session.reports, ['signed out']);
  }),
  contractCase('the user is still there after a reload, and was asked for at the service', async (context) => {
    await signIn(context);
    const session = observeSession(await context.reload());
    assert.deepEqual(session.reports, []);
    await session.waitForReports(1);
    assert.deepEqual(session.reports, [ada.email]);
    assert.equal(session.lastUser?.displayName, 'Ada');
    assert.equal(await context.control.count('session check'), 1);
  }),
  contractCase('a staged user is gone after a reload', async ({ backend, control, reload }) => {
    await control.put({ accounts: [ada] });
    await backend.signInWithPassword(ada);
    const next = await reload();
    const session = await observeFirstReport(next);
    assert.deepEqual(session.reports, ['signed out']);
    await assertRejects(next.commit(), 'auth/internal-error');
  }),
  contractCase('nobody is there after a sign-out and a reload', async (context) => {
    await signIn(context);
    await context.backend.signOut();
    const session = await observeFirstReport(await context.reload());
    assert.deepEqual(session.reports, ['signed out']);
    assert.equal(await context.control.count('session check'), 0);
  }),
  ...(['deleteAccount', 'disableAccount', 'revokeSessions'] as const).flatMap((ending) => [
    contractCase(`after ${ending} the session ends when it is asked about, and not before`, async (context) => {
      await signIn(context);
      const session = await observeFirstReport(context.backend);
      await context.control[ending](ada.email);
      assert.deepEqual(session.reports, [ada.email]);
      await context.backend.revalidateSession();
      assert.deepEqual(session.reports, [ada.email, 'signed out']);
      await context.backend.revalidateSession();
      assert.deepEqual(session.reports, [ada.email, 'signed out']);
    }),
    contractCase(`after ${ending} nobody is there on the next page`, async (context) => {
      await signIn(context);
      await context.control[ending](ada.email);
      const session = await observeFirstReport(await context.reload());
      assert.deepEqual(session.reports, ['signed out']);
    }),
  ]),
  contractCase('after revokeSessions one can sign in again at once', async (context) => {
    await signIn(context);
    await context.control.revokeSessions(ada.email);
    await context.backend.revalidateSession();
    await signInAndCommit(context.backend, ada);
    const session = observeSession(context.backend);
    await context.backend.revalidateSession();
    await session.waitForReports(1);
    assert.deepEqual(session.reports, [ada.email]);
  }),
  contractCase(
    'after revokeSessions the session that was ended stays so, though the same user signs in again',
    async (context) => {
      await signIn(context);
      const { backend, control } = context;
      const session = await observeFirstReport(backend);
      await control.revokeSessions(ada.email);
      await backend.signInWithPassword(ada);
      await backend.revalidateSession();
      assert.deepEqual(session.reports, [ada.email, 'signed out']);
    },
  ),
  contractCase('what ends the session of one account does not end that of another', async (context) => {
    await signIn(context);
    const session = await observeFirstReport(context.backend);
    await context.control.deleteAccount(grace.email);
    await context.backend.revalidateSession();
    assert.deepEqual(session.reports, [ada.email]);
  }),
  ...(['NETWORK', 'TOO_MANY_ATTEMPTS_TRY_LATER'] as const).map((wireMessage) =>
    contractCase(
      `a session that cannot be asked about for ${wireMessage} holds, and the question is refused`,
      async (context) => {
        await signIn(context);
        const session = await observeFirstReport(context.backend);
        await context.control.refuseNext('session check', wireMessage);
        const code = wireMessage === 'NETWORK' ? 'auth/network-request-failed' : 'auth/too-many-requests';
        await assertRejects(context.backend.revalidateSession(), code);
        assert.deepEqual(session.reports, [ada.email]);
        await context.backend.revalidateSession();
        assert.deepEqual(session.reports, [ada.email]);
      },
    ),
  ),
  contractCase(
    'a new page whose session cannot be asked about for want of a network keeps the user',
    async (context) => {
      await signIn(context);
      await context.control.refuseNext('session check', 'NETWORK');
      const session = await observeFirstReport(await context.reload());
      assert.deepEqual(session.reports, [ada.email]);
    },
  ),
  contractCase('a new page whose session the service refuses has no user', async (context) => {
    await signIn(context);
    await context.control.refuseNext('session check', 'TOO_MANY_ATTEMPTS_TRY_LATER');
    const session = await observeFirstReport(await context.reload());
    assert.deepEqual(session.reports, ['signed out']);
  }),
  contractCase('a new page reports nothing while its session check is held', async (context) => {
    await signIn(context);
    await context.control.hold('session check');
    const session = observeSession(await context.reload());
    assert.equal(await isSettled(session.waitForReports(1)), false);
    await context.control.release();
    await session.waitForReports(1);
    assert.deepEqual(session.reports, [ada.email]);
  }),
  contractCase('after dispose no observer is told anything, and nothing can be asked', async (context) => {
    const { backend, control } = context;
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
    await backend.discard();
    assert.deepEqual(session.reports, ['signed out']);
    assert.deepEqual(late.reports, []);
  }),
  contractCase('a page that is left before its first report leaves the session to the next page', async (context) => {
    await signIn(context);
    const left = await context.reload();
    const unheard = observeSession(left);
    void left.dispose();
    const session = await observeFirstReport(await context.reload());
    assert.deepEqual(session.reports, [ada.email]);
    assert.deepEqual(unheard.reports, []);
  }),
];
