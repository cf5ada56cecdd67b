import assert from 'node:assert/strict';
import type { AuthBackend } from '../../../src/adapters/auth-backend.ts';
import type { AuthErrorCode } from '../../../src/adapters/auth-error.ts';
import { assertRejects } from '../support/assertions.ts';
import { getActionCode, ada, withAccounts } from '../support/visitor-steps.ts';
import type { ContractTopic } from '../support/contract-topic.ts';

const factor = { kind: 'phone', phoneNumber: '+15555550123', displayName: 'My phone' } as const;
const noDetails = { previousEmail: null, secondFactor: null };

/**
 * The kinds of mail with a code for `applyActionCode`. Each row lists the mode of the mail's link, the argument of
 * `control.sendMail` and the expected result of `checkActionCode`.
 */
const orders = [
  [
    'verifyEmail',
    { purpose: 'email verification', email: ada.email },
    { ...noDetails, operation: 'VERIFY_EMAIL', email: ada.email },
  ],
  [
    'verifyAndChangeEmail',
    { purpose: 'email change', email: ada.email, newEmail: 'New@example.com' },
    { ...noDetails, operation: 'VERIFY_AND_CHANGE_EMAIL', email: 'new@example.com', previousEmail: ada.email },
  ],
  [
    'recoverEmail',
    { purpose: 'email recovery', email: ada.email, newEmail: 'thief@example.com' },
    { ...noDetails, operation: 'RECOVER_EMAIL', email: ada.email },
  ],
  [
    'revertSecondFactorAddition',
    { purpose: 'second factor revert', email: ada.email, factor },
    {
      ...noDetails,
      operation: 'REVERT_SECOND_FACTOR_ADDITION',
      email: ada.email,
      secondFactor: { factorId: 'phone', phoneNumber: factor.phoneNumber },
    },
  ],
] as const;

async function assertCodeFails(backend: AuthBackend, code: string, error: AuthErrorCode): Promise<void> {
  await assertRejects(backend.checkActionCode(code), error);
  await assertRejects(backend.applyActionCode(code), error);
}

