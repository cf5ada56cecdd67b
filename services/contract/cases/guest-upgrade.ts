import assert from 'node:assert/strict';
import type { AuthCredential, AuthResult } from '../../../src/adapters/auth-backend.ts';
import type { AuthErrorCode } from '../../../src/adapters/auth-error.ts';
import type { ServiceOperation } from '../../../src/adapters/service-control.ts';
import { assertRejects, observeFirstReport } from '../support/assertions.ts';
import * as steps from '../support/visitor-steps.ts';
import { ada, grace } from '../support/visitor-steps.ts';
import type { ContractTopic, Visitor } from '../support/contract-topic.ts';

const phoneNumber = '+15555550100';
const asGuest = { upgradeGuest: true } as const;

interface GuestUpgrade {
  readonly name: string;
  readonly operation: ServiceOperation;
  upgrade(visitor: Visitor): Promise<AuthResult>;
  readonly reportAfter: string;
  readonly conflict: AuthErrorCode;
  readonly isNewUser: boolean;
}

const upgrades: readonly GuestUpgrade[] = [
  {
    name: 'a password',
    operation: 'sign-up',
    upgrade: ({ backend }) => backend.createUserWithPassword(ada, asGuest),
    reportAfter: ada.email,
    conflict: 'auth/email-already-in-use',
    isNewUser: true,
  },
  {
    name: 'an email link',
    operation: 'link sign-in',
    async upgrade({ backend, control }) {
      const link = await steps.requestSignInLink({ backend, control }, ada.email);
      return await backend.signInWithEmailLink({ email: ada.email, link }, asGuest);
    },
    reportAfter: ada.email,
    conflict: 'auth/email-already-in-use',
    isNewUser: false,
  },
  {
    name: 'a phone',
    operation: 'phone sign-in',
    upgrade: (context) => steps.signInWithTextCode(context, phoneNumber, asGuest),
    reportAfter: 'guest',
    conflict: 'auth/credential-already-in-use',
    isNewUser: false,
  },
  {
    name: 'a provider',
    operation: 'provider sign-in',
    upgrade: ({ backend }) =>
      backend.signInWithCredential(
        steps.createGoogleCredential(backend, { sub: ada.email, email: ada.email }),
        asGuest,
      ),
    reportAfter: ada.email,
    conflict: 'auth/credential-already-in-use',
    isNewUser: false,
  },
];

