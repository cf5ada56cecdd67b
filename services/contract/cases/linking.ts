import assert from 'node:assert/strict';
import type { AuthResult } from '../../../src/adapters/auth-backend.ts';
import { assertRejects, observeSession } from '../support/assertions.ts';
import * as steps from '../support/visitor-steps.ts';
import { ada, grace } from '../support/visitor-steps.ts';
import type { ContractTopic, Visitor } from '../support/contract-topic.ts';

/**
 * Signs in as Ada and starts to link Google to her account. The service answers the linking only after
 * `control.release()`.
 */
async function startHeldLink({ backend, control }: Visitor): Promise<{ readonly answer: Promise<AuthResult> }> {
  await steps.stageUser({ backend, control }, ada);
  return await steps.startHeldCall(control, 'linking', () =>
    backend.linkCredential(steps.createGoogleCredential(backend, { sub: 'g1' })),
  );
}

export const testLinking: ContractTopic = (test) => {
  test('a provider is linked to the staged user, who is not the app’s user before the commit', async (context) => {
    const { backend, control } = await steps.withAccounts(context, ada);
    const session = observeSession(backend);
    const { user } = await backend.signInWithPassword(ada);
    const credential = steps.createGoogleCredential(backend, { sub: 'g1', email: 'elsewhere@example.com' });
    const linked = await backend.linkCredential(credential);
    assert.equal(linked.operationType, 'link');
    assert.equal(linked.user.uid, user.uid);
    assert.equal(linked.user.email, ada.email);
    assert.deepEqual(linked.user.providerData.map(({ providerId }) => providerId).toSorted(), [
      'google.com',
      'password',
    ]);
    assert.equal(linked.additionalUserInfo?.isNewUser, false);
    assert.equal(linked.additionalUserInfo?.providerId, 'google.com');
    assert.equal(await control.count('linking'), 1);
    assert.equal(await control.count('provider sign-in'), 0);
    assert.deepEqual(session.reports, ['signed out']);
    await backend.commit();
    assert.equal(session.lastUser?.uid, user.uid);
    assert.deepEqual((await control.account(ada.email))?.providers.toSorted(), ['google.com', 'password']);
  });
  test('a user of a provider can sign in with a password after linking the password', async ({ backend }) => {
    await steps.signInWithGoogle(backend, { sub: 'g1' });
    const { user } = await backend.linkCredential(backend.passwordCredential(ada));
    assert.equal(user.email, ada.email);
    await backend.discard();
    assert.equal((await backend.signInWithPassword(ada)).user.uid, user.uid);
  });
  test('a link that is answered after a discard stages no user', async ({ backend, control }) => {
    const { answer } = await startHeldLink({ backend, control });
    await backend.discard();
    await control.release();
    assert.equal((await answer).operationType, 'link');
    await assertRejects(backend.commit(), 'auth/internal-error');
  });
  test('a link that is answered after the commit stages no user', async ({ backend, control }) => {
    const session = observeSession(backend);
    const { answer } = await startHeldLink({ backend, control });
    await backend.commit();
    await control.release();
    await answer;
    await assertRejects(backend.commit(), 'auth/internal-error');
    assert.deepEqual(session.reports, ['signed out', ada.email]);
  });
  test('a link that is answered after another user’s sign-in leaves that user staged', async ({ backend, control }) => {
    const { answer } = await startHeldLink({ backend, control });
    await backend.createUserWithPassword(grace);
    await control.release();
    await answer;
    assert.equal((await backend.commit()).email, grace.email);
  });
  test('a link that fails because the session has ended does not sign out the user committed since', async (context) => {
    const { backend, control } = context;
    const session = observeSession(backend);
    await control.refuseNext('linking', 'TOKEN_EXPIRED');
    const { answer } = await startHeldLink(context);
    await backend.commit();
    await control.release();
    await assertRejects(answer, 'auth/user-token-expired');
    assert.deepEqual(session.reports, ['signed out', ada.email]);
  });
  test('a name that is saved after another user’s sign-in is not given to that user', async ({ backend, control }) => {
    await steps.stageUser({ backend, control }, ada);
    const { answer } = await steps.startHeldCall(control, 'naming', () => backend.setDisplayName('Ada'));
    await backend.createUserWithPassword(grace);
    await control.release();
    await answer;
    assert.equal((await backend.commit()).displayName, null);
  });
  test('a provider can be linked after a sign-in with an email link', async ({ backend, control }) => {
    const link = await steps.requestSignInLink({ backend, control }, ada.email);
    const { user } = await backend.signInWithEmailLink({ email: ada.email, link });
    const linked = await backend.linkCredential(
      steps.createProviderCredential(backend, 'github.com', { sub: 'h1', email: ada.email }),
    );
    assert.equal(linked.user.uid, user.uid);
    assert.equal(await control.count('link sign-in'), 1);
  });
  test('linking an identity of another account fails with an error that contains the credential of that identity', async (context) => {
    const { backend } = await steps.withAccounts(context, ada, { email: grace.email, providers: ['google.com'] });
    await backend.signInWithPassword(ada);
    const { credential } = await assertRejects(
      backend.linkCredential(steps.createGoogleCredential(backend, { sub: grace.email, email: grace.email })),
      'auth/credential-already-in-use',
    );
    assert.equal(credential?.providerId, 'google.com');
    await backend.discard();
    assert.ok(credential);
    assert.equal((await backend.signInWithCredential(credential)).user.email, grace.email);
  });
  test('linking a provider whose email belongs to another account fails', async ({ backend, control }) => {
    await control.put({ accounts: [ada, grace] });
    await backend.signInWithPassword(ada);
    await assertRejects(
      backend.linkCredential(steps.createGoogleCredential(backend, { sub: 'g1', email: grace.email })),
      'auth/email-already-in-use',
    );
  });
  test('linking a provider for a second time fails without calling the service', async ({ backend, control }) => {
    await control.put({ accounts: [{ ...ada, providers: ['google.com'] }] });
    await backend.signInWithPassword(ada);
    await assertRejects(
      backend.linkCredential(steps.createGoogleCredential(backend, { sub: 'g2' })),
      'auth/credential-already-in-use',
    );
    assert.equal(await control.count('linking'), 0);
  });
  test('linking the phone number of another account fails with a credential that signs in to that account', async (context) => {
    const { backend, control } = await steps.withAccounts(context, ada, { ...grace, phoneNumber: '+15555550100' });
    await steps.requestTextCode(backend, '+15555550100');
    const code = await steps.getLastTextCode(control);
    const [message] = await control.textMessages();
    const phone = backend.credentialFromJSON({
      providerId: 'phone',
      verificationId: message?.id,
      verificationCode: code,
    });
    assert.ok(phone);
    await backend.signInWithPassword(ada);
    const { credential } = await assertRejects(backend.linkCredential(phone), 'auth/credential-already-in-use');
    assert.ok(credential);
    assert.equal((await backend.signInWithCredential(credential)).user.email, grace.email);
  });
  test('linking fails while no user is staged', ({ backend }) =>
    assertRejects(backend.linkCredential(steps.createGoogleCredential(backend, { sub: 'g1' })), 'auth/internal-error'));
  test('the user stays staged if the service refuses a link', async ({ backend, control }) => {
    await steps.stageUser({ backend, control }, ada);
    await control.refuseNext('linking', 'NETWORK');
    await assertRejects(
      backend.linkCredential(steps.createGoogleCredential(backend, { sub: 'g1' })),
      'auth/network-request-failed',
    );
    assert.equal((await backend.commit()).email, ada.email);
  });
};
