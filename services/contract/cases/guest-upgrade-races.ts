import assert from 'node:assert/strict';
import type { AuthResult } from '../../../src/adapters/auth-backend.ts';
import { assertRejects, isSettled } from '../support/assertions.ts';
import { createProviderCredential, commitGuest, signInAndCommit } from '../support/visitor-steps.ts';
import { contractCase, type CaseContext, type ContractCase } from '../support/contract-case.ts';

const ada = { email: 'ada@example.com', password: 'secret1' };
const grace = { email: 'grace@example.com', password: 'secret1' };

function upgrade({ backend }: CaseContext): Promise<AuthResult> {
  const credential = createProviderCredential(backend, 'google.com', { sub: 'g1', email: ada.email });
  return backend.signInWithCredential(credential, { upgradeGuest: true });
}

/** An upgrade of the app's guest that is on its way. Grace has an account. */
async function onTheWay(context: CaseContext): Promise<{ readonly late: Promise<AuthResult> }> {
  await context.control.hold('provider sign-in');
  const late = upgrade(context);
  await isSettled(late);
  await context.control.put({ accounts: [grace] });
  return { late };
}

/** The upgrade of a guest, and what else the visitor does before its answer comes. */
export const guestUpgradeRaceCases: readonly ContractCase[] = [
  contractCase(
    'an upgrade that is discarded on its way cannot be undone either: the app hears of it with the answer',
    async (context) => {
      const { backend, control } = context;
      const { session } = await commitGuest(context.backend);
      const { late } = await onTheWay(context);
      await backend.discard();
      await control.release();
      await assertRejects(late, 'auth/user-cancelled');
      assert.deepEqual(session.reports, ['guest', ada.email]);
      await assertRejects(backend.commit(), 'auth/internal-error');
    },
  ),
  contractCase(
    'an upgrade that was discarded on its way leaves whoever signed in since where they are',
    async (context) => {
      const { backend, control } = context;
      const { session } = await commitGuest(context.backend);
      const { late } = await onTheWay(context);
      await backend.discard();
      await backend.signInWithPassword(grace);
      await control.release();
      await assertRejects(late, 'auth/user-cancelled');
      assert.deepEqual(session.reports, ['guest', ada.email]);
      await backend.commit();
      assert.deepEqual(session.reports, ['guest', ada.email, grace.email]);
    },
  ),
  contractCase(
    'an upgrade that is answered after the commit of the guest’s being one is seen with the next commit',
    async (context) => {
      const { backend, control } = context;
      const { session } = await commitGuest(context.backend);
      await backend.signInAnonymously();
      const { late } = await onTheWay(context);
      await backend.commit();
      await control.release();
      await late;
      assert.deepEqual(session.reports, ['guest']);
      await backend.commit();
      assert.deepEqual(session.reports, ['guest', ada.email]);
    },
  ),
  contractCase(
    'whoever is committed while an upgrade is on its way is reported at once, and stays the app’s user',
    async (context) => {
      const { backend, control } = context;
      const { session } = await commitGuest(context.backend);
      const { late } = await onTheWay(context);
      await signInAndCommit(backend, grace);
      assert.deepEqual(session.reports, ['guest', grace.email]);
      await control.release();
      assert.equal((await late).user.email, ada.email);
      await assertRejects(backend.commit(), 'auth/internal-error');
      await backend.revalidateSession();
      assert.deepEqual(session.reports, ['guest', grace.email]);
    },
  ),
  contractCase(
    'an upgrade whose place somebody’s sign-in takes is reported then, though another one is on its way',
    async (context) => {
      const { backend, control } = context;
      const { session } = await commitGuest(context.backend);
      await control.put({ accounts: [grace] });
      await control.hold('sign-up');
      const late = backend.createUserWithPassword({ ...ada, email: 'new@example.com' }, { upgradeGuest: true });
      await isSettled(late);
      await upgrade(context);
      assert.deepEqual(session.reports, ['guest']);
      await backend.signInWithPassword(grace);
      assert.deepEqual(session.reports, ['guest', ada.email]);
      await control.release();
      await late;
      assert.deepEqual(session.reports, ['guest', ada.email]);
      await backend.commit();
      assert.deepEqual(session.reports, ['guest', ada.email, 'new@example.com']);
    },
  ),
  contractCase(
    'an upgrade that is refused for its guest’s session leaves whoever was committed meanwhile signed in',
    async (context) => {
      const { backend, control } = context;
      const { session } = await commitGuest(context.backend);
      await control.refuseNext('provider sign-in', 'TOKEN_EXPIRED');
      const { late } = await onTheWay(context);
      await signInAndCommit(backend, grace);
      await control.release();
      await assertRejects(late, 'auth/user-token-expired');
      assert.deepEqual(session.reports, ['guest', grace.email]);
    },
  ),
  contractCase(
    'an upgrade that another one of the same guest made void signs the guest out, as the SDK does',
    async (context) => {
      const { backend, control } = context;
      const { session } = await commitGuest(context.backend);
      const { late } = await onTheWay(context);
      await backend.createUserWithPassword(ada, { upgradeGuest: true }); // a password ends the sessions before it
      await control.release();
      await assertRejects(late, 'auth/user-token-expired');
      assert.deepEqual(session.reports, ['guest', 'signed out']);
    },
  ),
  contractCase(
    'the upgrade of a guest who has signed out meanwhile leaves whoever signed in since where they are',
    async (context) => {
      const { backend, control } = context;
      const { session } = await commitGuest(context.backend);
      const { late } = await onTheWay(context);
      await backend.signOut();
      await backend.signInWithPassword(grace);
      await control.release();
      await late;
      await backend.commit();
      assert.deepEqual(session.reports, ['guest', 'signed out', grace.email]);
    },
  ),
  contractCase(
    'whoever was staged before an upgrade is nobody to commit once the upgraded guest has signed out',
    async (context) => {
      const { backend, control } = context;
      await commitGuest(context.backend);
      await control.put({ accounts: [grace] });
      await backend.signInWithPassword(grace);
      await upgrade(context);
      await backend.signOut();
      await assertRejects(backend.commit(), 'auth/internal-error');
    },
  ),
];