export const testGuestUpgrades: ContractTopic = (test) => {
  for (const { name, operation, upgrade, reportAfter, conflict, isNewUser } of upgrades) {
    test(`a guest upgraded with ${name} keeps the uid, and the commit reports the upgrade`, async (context) => {
      const { backend, control, uid, session } = await steps.commitGuest(context);
      const result = await upgrade(context);
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
      assert.deepEqual(session.reports, ['guest', reportAfter]);
      assert.equal(session.lastUser?.isAnonymous, false);
      assert.ok(await committed.getIdToken());
      await assertRejects(backend.commit(), 'auth/internal-error');
      const next = await observeFirstReport(await context.reload());
      assert.equal(next.lastUser?.uid, uid);
      assert.equal(next.lastUser?.isAnonymous, false);
    });
    test(`upgrading with ${name} of another account fails with an error that contains the credential, and the guest stays a guest`, async (context) => {
      const { backend, control, uid, session } = await steps.commitGuest(context);
      await control.put({ accounts: [{ ...ada, phoneNumber, providers: ['google.com'] }] });
      const { credential } = await assertRejects(upgrade(context), conflict);
      assert.ok(credential);
      await backend.discard();
      await backend.revalidateSession();
      assert.equal(backend.currentGuest()?.uid, uid);
      assert.deepEqual(session.reports, ['guest']);
      await assertRejects(backend.commit(), 'auth/internal-error');
      await assertSignsIn(context, credential);
    });
    test(`a guest stays a guest if the service refuses the upgrade with ${name}`, async (context) => {
      const { backend, control, uid, session } = await steps.commitGuest(context);
      await control.refuseNext(operation, 'NETWORK');
      await assertRejects(upgrade({ backend, control }), 'auth/network-request-failed');
      assert.equal(backend.currentGuest()?.uid, uid);
      assert.equal((await upgrade({ backend, control })).user.uid, uid);
      await backend.commit();
      assert.deepEqual(session.reports, ['guest', reportAfter]);
    });
    test(`upgradeGuest has no effect on a sign-in with ${name} if there is no guest`, async (context) => {
      const session = await observeFirstReport(context.backend);
      const result = await upgrade(context);
      assert.equal(result.operationType, 'signIn');
      assert.deepEqual(session.reports, ['signed out']);
      await context.backend.commit();
      assert.equal(session.lastUser?.uid, result.user.uid);
    });
  }
  test('discarding an upgrade reports the upgrade, because it cannot be undone', async (context) => {
    const { session } = await steps.commitGuest(context);
    await context.backend.createUserWithPassword(ada, asGuest);
    await context.backend.discard();
    assert.deepEqual(session.reports, ['guest', ada.email]);
  });
  test('a discard with `signOutGuest` signs the upgraded guest out without reporting her', async (context) => {
    const { session } = await steps.commitGuest(context);
    await context.backend.createUserWithPassword(ada, asGuest);
    await context.backend.discard({ signOutGuest: true });
    assert.deepEqual(session.reports, ['guest', 'signed out']);
    assert.equal(await context.control.countAccounts(), 1);
    assert.equal(context.backend.hasStoredSession(), false);
  });
  test('a discard with `signOutGuest` keeps a guest who was not upgraded', async (context) => {
    const { backend, uid, session } = await steps.commitGuest(context);
    await backend.signInAnonymously();
    await backend.discard({ signOutGuest: true });
    await backend.discard({ signOutGuest: true });
    assert.deepEqual(session.reports, ['guest']);
    assert.equal(backend.currentGuest()?.uid, uid);
  });
  test('an upgrade replaces a user who was staged before it', async (context) => {
    const { session } = await steps.commitGuest(context);
    await steps.stageUser(context, grace);
    await context.backend.createUserWithPassword(ada, asGuest);
    assert.equal((await context.backend.commit()).email, ada.email);
    assert.deepEqual(session.reports, ['guest', ada.email]);
  });
  test('a guest upgraded with a password can be given a name before the commit', async (context) => {
    const { session } = await steps.commitGuest(context);
    await context.backend.createUserWithPassword(ada, asGuest);
    await context.backend.setDisplayName('Ada');
    assert.deepEqual(session.reports, ['guest']);
    assert.equal((await context.backend.commit()).displayName, 'Ada');
    assert.equal(session.lastUser?.displayName, 'Ada');
  });
  test('a guest upgraded with a password can also be linked to a provider before the commit', async (context) => {
    const { backend, uid } = await steps.commitGuest(context);
    await backend.createUserWithPassword(ada, asGuest);
    const { user } = await backend.linkCredential(steps.createGoogleCredential(backend, { sub: 'g1' }));
    assert.equal(user.uid, uid);
    assert.equal((await backend.commit()).providerData.length, 2);
  });
  test('a guest who signs in to an existing account gets the uid of that account', async (context) => {
    const { backend, control, uid, session } = await steps.commitGuest(context);
    const { user } = await steps.stageUser({ backend, control }, ada);
    assert.notEqual(user.uid, uid);
    assert.deepEqual(session.reports, ['guest']);
    await backend.commit();
    assert.deepEqual(session.reports, ['guest', ada.email]);
  });
  test('signing in anonymously while the app’s user is a guest returns that guest without calling the service', async (context) => {
    const { backend, control, uid, session } = await steps.commitGuest(context);
    const { user, additionalUserInfo, operationType } = await backend.signInAnonymously();
    assert.equal(user.uid, uid);
    assert.equal(additionalUserInfo?.isNewUser, false);
    assert.equal(operationType, 'signIn');
    assert.equal(await control.count('guest sign-in'), 1);
    assert.equal((await backend.commit()).uid, uid);
    assert.deepEqual(session.reports, ['guest']);
  });
  test('a password linked after a second anonymous sign-in is reported by the commit', async (context) => {
    const { backend, session } = await steps.commitGuest(context);
    await backend.signInAnonymously();
    await backend.linkCredential(backend.passwordCredential(ada));
    assert.deepEqual(session.reports, ['guest']);
    await backend.commit();
    assert.deepEqual(session.reports, ['guest', ada.email]);
  });
  test('the end of an upgraded guest’s session is reported immediately, even before the commit', async (context) => {
    const { backend, control, session } = await steps.commitGuest(context);
    await backend.createUserWithPassword(ada, asGuest);
    await control.deleteAccount(ada.email);
    await assertRejects(backend.setDisplayName('Ada'), 'auth/user-token-expired');
    assert.deepEqual(session.reports, ['guest', 'signed out']);
  });
  test('there is no current guest before the first report, after a sign-out, or if the user has an account', async (context) => {
    const { backend, control } = context;
    assert.equal(backend.currentGuest(), null);
    const { uid } = await steps.commitGuest(context);
    assert.equal(backend.currentGuest()?.uid, uid);
    await backend.signOut();
    assert.equal(backend.currentGuest(), null);
    await steps.commitUser({ backend, control }, ada);
    assert.equal(backend.currentGuest(), null);
  });
};

/**
 * Asserts that the credential in a conflict error can be used to sign in. Skips email links, because they work only
 * once.
 */
async function assertSignsIn({ backend }: Visitor, credential: AuthCredential): Promise<void> {
  const restored = backend.credentialFromJSON(JSON.parse(JSON.stringify(credential)));
  assert.ok(restored);
  assert.equal((await backend.signInWithCredential(restored)).user.email, ada.email);
}
