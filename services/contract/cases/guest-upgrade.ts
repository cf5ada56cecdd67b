import assert from 'node:assert/strict';
import type { AuthCredential, AuthResult } from '../../../src/adapters/auth-backend.ts';
import type { AuthErrorCode } from '../../../src/adapters/auth-error.ts';
import type { ServiceOperation } from '../../../src/adapters/service-control.ts';
import { assertRejects } from '../support/assertions.ts';
import { observeFirstReport } from '../support/observe-session.ts';
import {
  createProviderCredential,
  commitGuest,
  signInAndCommit,
  requestTextCode,
  getLastTextCode,
  requestSignInLink,
} from '../support/visitor-steps.ts';
import { contractCase, type CaseContext, type ContractCase } from '../support/contract-case.ts';

const ada = { email: 'ada@example.com', password: 'secret1' };
const grace = { email: 'grace@example.com', password: 'secret1' };
const number = '+15555550100';
const upgrade = { upgradeGuest: true } as const;

interface Way {
  readonly name: string;
  readonly operation: ServiceOperation;
  enter(subject: CaseContext): Promise<AuthResult>;
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
      const link = await requestSignInLink({ backend, control }, ada.email);
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
      const confirmation = await requestTextCode(backend, number, upgrade);
      return await confirmation.confirm(await getLastTextCode(control));
    },
    as: 'guest',
    conflict: 'auth/credential-already-in-use',
    isNewUser: false,
  },
  {
    name: 'a provider',
    operation: 'provider sign-in',
    enter: ({ backend }) =>
      backend.signInWithCredential(
        createProviderCredential(backend, 'google.com', { sub: ada.email, email: ada.email }),
        upgrade,
      ),
    as: ada.email,
    conflict: 'auth/credential-already-in-use',
    isNewUser: false,
  },
];