export const testActionCodes: ContractTopic = (test) => {
  for (const [mode, order, info] of orders) {
    test(`the code of a mail for ${order.purpose} can be checked repeatedly and applied once`, async (context) => {
      const { backend, control } = await withAccounts(context, {
        ...ada,
        emailVerified: order.purpose === 'second factor revert',
      });
      const path = await control.sendMail(order);
      const [mail] = await control.mails();
      assert.deepEqual(
        { to: mail?.to, purpose: mail?.purpose, path: mail?.path },
        { to: order.purpose === 'email change' ? info.email : ada.email, purpose: order.purpose, path },
      );
      assert.equal(new URL(path, 'http://app').searchParams.get('mode'), mode);
      const code = getActionCode(path);
      assert.deepEqual(await backend.checkActionCode(code), info);
      assert.deepEqual(await backend.checkActionCode(code), info);
      await backend.applyActionCode(code);
      await assertCodeFails(backend, code, 'auth/invalid-action-code');
      assert.deepEqual([await control.count('code check'), await control.count('code use')], [3, 2]);
    });
    for (const how of ['used', 'expired'] as const) {
      test(`the code for ${order.purpose} is refused once it is ${how}`, async ({ backend, control }) => {
        await control.put({ accounts: [{ ...ada, emailVerified: true }] });
        const code = getActionCode(await control.sendMail(order));
        await control.spoilCode(ada.email, how);
        const error = how === 'used' ? 'auth/invalid-action-code' : 'auth/expired-action-code';
        await assertCodeFails(backend, code, error);
      });
    }
    test(`checking and applying a code for ${order.purpose} fail if the service refuses them`, async (context) => {
      const { backend, control } = await withAccounts(context, { ...ada, emailVerified: true });
      const code = getActionCode(await control.sendMail(order));
      await control.refuseNext('code check', 'NETWORK');
      await control.refuseNext('code use', 'USER_DISABLED');
      await assertRejects(backend.checkActionCode(code), 'auth/network-request-failed');
      await assertRejects(backend.applyActionCode(code), 'auth/user-disabled');
      await backend.checkActionCode(code);
      await backend.applyActionCode(code);
    });
  }
  test('the code that removes a second factor is invalid once the account has been deleted', async (context) => {
    const { backend, control } = await withAccounts(context, { ...ada, emailVerified: true });
    const code = getActionCode(await control.sendMail({ purpose: 'second factor revert', email: ada.email, factor }));
    await control.deleteAccount(ada.email);
    await assertCodeFails(backend, code, 'auth/invalid-action-code');
  });
  test('applying the code of an email verification verifies the email', async ({ backend, control }) => {
    await control.put({ accounts: [ada] });
    await backend.applyActionCode(
      getActionCode(await control.sendMail({ purpose: 'email verification', email: ada.email })),
    );
    assert.equal((await control.account(ada.email))?.emailVerified, true);
  });
  test('applying the code of an email change gives the account its new, verified email and keeps the password', async (context) => {
    const { backend, control } = await withAccounts(context, ada);
    const order = { purpose: 'email change', email: ada.email, newEmail: 'new@example.com' } as const;
    await backend.applyActionCode(getActionCode(await control.sendMail(order)));
    assert.equal(await control.account(ada.email), null);
    assert.equal((await control.account('new@example.com'))?.emailVerified, true);
    await backend.signInWithPassword({ email: 'new@example.com', password: ada.password });
  });
  test('applying the code of an email recovery restores the old email of the account', async ({ backend, control }) => {
    await control.put({ accounts: [ada] });
    const order = { purpose: 'email recovery', email: ada.email, newEmail: 'thief@example.com' } as const;
    const code = getActionCode(await control.sendMail(order));
    assert.equal(await control.account(ada.email), null);
    assert.notEqual(await control.account('thief@example.com'), null);
    await backend.applyActionCode(code);
    assert.equal(await control.account('thief@example.com'), null);
    assert.equal((await control.account(ada.email))?.emailVerified, true);
  });
  for (const added of [factor, { kind: 'totp', displayName: 'My app' }] as const) {
    test(`reverting a second factor removes the added ${added.kind} factor and no other`, async (context) => {
      const { backend, control } = context;
      const kept = { kind: 'phone', phoneNumber: '+15555550100' } as const;
      await control.put({ accounts: [{ ...ada, emailVerified: true, secondFactors: [kept] }] });
      const order = { purpose: 'second factor revert', email: ada.email, factor: added } as const;
      const code = getActionCode(await control.sendMail(order));
      assert.equal((await control.account(ada.email))?.secondFactors, 2);
      const { secondFactor } = await backend.checkActionCode(code);
      assert.equal(secondFactor?.factorId, added.kind);
      await backend.applyActionCode(code);
      assert.equal((await control.account(ada.email))?.secondFactors, 1);
      await assertRejects(backend.signInWithPassword(ada), 'auth/multi-factor-auth-required');
      assert.equal(backend.pendingSecondFactors()[0]?.phoneNumber, '+*******0100');
    });
  }
  test('the link of a mail contains the continue URL that `sendMail` was called with', async ({ control }) => {
    await control.put({ accounts: [ada] });
    const continueUrl = 'http://127.0.0.1:5188/?a=1';
    const path = await control.sendMail({ purpose: 'email verification', email: ada.email, continueUrl });
    assert.equal(new URL(path, 'http://app').searchParams.get('continueUrl'), continueUrl);
  });
  test('checking the code of a password reset returns its purpose, and is counted as a reset check', async (context) => {
    const { backend, control } = await withAccounts(context, ada);
    const code = getActionCode(await control.sendMail({ purpose: 'password reset', email: ada.email }));
    const expected = { ...noDetails, operation: 'PASSWORD_RESET', email: ada.email };
    assert.deepEqual(await backend.checkActionCode(code), expected);
    assert.deepEqual([await control.count('reset check'), await control.count('code check')], [1, 0]);
  });
  test('an unknown action code is refused', async ({ backend }) => {
    await assertCodeFails(backend, 'bogus', 'auth/invalid-action-code');
  });
};
