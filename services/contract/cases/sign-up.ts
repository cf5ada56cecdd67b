import assert from 'node:assert/strict';
import { assertRejects, assertUser, observeSession } from '../support/assertions.ts';
import { grace, withAccounts } from '../support/visitor-steps.ts';
import type { ContractTopic } from '../support/contract-topic.ts';

export const testSignUp: ContractTopic = (test) => {
  test('a sign-up creates a user with an unverified email in lower case', async ({ backend, control }) => {
    const { user, credential, operationType, additionalUserInfo } = await backend.createUserWithPassword({
      email: 'Grace@Example.com',
      password: 'secret1',
    });
    assertUser(user, {
      email: 'grace@example.com',
      providerData: [{ providerId: 'password', uid: 'grace@example.com', email: 'grace@example.com' }],
    });
    assert.equal(credential, null);
    assert.equal(operationType, 'signIn');
    assert.equal(additionalUserInfo?.isNewUser, true);
    assert.equal(additionalUserInfo?.providerId, 'password');
    assert.deepEqual(await control.account('GRACE@example.com'), {
      uid: user.uid,
      displayName: null,
      password: 'secret1',
      emailVerified: false,
      providers: ['password'],
      secondFactors: 0,
    });
  });
  test('a sign-in after a sign-up returns the same uid', async ({ backend }) => {
    const created = await backend.createUserWithPassword(grace);
    await backend.discard();
    const { user } = await backend.signInWithPassword(grace);
    assert.equal(user.uid, created.user.uid);
  });
  test('a sign-up accepts a password of six characters', async ({ backend }) => {
    await backend.createUserWithPassword({ ...grace, password: '123456' });
  });
  test('a sign-up with a password of five characters fails without creating an account', async (context) => {
    const { backend, control } = context;
    await assertRejects(
      backend.createUserWithPassword({ ...grace, password: '12345' }),
      'auth/weak-password',
      'Password should be at least 6 characters',
    );
    assert.equal(await control.account(grace.email), null);
  });
  for (const emailEnumerationProtection of [false, true]) {
    for (const email of ['grace@example.com', 'GRACE@example.com']) {
      test(`a sign-up for the existing account ${email} fails ${emailEnumerationProtection ? 'with' : 'without'} email enumeration protection`, async (context) => {
        const { backend, control } = context;
        await control.put({ accounts: [grace], emailEnumerationProtection });
        await assertRejects(
          backend.createUserWithPassword({ email, password: 'another1' }),
          'auth/email-already-in-use',
        );
        assert.equal((await control.account(grace.email))?.password, 'secret1');
      });
    }
  }
  test('a sign-up for an existing account with a short password fails because of the account, not of the password', async (context) => {
    const { backend } = await withAccounts(context, grace);
    await assertRejects(backend.createUserWithPassword({ ...grace, password: '1' }), 'auth/email-already-in-use');
  });
  test('a sign-up with the email and password of an existing account fails, and stages no user', async (context) => {
    const { backend } = await withAccounts(context, grace);
    await assertRejects(backend.createUserWithPassword(grace), 'auth/email-already-in-use');
    await assertRejects(backend.commit(), 'auth/internal-error');
  });
  for (const [email, password, code] of [
    ['nonsense', 'secret1', 'auth/invalid-email'],
    ['', 'secret1', 'auth/invalid-email'],
    ['grace@example.com', '', 'auth/missing-password'],
  ] as const) {
    test(`a sign-up with email "${email}" and password "${password}" fails`, ({ backend }) =>
      assertRejects(backend.createUserWithPassword({ email, password }), code));
  }
  for (const name of ["O'Brien & <b>co</b>", '  Zoë  ', '{"a":1}', '\u202eabc']) {
    test(`the name ${JSON.stringify(name)} is stored unchanged`, async ({ backend, control }) => {
      const session = observeSession(backend);
      await backend.createUserWithPassword(grace);
      await backend.setDisplayName(name);
      assert.equal((await backend.commit()).displayName, name);
      assert.equal(session.lastUser?.displayName, name);
      assert.equal((await control.account(grace.email))?.displayName, name);
      await backend.signOut();
      assert.equal((await backend.signInWithPassword(grace)).user.displayName, name);
    });
  }
  test('setting a name fails while no user is staged', ({ backend }) =>
    assertRejects(backend.setDisplayName('Ada'), 'auth/internal-error'));
  test('setting the name of a deleted user fails and ends the staged session', async ({ backend, control }) => {
    await backend.createUserWithPassword(grace);
    await control.deleteAccount(grace.email);
    await assertRejects(backend.setDisplayName('Grace'), 'auth/user-token-expired');
    await assertRejects(backend.commit(), 'auth/internal-error');
  });
  test('a user whose name could not be saved can still be committed', async ({ backend, control }) => {
    await backend.createUserWithPassword(grace);
    await control.refuseNext('naming', 'NETWORK');
    await assertRejects(backend.setDisplayName('Grace'), 'auth/network-request-failed');
    assert.equal((await backend.commit()).displayName, null);
  });
};
