import assert from 'node:assert/strict';
import type { AuthCredential, AuthResult } from '../../src/adapters/auth-backend.ts';
import type { AuthErrorCode } from '../../src/adapters/auth-error.ts';
import type { ServiceOperation } from '../../src/adapters/service-control.ts';
import { linkIn, observe, refused, type Hearing } from './expect.ts';
import { credentialAt } from './federated.ts';
import { asked, lastCode } from './phone.ts';
import type { ContractCase, Subject } from './subject.ts';

const ada = { email: 'ada@example.com', password: 'secret1' };
const grace = { email: 'grace@example.com', password: 'secret1' };
const number = '+15555550100';
const upgrade = { upgradeGuest: true } as const;

/** A guest is the app's user. */
export async function guestOf({ backend }: Subject): Promise<{ uid: string; session: Hearing }> {
  const { user } = await backend.signInAnonymously();
  await backend.commit();
  const session = observe(backend);
  await session.until(1);
  return { uid: user.uid, session };
}

interface Way {
  readonly name: string;
  readonly operation: ServiceOperation;
  enter(subject: Subject): Promise<AuthResult>;
  /** What the guest is called afterwards. */
  readonly as: string;
  readonly conflict: AuthErrorCode;
  readonly isNewUser: boolean;
}

const ways: readonly Way[] = [
  {
    name: 'a password',
    operation: 'sign-up',
    enter: ({ backend }) => backend.createUserWithPassword(ada, upgrade),
    as: ada.email,
    conflict: 'auth/email-already-in-use',
    isNewUser: true,
  },
  {
    name: 'an email link',
    operation: 'link sign-in',
    async enter({ backend, control }) {
      await backend.sendSignInLink(ada.email, { url: 'http://127.0.0.1:5188/Login' });
      const link = linkIn((await control.mails())[0]?.path);
      return await backend.signInWithEmailLink({ email: ada.email, link }, upgrade);
    },
    as: ada.email,
    conflict: 'auth/email-already-in-use',
    isNewUser: false,
  },
  {
    name: 'a phone',
    operation: 'phone sign-in',
    async enter({ backend, control }) {
      const confirmation = await asked(backend, number, upgrade);
      return await confirmation.confirm(await lastCode(control));
    },
    as: 'guest',
    conflict: 'auth/credential-already-in-use',
    isNewUser: false,
  },
  {
    name: 'a provider',
    operation: 'provider sign-in',
    enter: ({ backend }) =>
      backend.signInWithCredential(credentialAt(backend, 'google.com', { sub: ada.email, email: ada.email }), upgrade),
    as: ada.email,
    conflict: 'auth/credential-already-in-use',
    isNewUser: false,
  },
];

