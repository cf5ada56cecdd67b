import assert from 'node:assert/strict';
import { assertRejects, assertUser } from '../support/assertions.ts';
import { ada } from '../support/visitor-steps.ts';
import type { ContractTopic } from '../support/contract-topic.ts';

const accounts = [
  { ...ada, displayName: 'Ada', emailVerified: true },
  { email: 'gone@example.com', password: 'secret1', disabled: true },
  { email: 'link@example.com', emailLink: true },
];

export const testSignIn: ContractTopic = (test) => {
  test('a sign-in with the right password returns the user, who is not new', async ({ backend, control }) => {
    await control.put({ accounts });
    const { user, credential, operationType, additionalUserInfo } = await backend.signInWithPassword(ada);
    assertUser(user, {
      email: 'ada@example.com',
      emailVerified: true,
      displayName: 'Ada',
      providerData: [{ providerId: 'password', uid: 'ada@example.com', email: 'ada@example.com' }],
    });
    assert.equal(credential, null);
    assert.equal(operationType, 'signIn');
    assert.equal(additionalUserInfo?.isNewUser, false);
    assert.equal(additionalUserInfo?.providerId, 'password');
  });
  test('a sign-in ignores the case of the email, and the user’s email is in lower case', async ({
    backend,
    control,
  }) => {
    await control.put({ accounts });
    const { user } = await backend.signInWithPassword({ email: 'Ada@Example.COM', password: 'secret1' });
    assert.equal(user.email, 'ada@example.com');
  });
  test('a sign-in to a fixture’s account ignores the case of the fixture’s email', async ({ backend, control }) => {
    await control.put({ accounts: [{ email: 'Grace@Example.com', password: 'secret1' }] });
    const { user } = await backend.signInWithPassword({ email: 'grace@example.com', password: 'secret1' });
    assert.equal(user.email, 'grace@example.com');
  });
  for (const [email, password, code, protectedCode] of [
    [ada.email, 'Secret1', 'auth/wrong-password', 'auth/invalid-credential'],
    [ada.email, 'secret1 ', 'auth/wrong-password', 'auth/invalid-credential'],
    ['link@example.com', 'secret1', 'auth/wrong-password', 'auth/invalid-credential'],
    ['nobody@example.com', 'secret1', 'auth/user-not-found', 'auth/invalid-credential'],
    ['gone@example.com', 'secret1', 'auth/user-disabled', 'auth/user-disabled'],
    ['gone@example.com', 'wrong-one', 'auth/user-disabled', 'auth/user-disabled'],
    ['nonsense', 'secret1', 'auth/invalid-email', 'auth/invalid-email'],
    ['', 'secret1', 'auth/invalid-email', 'auth/invalid-email'],
    [ada.email, '', 'auth/missing-password', 'auth/missing-password'],
  ] as const) {
    for (const emailEnumerationProtection of [false, true] as const) {
      test(`a sign-in as "${email}" with "${password}" fails${emailEnumerationProtection ? ' with email enumeration protection' : ''}`, async (context) => {
        const { backend, control } = context;
        await control.put({ accounts, emailEnumerationProtection });
        await assertRejects(
          backend.signInWithPassword({ email, password }),
          emailEnumerationProtection ? protectedCode : code,
        );
      });
    }
  }
  test('a staged user can get an ID token with the user’s uid, but not after a discard', async (context) => {
    const { backend, control } = context;
    await control.put({ accounts });
    const { user } = await backend.signInWithPassword(ada);
    const claims: unknown = JSON.parse(
      Buffer.from((await user.getIdToken()).split('.')[1] ?? '', 'base64url').toString('utf8'),
    );
    assert.equal((claims as { sub?: unknown }).sub, user.uid);
    await backend.discard();
    await assertRejects(user.getIdToken(), 'auth/user-token-expired');
  });
};
