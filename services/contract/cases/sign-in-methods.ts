import assert from 'node:assert/strict';
import { assertRejects } from '../support/assertions.ts';
import type { ContractTopic } from '../support/contract-topic.ts';

const accounts = [
  { email: 'password@example.com', password: 'secret1' },
  { email: 'link@example.com', emailLink: true },
  { email: 'both@example.com', password: 'secret1', emailLink: true },
  { email: 'google@example.com', providers: ['google.com'] },
  { email: 'many@example.com', password: 'secret1', providers: ['google.com', 'facebook.com'] },
  { email: 'none@example.com' },
  { email: 'disabled@example.com', password: 'secret1', disabled: true },
];

export const testSignInMethods: ContractTopic = (test) => {
  for (const [email, methods] of [
    ['password@example.com', ['password']],
    ['link@example.com', ['emailLink']],
    ['both@example.com', ['password', 'emailLink']],
    ['google@example.com', ['google.com']],
    ['many@example.com', ['google.com', 'facebook.com', 'password']],
    ['none@example.com', []],
    ['disabled@example.com', ['password']],
    ['PassWord@EXAMPLE.com', ['password']],
    ['unknown@example.com', []],
  ] as const) {
    test(`the sign-in methods of ${email} are ${methods.join(', ') || 'none'}`, async ({ backend, control }) => {
      await control.put({ accounts });
      assert.deepEqual(await backend.lookUpSignInMethods(email), { kind: 'given', methods });
    });
  }
  for (const email of ['password@example.com', 'unknown@example.com']) {
    test(`email enumeration protection withholds the sign-in methods of ${email}`, async ({ backend, control }) => {
      await control.put({ accounts, emailEnumerationProtection: true });
      assert.deepEqual(await backend.lookUpSignInMethods(email), { kind: 'withheld' });
    });
  }
  test('looking up an invalid email fails', ({ backend }) =>
    assertRejects(backend.lookUpSignInMethods('nonsense'), 'auth/invalid-email'));
  test('a look-up returns the sign-in methods of a new account', async ({ backend }) => {
    await backend.createUserWithPassword({ email: 'new@example.com', password: 'secret1' });
    assert.deepEqual(await backend.lookUpSignInMethods('new@example.com'), { kind: 'given', methods: ['password'] });
  });
};
