import assert from 'node:assert/strict';
import type { AuthResult } from '../../../src/adapters/auth-backend.ts';
import { assertRejects, isSettled } from '../support/assertions.ts';
import { observeSession } from '../support/observe-session.ts';
import {
  createProviderCredential,
  requestTextCode,
  getLastTextCode,
  requestSignInLink,
} from '../support/visitor-steps.ts';
import { contractCase, type CaseContext, type ContractCase } from '../support/contract-case.ts';

const ada = { email: 'ada@example.com', password: 'secret1' };
const grace = { email: 'grace@example.com', password: 'secret1' };

/** Ada is staged, and a provider is being linked to her. */
async function linkOnTheWay({ backend, control }: CaseContext): Promise<{ readonly late: Promise<AuthResult> }> {
  await control.put({ accounts: [ada] });
  await backend.signInWithPassword(ada);
  await control.hold('linking');
  const late = backend.linkCredential(createProviderCredential(backend, 'google.com', { sub: 'g1' }));
  await isSettled(late);
  return { late };
}

export const linkingCases: readonly ContractCase[] = [
  contractCase('a provider is linked to the staged user, who is still not the app’s', async ({ backend, control }) => {
    await control.put({ accounts: [ada] });
    const session = observeSession(backend);
    const { user } = await backend.signInWithPassword(ada);
    const credential = createProviderCredential(backend, 'google.com', { sub: 'g1', email: 'elsewhere@example.com' });
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
  }),
  contractCase('a password is linked to a user of a provider, who signs in with it then', async ({ backend }) => {
    await backend.signInWithCredential(createProviderCredential(backend, 'google.com', { sub: 'g1' }));
    const { user } = await backend.linkCredential(backend.passwordCredential(ada));
    assert.equal(user.email, ada.email);
    await backend.discard();
    assert.equal((await backend.signInWithPassword(ada)).user.uid, user.uid);
  }),
  contractCase('a link that is answered after a discard brings nobody back', async (context) => {
    const { backend, control } = context;
    const { late } = await linkOnTheWay(context);
    await backend.discard();
    await control.release();
    assert.equal((await late).operationType, 'link');
    await assertRejects(backend.commit(), 'auth/internal-error');
  }),
  contractCase('a link that is answered after the commit puts nobody on the stage again', async (context) => {
    const { backend, control } = context;
    const session = observeSession(backend);
    const { late } = await linkOnTheWay(context);
    await backend.commit();
    await control.release();
    await late;
    await assertRejects(backend.commit(), 'auth/internal-error');
    assert.deepEqual(session.reports, ['signed out', ada.email]);
  }),
  contractCase('a link that is answered after somebody else’s sign-in leaves them staged', async (context) => {
    const { backend, control } = context;
    const { late } = await linkOnTheWay(context);
    await backend.createUserWithPassword(grace);
    await control.release();
    await late;
    assert.equal((await backend.commit()).email, grace.email);
  }),
  contractCase(
    'a link that is refused for its session leaves whoever was committed meanwhile signed in',
    async (context) => {
      const { backend, control } = context;
      const session = observeSession(backend);
      await control.refuseNext('linking', 'TOKEN_EXPIRED');
      const { late } = await linkOnTheWay(context);
      await backend.commit();
      await control.release();
      await assertRejects(late, 'auth/user-token-expired');
      assert.deepEqual(session.reports, ['signed out', ada.email]);
    },
  ),
  contractCase('a name that is answered after somebody else’s sign-in is not theirs', async ({ backend, control }) => {
    await control.put({ accounts: [ada] });
    await backend.signInWithPassword(ada);
    await control.hold('naming');
    const late = backend.setDisplayName('Ada');
    await isSettled(late);
    await backend.createUserWithPassword(grace);
    await control.release();
    await late;
    assert.equal((await backend.commit()).displayName, null);
  }),
  contractCase('whoever came by a link gets a provider linked', async ({ backend, control }) => {
    const link = await requestSignInLink({ backend, control }, ada.email);
    const { user } = await backend.signInWithEmailLink({ email: ada.email, link });
    const linked = await backend.linkCredential(
      createProviderCredential(backend, 'github.com', { sub: 'h1', email: ada.email }),
    );
    assert.equal(linked.user.uid, user.uid);
    assert.equal(await control.count('link sign-in'), 1);
  }),
  contractCase(
    'a provider’s identity that is somebody else’s is not linked, and given back',
    async ({ backend, control }) => {
      await control.put({ accounts: [ada, { email: grace.email, providers: ['google.com'] }] });
      await backend.signInWithPassword(ada);
      const { credential } = await assertRejects(
        backend.linkCredential(
          createProviderCredential(backend, 'google.com', { sub: grace.email, email: grace.email }),
        ),
        'auth/credential-already-in-use',
      );
      assert.equal(credential?.providerId, 'google.com');
      await backend.discard();
      assert.ok(credential);
      assert.equal((await backend.signInWithCredential(credential)).user.email, grace.email);
    },
  ),
  contractCase('a provider whose email is somebody else’s is not linked', async ({ backend, control }) => {
    await control.put({ accounts: [ada, grace] });
    await backend.signInWithPassword(ada);
    await assertRejects(
      backend.linkCredential(createProviderCredential(backend, 'google.com', { sub: 'g1', email: grace.email })),
      'auth/email-already-in-use',
    );
  }),
  contractCase('a provider that the user has already is not linked again', async ({ backend, control }) => {
    await control.put({ accounts: [{ ...ada, providers: ['google.com'] }] });
    await backend.signInWithPassword(ada);
    await assertRejects(
      backend.linkCredential(createProviderCredential(backend, 'google.com', { sub: 'g2' })),
      'auth/credential-already-in-use',
    );
    assert.equal(await control.count('linking'), 0);
  }),
  contractCase(
    'a phone whose number is somebody else’s is not linked, and given back to sign in with',
    async ({ backend, control }) => {
      await control.put({ accounts: [ada, { ...grace, phoneNumber: '+15555550100' }] });
      await requestTextCode(backend, '+15555550100');
      const code = await getLastTextCode(control);
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
    },
  ),
  contractCase('nothing can be linked while nobody is staged', ({ backend }) =>
    assertRejects(
      backend.linkCredential(createProviderCredential(backend, 'google.com', { sub: 'g1' })),
      'auth/internal-error',
    ),
  ),
  contractCase(
    'a linking can be refused by the service, and the user is still staged',
    async ({ backend, control }) => {
      await control.put({ accounts: [ada] });
      await backend.signInWithPassword(ada);
      await control.refuseNext('linking', 'NETWORK');
      await assertRejects(
        backend.linkCredential(createProviderCredential(backend, 'google.com', { sub: 'g1' })),
        'auth/network-request-failed',
      );
      assert.equal((await backend.commit()).email, ada.email);
    },
  ),
];
