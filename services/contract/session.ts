import assert from 'node:assert/strict';
import { isSettled, observe, refused } from './expect.ts';
import type { ContractCase, Subject } from './subject.ts';

const ada = { email: 'ada@example.com', password: 'secret1', displayName: 'Ada' };
const grace = { email: 'grace@example.com', password: 'secret1' };

async function signIn({ backend, control }: Subject): Promise<void> {
  await control.put({ accounts: [ada, grace] });
  await backend.signInWithPassword(ada);
  await backend.commit();
}

/** A sign-in of Ada's that is on its way when everything is discarded. */
async function discardedOnTheWay({ backend, control }: Subject): Promise<{ readonly late: Promise<unknown> }> {
  await control.hold('sign-in');
  const late = backend.signInWithPassword(ada);
  await isSettled(late);
  await backend.discard();
  return { late };
}

export const sessionCases: readonly ContractCase[] = [
  {
    title: 'the first report says that nobody is there, once, and not within the call',
    async run({ backend }) {
      const session = observe(backend);
      assert.deepEqual(session.heard, []);
      await session.until(1);
      backend.prepare();
      await backend.revalidateSession();
      await backend.discard();
      assert.deepEqual(session.heard, ['nobody']);
    },
  },
  {
    title: 'a user who signs in is not reported before the commit, and is when the commit is done',
    async run({ backend, control }) {
      await control.put({ accounts: [ada] });
      const session = observe(backend);
      const { user } = await backend.signInWithPassword(ada);
      await session.until(1);
      assert.deepEqual(session.heard, ['nobody']);
      assert.equal(backend.hasStoredSession(), false);
      const committed = await backend.commit();
      assert.deepEqual(session.heard, ['nobody', ada.email]);
      assert.equal(backend.hasStoredSession(), true);
      assert.equal(committed.uid, user.uid);
      assert.equal(session.last?.displayName, 'Ada');
      assert.ok(await committed.getIdToken());
      assert.ok(await user.getIdToken());
    },
  },
  {
    title: 'whoever begins to observe late hears the current user, not within the call',
    async run(subject) {
      await signIn(subject);
      const session = observe(subject.backend);
      assert.deepEqual(session.heard, []);
      await session.until(1);
      assert.deepEqual(session.heard, [ada.email]);
    },
  },
  {
    title: 'every observer is told, until it stops',
    async run(subject) {
      const one = observe(subject.backend);
      const other = observe(subject.backend);
      await Promise.all([one.until(1), other.until(1)]);
      other.stop();
      await signIn(subject);
      assert.deepEqual(one.heard, ['nobody', ada.email]);
      assert.deepEqual(other.heard, ['nobody']);
    },
  },
  {
    title: 'a commit without a staged user is refused, as is a second one',
    async run(subject) {
      await refused(subject.backend.commit(), 'auth/internal-error');
      await signIn(subject);
      await refused(subject.backend.commit(), 'auth/internal-error');
    },
  },
  {
    title: 'a discarded user cannot be committed',
    async run({ backend, control }) {
      await control.put({ accounts: [ada] });
      await backend.signInWithPassword(ada);
      await backend.discard();
      await refused(backend.commit(), 'auth/internal-error');
    },
  },
  {
    title: 'a discard ends also a sign-in that is not answered yet',
    async run(subject) {
      const { backend, control } = subject;
      await control.put({ accounts: [ada, grace] });
      const { late } = await discardedOnTheWay(subject);
      await control.release();
      await refused(late, 'auth/user-cancelled');
      await refused(backend.commit(), 'auth/internal-error');
      await backend.signInWithPassword(grace);
      assert.equal((await backend.commit()).email, grace.email);
    },
  },
  {
    title: 'a sign-in that is refused only after a discard was discarded all the same',
    async run(subject) {
      const { control } = subject;
      const { late } = await discardedOnTheWay(subject);
      await control.release();
      await refused(late, 'auth/user-cancelled');
    },
  },
  {
    title: 'whose answer comes only after a discard is not taken for who signed in since',
    async run(subject) {
      const { backend, control } = subject;
      await control.put({ accounts: [ada] });
      const { late } = await discardedOnTheWay(subject);
      await backend.createUserWithPassword(grace);
      await control.release();
      await refused(late, 'auth/user-cancelled');
      assert.equal((await backend.commit()).email, grace.email);
    },
  },
  {
    title: 'an email that changed since the sign-in is known after a refused link, and not after a naming',
    async run({ backend, control }) {
      await control.put({ accounts: [ada] });
      await backend.signInWithPassword(ada);
      await control.sendMail({ purpose: 'email recovery', email: ada.email, newEmail: 'new@example.com' });
      await backend.setDisplayName('Ada');
      const session = observe(backend);
      await session.until(1);
      await backend.commit();
      await backend.signInWithPassword({ ...ada, email: 'new@example.com' });
      await control.sendMail({ purpose: 'email recovery', email: 'new@example.com', newEmail: 'newer@example.com' });
      const nobodys = backend.passwordCredential({ email: 'nonsense', password: ada.password });
      await assert.rejects(backend.linkCredential(nobodys));
      await backend.commit();
      assert.deepEqual(session.heard, ['nobody', ada.email, 'newer@example.com']);
    },
  },
  {
    title: 'a discard leaves the app’s user alone',
    async run(subject) {
      await signIn(subject);
      const session = observe(subject.backend);
      await session.until(1);
      await subject.backend.signInWithPassword(grace);
      await subject.backend.discard();
      await subject.backend.revalidateSession();
      assert.deepEqual(session.heard, [ada.email]);
    },
  },
  {
    title: 'a refused sign-in leaves a user who is staged where she is',
    async run({ backend, control }) {
      await control.put({ accounts: [ada] });
      await backend.signInWithPassword(ada);
      await refused(backend.signInWithPassword({ ...ada, password: 'wrong-one' }), 'auth/wrong-password');
      assert.equal((await backend.commit()).email, ada.email);
    },
  },
  {
    title: 'the second of two commits makes another user the app’s',
    async run(subject) {
      await signIn(subject);
      const session = observe(subject.backend);
      await session.until(1);
      await subject.backend.signInWithPassword(grace);
      await subject.backend.commit();
      assert.deepEqual(session.heard, [ada.email, grace.email]);
    },
  },
  {
    title: 'a sign-out is reported when it is done, and ends the tokens of the user',
    async run(subject) {
      await signIn(subject);
      const session = observe(subject.backend);
      await session.until(1);
      const user = session.last;
      await subject.backend.signOut();
      assert.deepEqual(session.heard, [ada.email, 'nobody']);
      assert.equal(subject.backend.hasStoredSession(), false);
      assert.ok(user);
      await refused(user.getIdToken(), 'auth/user-token-expired');
    },
  },
  {
    title: 'an answer about the session of a visitor who has signed out meanwhile is no news',
    async run(subject) {
      await signIn(subject);
      const { backend, control } = subject;
      const session = observe(backend);
      await session.until(1);
      await control.hold('session check');
      const check = backend.revalidateSession();
      while ((await control.count('session check')) === 0) await new Promise((resolve) => setImmediate(resolve));
      await backend.signOut();
      await control.release();
      await check;
      assert.deepEqual(session.heard, [ada.email, 'nobody']);
    },
  },
  {
    title: 'a sign-out of nobody is no news',
    async run({ backend }) {
      const session = observe(backend);
      await backend.signOut();
      await session.until(1);
      await backend.signOut();
      assert.deepEqual(session.heard, ['nobody']);
    },
  },
  {
    title: 'the user is still there after a reload, and was asked for at the service',
    async run(subject) {
      await signIn(subject);
      const session = observe(await subject.reload());
      assert.deepEqual(session.heard, []);
      await session.until(1);
      assert.deepEqual(session.heard, [ada.email]);
      assert.equal(session.last?.displayName, 'Ada');
      assert.equal(await subject.control.count('session check'), 1);
    },
  },
  {
    title: 'a staged user is gone after a reload',
    async run({ backend, control, reload }) {
      await control.put({ accounts: [ada] });
      await backend.signInWithPassword(ada);
      const next = await reload();
      const session = observe(next);
      await session.until(1);
      assert.deepEqual(session.heard, ['nobody']);
      await refused(next.commit(), 'auth/internal-error');
    },
  },
  {
    title: 'nobody is there after a sign-out and a reload',
    async run(subject) {
      await signIn(subject);
      await subject.backend.signOut();
      const session = observe(await subject.reload());
      await session.until(1);
      assert.deepEqual(session.heard, ['nobody']);
      assert.equal(await subject.control.count('session check'), 0);
    },
  },
  ...(['deleteAccount', 'disableAccount', 'revokeSessions'] as const).flatMap((ending): ContractCase[] => [
    {
      title: `after ${ending} the session ends when it is asked about, and not before`,
      async run(subject) {
        await signIn(subject);
        const session = observe(subject.backend);
        await session.until(1);
        await subject.control[ending](ada.email);
        assert.deepEqual(session.heard, [ada.email]);
        await subject.backend.revalidateSession();
        assert.deepEqual(session.heard, [ada.email, 'nobody']);
        await subject.backend.revalidateSession();
        assert.deepEqual(session.heard, [ada.email, 'nobody']);
      },
    },
    {
      title: `after ${ending} nobody is there on the next page`,
      async run(subject) {
        await signIn(subject);
        await subject.control[ending](ada.email);
        const session = observe(await subject.reload());
        await session.until(1);
        assert.deepEqual(session.heard, ['nobody']);
      },
    },
  ]),
  {
    title: 'after revokeSessions one can sign in again at once',
    async run(subject) {
      await signIn(subject);
      await subject.control.revokeSessions(ada.email);
      await subject.backend.revalidateSession();
      await subject.backend.signInWithPassword(ada);
      await subject.backend.commit();
      const session = observe(subject.backend);
      await subject.backend.revalidateSession();
      await session.until(1);
      assert.deepEqual(session.heard, [ada.email]);
    },
  },
  {
    title: 'after revokeSessions the session that was ended stays so, though the same user signs in again',
    async run(subject) {
      await signIn(subject);
      const { backend, control } = subject;
      const session = observe(backend);
      await session.until(1);
      await control.revokeSessions(ada.email);
      await backend.signInWithPassword(ada);
      await backend.revalidateSession();
      assert.deepEqual(session.heard, [ada.email, 'nobody']);
    },
  },
  {
    title: 'what ends the session of one account does not end that of another',
    async run(subject) {
      await signIn(subject);
      const session = observe(subject.backend);
      await session.until(1);
      await subject.control.deleteAccount(grace.email);
      await subject.backend.revalidateSession();
      assert.deepEqual(session.heard, [ada.email]);
    },
  },
  ...(['NETWORK', 'TOO_MANY_ATTEMPTS_TRY_LATER'] as const).map((wireMessage): ContractCase => ({
    title: `a session that cannot be asked about for ${wireMessage} holds, and the question is refused`,
    async run(subject) {
      await signIn(subject);
      const session = observe(subject.backend);
      await session.until(1);
      await subject.control.refuseNext('session check', wireMessage);
      const code = wireMessage === 'NETWORK' ? 'auth/network-request-failed' : 'auth/too-many-requests';
      await refused(subject.backend.revalidateSession(), code);
      assert.deepEqual(session.heard, [ada.email]);
      await subject.backend.revalidateSession();
      assert.deepEqual(session.heard, [ada.email]);
    },
  })),
  {
    title: 'a new page whose session cannot be asked about for want of a network keeps the user',
    async run(subject) {
      await signIn(subject);
      await subject.control.refuseNext('session check', 'NETWORK');
      const session = observe(await subject.reload());
      await session.until(1);
      assert.deepEqual(session.heard, [ada.email]);
    },
  },
  {
    title: 'a new page whose session the service refuses has no user',
    async run(subject) {
      await signIn(subject);
      await subject.control.refuseNext('session check', 'TOO_MANY_ATTEMPTS_TRY_LATER');
      const session = observe(await subject.reload());
      await session.until(1);
      assert.deepEqual(session.heard, ['nobody']);
    },
  },
  {
    title: 'a new page reports nothing while its session check is held',
    async run(subject) {
      await signIn(subject);
      await subject.control.hold('session check');
      const session = observe(await subject.reload());
      assert.equal(await isSettled(session.until(1)), false);
      await subject.control.release();
      await session.until(1);
      assert.deepEqual(session.heard, [ada.email]);
    },
  },
  {
    title: 'after dispose no observer is told anything, and nothing can be asked',
    async run(subject) {
      const { backend, control } = subject;
      await control.put({ accounts: [ada] });
      const session = observe(backend);
      await backend.signInWithPassword(ada);
      await session.until(1);
      const signedOut = backend.signOut();
      await backend.dispose();
      await signedOut;
      await backend.dispose();
      backend.prepare();
      const late = observe(backend);
      await refused(backend.signInWithPassword(ada), 'auth/internal-error');
      await refused(backend.lookUpSignInMethods(ada.email), 'auth/internal-error');
      await refused(backend.signOut(), 'auth/internal-error');
      await refused(backend.revalidateSession(), 'auth/internal-error');
      await refused(backend.commit(), 'auth/internal-error');
      await backend.discard();
      assert.deepEqual(session.heard, ['nobody']);
      assert.deepEqual(late.heard, []);
    },
  },
  {
    title: 'a page that is left before its first report leaves the session to the next page',
    async run(subject) {
      await signIn(subject);
      const left = await subject.reload();
      const unheard = observe(left);
      void left.dispose();
      const session = observe(await subject.reload());
      await session.until(1);
      assert.deepEqual(session.heard, [ada.email]);
      assert.deepEqual(unheard.heard, []);
    },
  },
] satisfies ContractCase[];
