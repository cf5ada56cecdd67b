import assert from 'node:assert/strict';
import type { AuthBackend, AuthCredential } from '../../../src/adapters/auth-backend.ts';
import { assertRejects } from '../support/assertions.ts';
import { observeSession } from '../support/observe-session.ts';
import { createProviderCredential, type ProviderClaims } from '../support/visitor-steps.ts';
import { contractCase, type ContractCase } from '../support/contract-case.ts';

const ada = { email: 'ada@example.com', password: 'secret1' };

const google = (backend: AuthBackend, claims: ProviderClaims): AuthCredential =>
  createProviderCredential(backend, 'google.com', claims);
const adaAtGoogle = { sub: 'g1', email: 'Ada@example.com', email_verified: true, name: 'Ada L.' };

export const federatedCases: readonly ContractCase[] = [
  contractCase('a provider’s credential signs a new user in, as the provider says', async ({ backend }) => {
    const claims = { ...adaAtGoogle, picture: 'https://pictures.example/ada' };
    const { user, credential, operationType, additionalUserInfo } = await backend.signInWithCredential(
      google(backend, claims),
    );
    const { uid, getIdToken: _, ...shown } = user;
    assert.ok(uid.length > 0);
    assert.deepEqual(shown, {
      email: 'ada@example.com',
      emailVerified: true,
      displayName: 'Ada L.',
      phoneNumber: null,
      photoURL: 'https://pictures.example/ada',
      isAnonymous: false,
      tenantId: null,
      providerData: [{ providerId: 'google.com', uid: 'g1', email: 'ada@example.com' }],
    });
    assert.equal(credential?.providerId, 'google.com');
    assert.equal(operationType, 'signIn');
    assert.equal(additionalUserInfo?.isNewUser, true);
    assert.equal(additionalUserInfo?.providerId, 'google.com');
    assert.equal(additionalUserInfo?.profile?.['name'], 'Ada L.');
  }),
  ...['github.com', 'facebook.com', 'twitter.com', 'microsoft.com', 'yahoo.com', 'apple.com', 'oidc.acme'].map(
    (providerId) =>
      contractCase(
        `${providerId} is a provider, and its users come back to their accounts`,
        async ({ backend, control }) => {
          const credential = createProviderCredential(backend, providerId, { sub: 'x1', email: 'x@example.com' });
          const first = await backend.signInWithCredential(credential);
          assert.equal(first.user.emailVerified, false);
          assert.deepEqual(first.user.providerData, [{ providerId, uid: 'x1', email: 'x@example.com' }]);
          const second = await backend.signInWithCredential(credential);
          assert.equal(second.user.uid, first.user.uid);
          assert.equal(second.additionalUserInfo?.isNewUser, false);
          assert.equal(await control.count('provider sign-in'), 2);
          assert.deepEqual((await control.account('x@example.com'))?.providers, [providerId]);
        },
      ),
  ),
  contractCase('a provider that gives no email signs in all the same', async ({ backend }) => {
    const { user } = await backend.signInWithCredential(google(backend, { sub: 'g1', name: 'Ada' }));
    assert.equal(user.email, null);
    assert.equal(user.isAnonymous, false);
  }),
  contractCase('an account of a fixture signs in with its provider', async ({ backend, control }) => {
    await control.put({ accounts: [{ email: 'Ada@example.com', providers: ['google.com'] }] });
    const { user } = await backend.signInWithCredential(google(backend, { sub: ada.email, email: ada.email }));
    assert.equal(user.uid, (await control.account(ada.email))?.uid);
  }),
  contractCase(
    'an email that the provider has not verified does not open the account that has it',
    async ({ backend, control }) => {
      await control.put({ accounts: [ada] });
      const credential = google(backend, { ...adaAtGoogle, email_verified: false });
      const refusal = await assertRejects(
        backend.signInWithCredential(credential),
        'auth/account-exists-with-different-credential',
      );
      assert.equal(refusal.email, ada.email);
      assert.equal(refusal.credential?.providerId, 'google.com');
      assert.deepEqual((await control.account(ada.email))?.providers, ['password']);
    },
  ),
  contractCase(
    'the credential of that refusal, carried as JSON, is linked once the owner has signed in',
    async ({ backend, control }) => {
      await control.put({ accounts: [ada] });
      const { credential } = await assertRejects(
        backend.signInWithCredential(google(backend, { ...adaAtGoogle, email_verified: false })),
        'auth/account-exists-with-different-credential',
      );
      const carried = backend.credentialFromJSON(JSON.parse(JSON.stringify(credential)));
      assert.ok(carried);
      await backend.signInWithPassword(ada);
      await backend.linkCredential(carried);
      await backend.discard();
      const { user } = await backend.signInWithCredential(google(backend, { ...adaAtGoogle, email_verified: false }));
      assert.equal(user.email, ada.email);
      await backend.signInWithPassword(ada);
    },
  ),
  ...([true, false] as const).map((emailVerified) =>
    contractCase(
      `a verified email opens the account that has it, whose password ${emailVerified ? 'stays' : 'goes, since its email was not verified'}`,
      async ({ backend, control }) => {
        await control.put({ accounts: [{ ...ada, emailVerified }] });
        const before = await control.account(ada.email);
        const { user, additionalUserInfo } = await backend.signInWithCredential(google(backend, adaAtGoogle));
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
      },
    ),
  ),
  contractCase('a user who is disabled cannot sign in by a provider', async ({ backend, control }) => {
    await control.put({ accounts: [{ email: ada.email, providers: ['google.com'], disabled: true }] });
    await assertRejects(
      backend.signInWithCredential(google(backend, { sub: ada.email, email: ada.email })),
      'auth/user-disabled',
    );
  }),
  contractCase('a credential of One Tap signs in at Google', async ({ backend }) => {
    const payload = Buffer.from(JSON.stringify(adaAtGoogle)).toString('base64url');
    const { user } = await backend.signInWithCredential(backend.googleCredential(`e30.${payload}.`));
    assert.equal(user.email, ada.email);
  }),
  contractCase('a credential that stands for a password signs in with it', async ({ backend, control }) => {
    await control.put({ accounts: [ada] });
    const { user } = await backend.signInWithCredential(backend.passwordCredential(ada));
    assert.equal(user.email, ada.email);
    assert.equal(await control.count('sign-in'), 1);
  }),
  contractCase('a token that cannot be read is refused', async ({ backend }) => {
    await assertRejects(
      backend.signInWithCredential(backend.googleCredential('{"name":"nobody"}')),
      'auth/invalid-credential',
    );
  }),
  ...(
    [
      ['USER_CANCELLED', 'auth/user-cancelled'],
      ['OPERATION_NOT_ALLOWED', 'auth/operation-not-allowed'],
      ['UNAUTHORIZED DOMAIN', 'auth/unauthorized-domain'],
      ['ADMIN_ONLY_OPERATION', 'auth/admin-restricted-operation'],
      ['INTERNAL_ERROR', 'auth/internal-error'],
    ] as const
  ).map(([wireMessage, code]) =>
    contractCase(
      `a provider sign-in that is answered ${wireMessage} is refused with ${code}`,
      async ({ backend, control }) => {
        await control.refuseNext('provider sign-in', wireMessage);
        await assertRejects(backend.signInWithCredential(google(backend, adaAtGoogle)), code);
        assert.equal(await control.account(ada.email), null);
      },
    ),
  ),
  contractCase('nobody came back from a redirect where none was begun', async ({ backend }) => {
    assert.equal(await backend.redirectResult(), null);
  }),
  contractCase('whoever signs in by a provider is not the app’s user before the commit', async ({ backend }) => {
    const session = observeSession(backend);
    await backend.signInWithCredential(google(backend, adaAtGoogle));
    await session.waitForReports(1);
    assert.deepEqual(session.reports, ['signed out']);
    await backend.commit();
    assert.deepEqual(session.reports, ['signed out', ada.email]);
  }),
];
