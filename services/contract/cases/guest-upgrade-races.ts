import assert from 'node:assert/strict';
import type { AuthResult } from '../../../src/adapters/auth-backend.ts';
import { assertRejects } from '../support/assertions.ts';
import * as steps from '../support/visitor-steps.ts';
import { ada, grace } from '../support/visitor-steps.ts';
import type { CaseContext, ContractTopic, Visitor } from '../support/contract-topic.ts';

function upgrade({ backend }: Visitor): Promise<AuthResult> {
  const credential = steps.createGoogleCredential(backend, { sub: 'g1', email: ada.email });
  return backend.signInWithCredential(credential, { upgradeGuest: true });
}

/**
 * Starts to upgrade the app's guest to a Google account. The service answers only after `control.release()`. Also
 * creates an account for Grace, so that a test can sign in as Grace before the answer.
 */
async function startHeldUpgrade(visitor: Visitor): Promise<{ readonly answer: Promise<AuthResult> }> {
  const held = await steps.startHeldCall(visitor.control, 'provider sign-in', () => upgrade(visitor));
  await visitor.control.put({ accounts: [grace] });
  return held;
}

/**
 * Signs in a new guest as the app's user, and starts to upgrade the guest to a Google account. The service answers only
 * after `control.release()`.
 */
async function upgradeNewGuest(context: CaseContext) {
  const visitor = await steps.commitGuest(context);
  return { ...visitor, ...(await startHeldUpgrade(visitor)) };
}

/** Tests operations that run while the service has not yet answered the request to upgrade a guest. */
export const testGuestUpgradeRaces: ContractTopic = (test) => {
  test('an upgrade that is discarded while it runs is reported once the service answers, because it cannot be undone', async (context) => {
    const { backend, control, session, answer } = await upgradeNewGuest(context);
    await backend.discard();
    await control.release();
    const { createdUid } = await assertRejects(answer, 'auth/user-cancelled');
    assert.deepEqual(session.reports, ['guest', ada.email]);
    assert.equal(createdUid, session.lastUser?.uid);
    await assertRejects(backend.commit(), 'auth/internal-error');
  });
  test('the answer to a discarded upgrade does not change the user who has been staged since', async (context) => {
    const { backend, control, session, answer } = await upgradeNewGuest(context);
    await backend.discard();
    await backend.signInWithPassword(grace);
    await control.release();
    await assertRejects(answer, 'auth/user-cancelled');
    assert.deepEqual(session.reports, ['guest', ada.email]);
    await backend.commit();
    assert.deepEqual(session.reports, ['guest', ada.email, grace.email]);
  });
  test('an upgrade that is answered after a commit is reported by the next commit', async (context) => {
    const { backend, control, session } = await steps.commitGuest(context);
    await backend.signInAnonymously();
    const { answer } = await startHeldUpgrade({ backend, control });
    await backend.commit();
    await control.release();
    await answer;
    assert.deepEqual(session.reports, ['guest']);
    await backend.commit();
    assert.deepEqual(session.reports, ['guest', ada.email]);
  });
  test('a user who is committed during an upgrade is reported immediately and stays the app’s user', async (context) => {
    const { backend, control, session, answer } = await upgradeNewGuest(context);
    await steps.signInAndCommit(backend, grace);
    assert.deepEqual(session.reports, ['guest', grace.email]);
    await control.release();
    assert.equal((await answer).user.email, ada.email);
    await assertRejects(backend.commit(), 'auth/internal-error');
    await backend.revalidateSession();
    assert.deepEqual(session.reports, ['guest', grace.email]);
  });
  test('a sign-in that replaces a staged upgrade reports that upgrade, even while a second upgrade is unanswered', async (context) => {
    const { backend, control, session } = await steps.commitGuest(context);
    await control.put({ accounts: [grace] });
    const { answer } = await steps.startHeldCall(control, 'sign-up', () =>
      backend.createUserWithPassword({ ...ada, email: 'new@example.com' }, { upgradeGuest: true }),
    );
    await upgrade(context);
    assert.deepEqual(session.reports, ['guest']);
    await backend.signInWithPassword(grace);
    assert.deepEqual(session.reports, ['guest', ada.email]);
    await control.release();
    await answer;
    assert.deepEqual(session.reports, ['guest', ada.email]);
    await backend.commit();
    assert.deepEqual(session.reports, ['guest', ada.email, 'new@example.com']);
  });
  test('an upgrade that fails because the guest’s session has ended does not sign out the user committed since', async (context) => {
    await context.control.refuseNext('provider sign-in', 'TOKEN_EXPIRED');
    const { backend, control, session, answer } = await upgradeNewGuest(context);
    await steps.signInAndCommit(backend, grace);
    await control.release();
    await assertRejects(answer, 'auth/user-token-expired');
    assert.deepEqual(session.reports, ['guest', grace.email]);
  });
  test('a guest is signed out if a second upgrade invalidates the first upgrade, as in the SDK', async (context) => {
    const { backend, control, session, answer } = await upgradeNewGuest(context);
    // The second upgrade sets a password. The service therefore ends the guest's earlier sessions, and rejects the
    // first upgrade.
    await backend.createUserWithPassword(ada, { upgradeGuest: true });
    await control.release();
    await assertRejects(answer, 'auth/user-token-expired');
    assert.deepEqual(session.reports, ['guest', 'signed out']);
  });
  test('the upgrade of a guest who has signed out does not change the user who has been staged since', async (context) => {
    const { backend, control, session, answer } = await upgradeNewGuest(context);
    await backend.signOut();
    await backend.signInWithPassword(grace);
    await control.release();
    await answer;
    await backend.commit();
    assert.deepEqual(session.reports, ['guest', 'signed out', grace.email]);
  });
  test('a user who was staged before an upgrade cannot be committed once the upgraded guest has signed out', async (context) => {
    const { backend, control } = await steps.commitGuest(context);
    await steps.stageUser({ backend, control }, grace);
    await upgrade(context);
    await backend.signOut();
    await assertRejects(backend.commit(), 'auth/internal-error');
  });
};
