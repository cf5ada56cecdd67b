import assert from 'node:assert/strict';
import { assertRejects } from '../support/assertions.ts';
import { observeSession } from '../support/observe-session.ts';
import { contractCase, type ContractCase } from '../support/contract-case.ts';

const grace = { email: 'grace@example.com', password: 'secret1' };

export const signUpCases: readonly ContractCase[] = [
  contractCase(
    'a new account gives a new user, with an email that is in lower case and not verified',
    async ({ backend, control }) => {
      const { user, credential, operationType, additionalUserInfo } = await backend.createUserWithPassword({
        email: 'Grace@Example.com',
        password: 'secret1',
      });
      const { uid, getIdToken: _, ...shown } = user;
      assert.ok(uid.length > 0);
      assert.deepEqual(shown, {
        email: 'grace@example.com',
        emailVerified: false,
        displayName: null,
        phoneNumber: null,
        photoURL: null,
        isAnonymous: false,
        tenantId: null,
        providerData: [{ providerId: 'password', uid: 'grace@example.com', email: 'grace@example.com' }],
      });
      assert.equal(credential, null);
      assert.equal(operationType, 'signIn');
      assert.equal(additionalUserInfo?.isNewUser, true);
      assert.equal(additionalUserInfo?.providerId, 'password');
      assert.deepEqual(await control.account('GRACE@example.com'), {
        uid,
        displayName: null,
        password: 'secret1',
        emailVerified: false,
        providers: ['password'],
        secondFactors: 0,
      });
    },
  ),
  contractCase('a new account can be signed in to, with the same user id', async ({ backend }) => {
    const created = await backend.createUserWithPassword(grace);
    await backend.discard();
    const { user } = await backend.signInWithPassword(grace);
    assert.equal(user.uid, created.user.uid);
  }),
  contractCase('a password of six characters is taken', async ({ backend }) => {
    await backend.createUserWithPassword({ ...grace, password: '123456' });
  }),
  contractCase('a password of five characters is refused, and no account is created', async ({ backend, control }) => {
    await assertRejects(
      backend.createUserWithPassword({ ...grace, password: '12345' }),
      'auth/weak-password',
      'Password should be at least 6 characters',
    );
    assert.equal(await control.account(grace.email), null);
  }),
  ...[false, true].flatMap((emailEnumerationProtection) =>
    ['grace@example.com', 'GRACE@example.com'].map((email) =>
      contractCase(
        `an account for ${email} that exists is not created again, protection ${emailEnumerationProtection ? 'on' : 'off'}`,
        async ({ backend, control }) => {
          await control.put({ accounts: [grace], emailEnumerationProtection });
          await assertRejects(
            backend.createUserWithPassword({ email, password: 'another1' }),
            'auth/email-already-in-use',
          );
          assert.equal((await control.account(grace.email))?.password, 'secret1');
        },
      ),
    ),
  ),
  contractCase(
    'an account that exists is refused as such, even with a password that is too short',
    async ({ backend, control }) => {
      await control.put({ accounts: [grace] });
      await assertRejects(backend.createUserWithPassword({ ...grace, password: '1' }), 'auth/email-already-in-use');
    },
  ),
  ...(
    [
      ['nonsense', 'secret1', 'auth/invalid-email'],
      ['', 'secret1', 'auth/invalid-email'],
      ['grace@example.com', '', 'auth/missing-password'],
    ] as const
  ).map(([email, password, code]) =>
    contractCase(`a new account with "${email}" and "${password}" is refused`, ({ backend }) =>
      assertRejects(backend.createUserWithPassword({ email, password }), code),
    ),
  ),
  ...["O'Brien & <b>co</b>", '  Zoë  ', '{"a":1}', '\u202eabc'].map((name) =>
    contractCase(`the name ${JSON.stringify(name)} is kept as it was given`, async ({ backend, control }) => {
      const session = observeSession(backend);
      await backend.createUserWithPassword(grace);
      await backend.setDisplayName(name);
      assert.equal((await backend.commit()).displayName, name);
      assert.equal(session.lastUser?.displayName, name);
      assert.equal((await control.account(grace.email))?.displayName, name);
      await backend.signOut();
      assert.equal((await backend.signInWithPassword(grace)).user.displayName, name);
    }),
  ),
  contractCase('nobody can be named while nobody is staged', ({ backend }) =>
    assertRejects(backend.setDisplayName('Ada'), 'auth/internal-error'),
  ),
  contractCase(
    'the naming of a user who was deleted meanwhile is refused, and ends the staged session',
    async ({ backend, control }) => {
      await backend.createUserWithPassword(grace);
      await control.deleteAccount(grace.email);
      await assertRejects(backend.setDisplayName('Grace'), 'auth/user-token-expired');
      await assertRejects(backend.commit(), 'auth/internal-error');
    },
  ),
  contractCase(
    'a user whose name is refused for another reason can still be committed',
    async ({ backend, control }) => {
      await backend.createUserWithPassword(grace);
      await control.refuseNext('naming', 'NETWORK');
      await assertRejects(backend.setDisplayName('Grace'), 'auth/network-request-failed');
      assert.equal((await backend.commit()).displayName, null);
    },
  ),
];