export const guestUpgradeCases: readonly ContractCase[] = [
  ...ways.flatMap(({ name, operation, enter, as, conflict, isNewUser }) => [
    contractCase(
      `a guest who gets ${name} stays who they were, and the app hears of it with the commit`,
      async (context) => {
        const { backend, control } = context;
        const { uid, session } = await commitGuest(context.backend);
        const result = await enter(context);
        assert.equal(result.user.uid, uid);
        assert.equal(result.user.isAnonymous, false);
        assert.equal(result.operationType, 'link');
        assert.equal(result.additionalUserInfo?.isNewUser, isNewUser);
        assert.equal(await control.count(operation), 1);
        assert.equal(await control.count('linking'), 0);
        assert.equal(backend.currentGuest(), null);
        assert.deepEqual(session.reports, ['guest']);
        const committed = await backend.commit();
        assert.equal(committed.uid, uid);
        assert.deepEqual(session.reports, ['guest', as]);
        assert.equal(session.lastUser?.isAnonymous, false);
        assert.ok(await committed.getIdToken());
        await assertRejects(backend.commit(), 'auth/internal-error');
        const next = await observeFirstReport(await context.reload());
        assert.equal(next.lastUser?.uid, uid);
        assert.equal(next.lastUser?.isAnonymous, false);
      },
    ),
    contractCase(
      `a guest for whom ${name} is somebody’s already stays a guest, and gets the credential back`,
      async (context) => {
        const { backend, control } = context;
        const { uid, session } = await commitGuest(context.backend);
        await control.put({ accounts: [{ ...ada, phoneNumber: number, providers: ['google.com'] }] });
        const { credential } = await assertRejects(enter(context), conflict);
        assert.ok(credential);
        await backend.discard();
        await backend.revalidateSession();
        assert.equal(backend.currentGuest()?.uid, uid);
        assert.deepEqual(session.reports, ['guest']);
        await assertRejects(backend.commit(), 'auth/internal-error');
        await signsIn(context, name, credential);
      },
    ),
    contractCase(`a guest whose ${name} the service refuses stays a guest`, async (context) => {
      const { backend, control } = context;
      const { uid, session } = await commitGuest(context.backend);
      await control.refuseNext(operation, 'NETWORK');
      await assertRejects(enter(context), 'auth/network-request-failed');
      assert.equal(backend.currentGuest()?.uid, uid);
      assert.equal((await enter(context)).user.uid, uid);
      await backend.commit();
      assert.deepEqual(session.reports, ['guest', as]);
    }),
    contractCase(`where no guest is there, ${name} signs in as ever`, async (context) => {
      const session = await observeFirstReport(context.backend);
      const result = await enter(context);
      assert.equal(result.operationType, 'signIn');
      assert.deepEqual(session.reports, ['signed out']);
      await context.backend.commit();
      assert.equal(session.lastUser?.uid, result.user.uid);
    }),
  ]),
  contractCase('an upgrade that is discarded cannot be undone: the app hears of it then', async (context) => {
    const { session } = await commitGuest(context.backend);
    await context.backend.createUserWithPassword(ada, upgrade);
    await context.backend.discard();
    assert.deepEqual(session.reports, ['guest', ada.email]);
  }),
  contractCase('a guest who upgrades is not taken for who signed in on the way', async (context) => {
    const { session } = await commitGuest(context.backend);
    await context.control.put({ accounts: [grace] });
    await context.backend.signInWithPassword(grace);
    await context.backend.createUserWithPassword(ada, upgrade);
    assert.equal((await context.backend.commit()).email, ada.email);
    assert.deepEqual(session.reports, ['guest', ada.email]);
  }),
  contractCase('a guest who got a password is named', async (context) => {
    const { session } = await commitGuest(context.backend);
    await context.backend.createUserWithPassword(ada, upgrade);
    await context.backend.setDisplayName('Ada');
    assert.deepEqual(session.reports, ['guest']);
    assert.equal((await context.backend.commit()).displayName, 'Ada');
    assert.equal(session.lastUser?.displayName, 'Ada');
  }),
  contractCase('a guest who got a password gets a provider linked too', async (context) => {
    const { backend } = context;
    const { uid } = await commitGuest(context.backend);
    await backend.createUserWithPassword(ada, upgrade);
    const { user } = await backend.linkCredential(createProviderCredential(backend, 'google.com', { sub: 'g1' }));
    assert.equal(user.uid, uid);
    assert.equal((await backend.commit()).providerData.length, 2);
  }),
  contractCase('a guest who signs in as somebody else leaves the guest behind', async (context) => {
    const { backend, control } = context;
    const { uid, session } = await commitGuest(context.backend);
    await control.put({ accounts: [ada] });
    const { user } = await backend.signInWithPassword(ada);
    assert.notEqual(user.uid, uid);
    assert.deepEqual(session.reports, ['guest']);
    await backend.commit();
    assert.deepEqual(session.reports, ['guest', ada.email]);
  }),
  contractCase('a guest who asks to be a guest stays the same, and there is nothing to commit', async (context) => {
    const { backend, control } = context;
    const { uid, session } = await commitGuest(context.backend);
    const { user, additionalUserInfo, operationType } = await backend.signInAnonymously();
    assert.equal(user.uid, uid);
    assert.equal(additionalUserInfo?.isNewUser, false);
    assert.equal(operationType, 'signIn');
    assert.equal(await control.count('guest sign-in'), 1);
    assert.equal((await backend.commit()).uid, uid);
    assert.deepEqual(session.reports, ['guest']);
  }),
  contractCase(
    'a guest who asked to be one, and then gets a password, is seen as such with the commit',
    async (context) => {
      const { backend } = context;
      const { session } = await commitGuest(context.backend);
      await backend.signInAnonymously();
      await backend.linkCredential(backend.passwordCredential(ada));
      assert.deepEqual(session.reports, ['guest']);
      await backend.commit();
      assert.deepEqual(session.reports, ['guest', ada.email]);
    },
  ),
  contractCase('the app hears of it at once if who was upgraded is gone before the commit', async (context) => {
    const { backend, control } = context;
    const { session } = await commitGuest(context.backend);
    await backend.createUserWithPassword(ada, upgrade);
    await control.deleteAccount(ada.email);
    await assertRejects(backend.setDisplayName('Ada'), 'auth/user-token-expired');
    assert.deepEqual(session.reports, ['guest', 'signed out']);
  }),
  contractCase(
    'nobody is a guest before the first report, after a sign-out, or who has an account',
    async (context) => {
      const { backend, control } = context;
      assert.equal(backend.currentGuest(), null);
      const { uid } = await commitGuest(context.backend);
      assert.equal(backend.currentGuest()?.uid, uid);
      await backend.signOut();
      assert.equal(backend.currentGuest(), null);
      await control.put({ accounts: [ada] });
      await signInAndCommit(backend, ada);
      assert.equal(backend.currentGuest(), null);
    },
  ),
];

/** What was given back is what the other account is signed in to with; a link's code is used up by then. */
async function signsIn({ backend }: CaseContext, name: string, credential: AuthCredential): Promise<void> {
  if (name === 'an email link') return;
  const carried = backend.credentialFromJSON(JSON.parse(JSON.stringify(credential)));
  assert.ok(carried);
  assert.equal((await backend.signInWithCredential(carried)).user.email, ada.email);
}