export const upgradeCases: readonly ContractCase[] = [
  ...ways.flatMap(({ name, operation, enter, as, conflict, isNewUser }): ContractCase[] => [
    {
      title: `a guest who gets ${name} stays who they were, and the app hears of it with the commit`,
      async run(subject) {
        const { backend, control } = subject;
        const { uid, session } = await guestOf(subject);
        const result = await enter(subject);
        assert.equal(result.user.uid, uid);
        assert.equal(result.user.isAnonymous, false);
        assert.equal(result.operationType, 'link');
        assert.equal(result.additionalUserInfo?.isNewUser, isNewUser);
        assert.equal(await control.count(operation), 1);
        assert.equal(await control.count('linking'), 0);
        assert.equal(backend.currentGuest(), null);
        assert.deepEqual(session.heard, ['guest']);
        const committed = await backend.commit();
        assert.equal(committed.uid, uid);
        assert.deepEqual(session.heard, ['guest', as]);
        assert.equal(session.last?.isAnonymous, false);
        assert.ok(await committed.getIdToken());
        await refused(backend.commit(), 'auth/internal-error');
        const next = observe(await subject.reload());
        await next.until(1);
        assert.equal(next.last?.uid, uid);
        assert.equal(next.last?.isAnonymous, false);
      },
    },
    {
      title: `a guest for whom ${name} is somebody’s already stays a guest, and gets the credential back`,
      async run(subject) {
        const { backend, control } = subject;
        const { uid, session } = await guestOf(subject);
        await control.put({ accounts: [{ ...ada, phoneNumber: number, providers: ['google.com'] }] });
        const { credential } = await refused(enter(subject), conflict);
        assert.ok(credential);
        await backend.discard();
        await backend.revalidateSession();
        assert.equal(backend.currentGuest()?.uid, uid);
        assert.deepEqual(session.heard, ['guest']);
        await refused(backend.commit(), 'auth/internal-error');
        await signsIn(subject, name, credential);
      },
    },
    {
      title: `a guest whose ${name} the service refuses stays a guest`,
      async run(subject) {
        const { backend, control } = subject;
        const { uid, session } = await guestOf(subject);
        await control.refuseNext(operation, 'NETWORK');
        await refused(enter(subject), 'auth/network-request-failed');
        assert.equal(backend.currentGuest()?.uid, uid);
        assert.equal((await enter(subject)).user.uid, uid);
        await backend.commit();
        assert.deepEqual(session.heard, ['guest', as]);
      },
    },
    {
      title: `where no guest is there, ${name} signs in as ever`,
      async run(subject) {
        const session = observe(subject.backend);
        await session.until(1);
        const result = await enter(subject);
        assert.equal(result.operationType, 'signIn');
        assert.deepEqual(session.heard, ['nobody']);
        await subject.backend.commit();
        assert.equal(session.last?.uid, result.user.uid);
      },
    },
  ]),
  {
    title: 'an upgrade that is discarded cannot be undone: the app hears of it then',
    async run(subject) {
      const { session } = await guestOf(subject);
      await subject.backend.createUserWithPassword(ada, upgrade);
      await subject.backend.discard();
      assert.deepEqual(session.heard, ['guest', ada.email]);
    },
  },
  {
    title: 'a guest who upgrades is not taken for who signed in on the way',
    async run(subject) {
      const { session } = await guestOf(subject);
      await subject.control.put({ accounts: [grace] });
      await subject.backend.signInWithPassword(grace);
      await subject.backend.createUserWithPassword(ada, upgrade);
      assert.equal((await subject.backend.commit()).email, ada.email);
      assert.deepEqual(session.heard, ['guest', ada.email]);
    },
  },
  {
    title: 'a guest who got a password is named',
    async run(subject) {
      const { session } = await guestOf(subject);
      await subject.backend.createUserWithPassword(ada, upgrade);
      await subject.backend.setDisplayName('Ada');
      assert.deepEqual(session.heard, ['guest']);
      assert.equal((await subject.backend.commit()).displayName, 'Ada');
      assert.equal(session.last?.displayName, 'Ada');
    },
  },
  {
    title: 'a guest who got a password gets a provider linked too',
    async run(subject) {
      const { backend } = subject;
      const { uid } = await guestOf(subject);
      await backend.createUserWithPassword(ada, upgrade);
      const { user } = await backend.linkCredential(credentialAt(backend, 'google.com', { sub: 'g1' }));
      assert.equal(user.uid, uid);
      assert.equal((await backend.commit()).providerData.length, 2);
    },
  },
  {
    title: 'a guest who signs in as somebody else leaves the guest behind',
    async run(subject) {
      const { backend, control } = subject;
      const { uid, session } = await guestOf(subject);
      await control.put({ accounts: [ada] });
      const { user } = await backend.signInWithPassword(ada);
      assert.notEqual(user.uid, uid);
      assert.deepEqual(session.heard, ['guest']);
      await backend.commit();
      assert.deepEqual(session.heard, ['guest', ada.email]);
    },
  },
  {
    title: 'a guest who asks to be a guest stays the same, and there is nothing to commit',
    async run(subject) {
      const { backend, control } = subject;
      const { uid, session } = await guestOf(subject);
      const { user, additionalUserInfo, operationType } = await backend.signInAnonymously();
      assert.equal(user.uid, uid);
      assert.equal(additionalUserInfo?.isNewUser, false);
      assert.equal(operationType, 'signIn');
      assert.equal(await control.count('guest sign-in'), 1);
      assert.equal((await backend.commit()).uid, uid);
      assert.deepEqual(session.heard, ['guest']);
    },
  },
  {
    title: 'a guest who asked to be one, and then gets a password, is seen as such with the commit',
    async run(subject) {
      const { backend } = subject;
      const { session } = await guestOf(subject);
      await backend.signInAnonymously();
      await backend.linkCredential(backend.passwordCredential(ada));
      assert.deepEqual(session.heard, ['guest']);
      await backend.commit();
      assert.deepEqual(session.heard, ['guest', ada.email]);
    },
  },
  {
    title: 'the app hears of it at once if who was upgraded is gone before the commit',
    async run(subject) {
      const { backend, control } = subject;
      const { session } = await guestOf(subject);
      await backend.createUserWithPassword(ada, upgrade);
      await control.deleteAccount(ada.email);
      await refused(backend.setDisplayName('Ada'), 'auth/user-token-expired');
      assert.deepEqual(session.heard, ['guest', 'nobody']);
    },
  },
  {
    title: 'nobody is a guest before the first report, after a sign-out, or who has an account',
    async run(subject) {
      const { backend, control } = subject;
      assert.equal(backend.currentGuest(), null);
      const { uid } = await guestOf(subject);
      assert.equal(backend.currentGuest()?.uid, uid);
      await backend.signOut();
      assert.equal(backend.currentGuest(), null);
      await control.put({ accounts: [ada] });
      await backend.signInWithPassword(ada);
      await backend.commit();
      assert.equal(backend.currentGuest(), null);
    },
  },
] satisfies ContractCase[];

/** What was given back is what the other account is signed in to with; a link's code is used up by then. */
async function signsIn({ backend }: Subject, name: string, credential: AuthCredential): Promise<void> {
  if (name === 'an email link') return;
  const carried = backend.credentialFromJSON(JSON.parse(JSON.stringify(credential)));
  assert.ok(carried);
  assert.equal((await backend.signInWithCredential(carried)).user.email, ada.email);
}
