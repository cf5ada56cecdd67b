import assert from 'node:assert/strict';
import { assertRejects, assertUser, observeSession } from '../support/assertions.ts';
import * as steps from '../support/visitor-steps.ts';
import { ada } from '../support/visitor-steps.ts';
import type { ContractTopic } from '../support/contract-topic.ts';

const adaAtGoogle = { sub: 'g1', email: 'Ada@example.com', email_verified: true, name: 'Ada L.' };

export const testFederatedSignIn: ContractTopic = (test) => {
  test('a provider’s credential creates a user with the provider’s claims', async ({ backend }) => {
    const claims = { ...adaAtGoogle, picture: 'https://pictures.example/ada' };
    const { user, credential, operationType, additionalUserInfo } = await steps.signInWithGoogle(backend, claims);
    assertUser(user, {
      email: 'ada@example.com',
      emailVerified: true,
      displayName: 'Ada L.',
      photoURL: 'https://pictures.example/ada',
      providerData: [{ providerId: 'google.com', uid: 'g1', email: 'ada@example.com' }],
    });
    assert.equal(credential?.providerId, 'google.com');
    assert.equal(operationType, 'signIn');
    assert.equal(additionalUserInfo?.isNewUser, true);
    assert.equal(additionalUserInfo?.providerId, 'google.com');
    assert.equal(additionalUserInfo?.profile?.['name'], 'Ada L.');
  });
  for (const providerId of [
    'github.com',
    'facebook.com',
    'twitter.com',
    'microsoft.com',
    'yahoo.com',
    'apple.com',
    'oidc.acme',
  ]) {
    test(`a user of ${providerId} has the same account at the next sign-in`, async ({ backend, control }) => {
      const credential = steps.createProviderCredential(backend, providerId, { sub: 'x1', email: 'x@example.com' });
      const first = await backend.signInWithCredential(credential);
      assert.equal(first.user.emailVerified, false);
      assert.deepEqual(first.user.providerData, [{ providerId, uid: 'x1', email: 'x@example.com' }]);
      const second = await backend.signInWithCredential(credential);
      assert.equal(second.user.uid, first.user.uid);
      assert.equal(second.additionalUserInfo?.isNewUser, false);
      assert.equal(await control.count('provider sign-in'), 2);
      assert.deepEqual((await control.account('x@example.com'))?.providers, [providerId]);
    });
  }
  test('a user can sign in with a provider that returns no email', async ({ backend }) => {
    const { user } = await steps.signInWithGoogle(backend, { sub: 'g1', name: 'Ada' });
    assert.equal(user.email, null);
    assert.equal(user.isAnonymous, false);
  });
  test('the user of a fixture’s account can sign in with the account’s provider', async ({ backend, control }) => {
    await control.put({ accounts: [{ email: 'Ada@example.com', providers: ['google.com'] }] });
    const { user } = await steps.signInWithGoogle(backend, { sub: ada.email, email: ada.email });
    assert.equal(user.uid, (await control.account(ada.email))?.uid);
  });
  test('an email that the provider has not verified does not sign in to the account with that email', async (context) => {
    const { backend, control } = await steps.withAccounts(context, ada);
    const credential = steps.createGoogleCredential(backend, { ...adaAtGoogle, email_verified: false });
    const error = await assertRejects(
      backend.signInWithCredential(credential),
      'auth/account-exists-with-different-credential',
    );
    assert.equal(error.email, ada.email);
    assert.equal(error.credential?.providerId, 'google.com');
    assert.deepEqual((await control.account(ada.email))?.providers, ['password']);
  });
  test('the credential of an account conflict can be restored from JSON and linked after a sign-in', async (context) => {
    const { backend } = await steps.withAccounts(context, ada);
    const { credential } = await assertRejects(
      steps.signInWithGoogle(backend, { ...adaAtGoogle, email_verified: false }),
      'auth/account-exists-with-different-credential',
    );
    const restored = backend.credentialFromJSON(JSON.parse(JSON.stringify(credential)));
    assert.ok(restored);
    await backend.signInWithPassword(ada);
    await backend.linkCredential(restored);
    await backend.discard();
    const { user } = await steps.signInWithGoogle(backend, { ...adaAtGoogle, email_verified: false });
    assert.equal(user.email, ada.email);
    await backend.signInWithPassword(ada);
  });
  for (const emailVerified of [true, false] as const) {
    test(`an email verified by the provider signs in to the account with that email, ${emailVerified ? 'and keeps its password' : 'but removes its password if the account’s email was unverified'}`, async (context) => {
      const { backend, control } = await steps.withAccounts(context, { ...ada, emailVerified });
      const before = await control.account(ada.email);
      const { user, additionalUserInfo } = await steps.signInWithGoogle(backend, adaAtGoogle);
      assert.equal(user.uid, before?.uid);
      assert.equal(user.emailVerified, true);
      assert.equal(user.displayName, 'Ada L.');
      assert.equal(additionalUserInfo?.isNewUser, false);
      assert.deepEqual(
        (await control.account(ada.email))?.providers.toSorted(),
        emailVerified ? ['google.com', 'password'] : ['google.com'],
      );
      if (emailVerified) await backend.signInWithPassword(ada);
      else await assertRejects(backend.signInWithPassword(ada), 'auth/wrong-password');
    });
  }
  test('a disabled user cannot sign in with a provider', async ({ backend, control }) => {
    await control.put({ accounts: [{ email: ada.email, providers: ['google.com'], disabled: true }] });
    await assertRejects(steps.signInWithGoogle(backend, { sub: ada.email, email: ada.email }), 'auth/user-disabled');
  });
  test('a One Tap credential signs in with Google', async ({ backend }) => {
    const payload = Buffer.from(JSON.stringify(adaAtGoogle)).toString('base64url');
    const { user } = await backend.signInWithCredential(backend.googleCredential(`e30.${payload}.`));
    assert.equal(user.email, ada.email);
  });
  test('a password credential signs in with the password', async ({ backend, control }) => {
    await control.put({ accounts: [ada] });
    const { user } = await backend.signInWithCredential(backend.passwordCredential(ada));
    assert.equal(user.email, ada.email);
    assert.equal(await control.count('sign-in'), 1);
  });
  test('a credential that `toAppCredential` returns can be used to sign in', async ({ backend, control }) => {
    await control.put({ accounts: [ada] });
    const credential = await backend.toAppCredential(backend.passwordCredential(ada));
    assert.equal((await backend.signInWithCredential(credential)).user.email, ada.email);
  });
  test('`toAppCredential` rejects a credential that cannot be read', ({ backend }) =>
    assertRejects(
      backend.toAppCredential({ providerId: 'google.com', signInMethod: 'google.com', toJSON: () => ({}) }),
      'auth/invalid-credential',
    ));
  test('an invalid provider token is refused', async ({ backend }) => {
    await assertRejects(
      backend.signInWithCredential(backend.googleCredential('{"name":"nobody"}')),
      'auth/invalid-credential',
    );
  });
  for (const [wireMessage, code] of [
    ['USER_CANCELLED', 'auth/user-cancelled'],
    ['OPERATION_NOT_ALLOWED', 'auth/operation-not-allowed'],
    ['UNAUTHORIZED DOMAIN', 'auth/unauthorized-domain'],
    ['ADMIN_ONLY_OPERATION', 'auth/admin-restricted-operation'],
    ['INTERNAL_ERROR', 'auth/internal-error'],
  ] as const) {
    test(`a provider sign-in that is answered with ${wireMessage} fails with ${code}`, async ({ backend, control }) => {
      await control.refuseNext('provider sign-in', wireMessage);
      await assertRejects(steps.signInWithGoogle(backend, adaAtGoogle), code);
      assert.equal(await control.account(ada.email), null);
    });
  }
  test('there is no redirect result without a redirect', async ({ backend }) => {
    assert.equal(await backend.redirectResult(), null);
  });
  test('a user who signs in with a provider is not the app’s user before the commit', async ({ backend }) => {
    const session = observeSession(backend);
    await steps.signInWithGoogle(backend, adaAtGoogle);
    await session.waitForReports(1);
    assert.deepEqual(session.reports, ['signed out']);
    await backend.commit();
    assert.deepEqual(session.reports, ['signed out', ada.email]);
  });
};
