import assert from 'node:assert/strict';
import { assertRejects } from '../support/assertions.ts';
import { getActionCode } from '../support/visitor-steps.ts';
import { contractCase, type ContractCase } from '../support/contract-case.ts';

const ada = { email: 'ada@example.com', password: 'secret1' };
const factor = { kind: 'phone', phoneNumber: '+15555550123', displayName: 'My phone' } as const;
const nothing = { previousEmail: null, secondFactor: null };

/** Every kind of mail with a code that is applied, and what its code says of itself. */
const orders = [
  [
    { purpose: 'email verification', email: ada.email },
    { ...nothing, operation: 'VERIFY_EMAIL', email: ada.email },
  ],
  [
    { purpose: 'email change', email: ada.email, newEmail: 'New@example.com' },
    { ...nothing, operation: 'VERIFY_AND_CHANGE_EMAIL', email: 'new@example.com', previousEmail: ada.email },
  ],
  [
    { purpose: 'email recovery', email: ada.email, newEmail: 'thief@example.com' },
    { ...nothing, operation: 'RECOVER_EMAIL', email: ada.email },
  ],
  [
    { purpose: 'second factor revert', email: ada.email, factor },
    {
      ...nothing,
      operation: 'REVERT_SECOND_FACTOR_ADDITION',
      email: ada.email,
      secondFactor: { factorId: 'phone', phoneNumber: factor.phoneNumber },
    },
  ],
] as const;

const modes = {
  'email verification': 'verifyEmail',
  'email change': 'verifyAndChangeEmail',
  'email recovery': 'recoverEmail',
  'second factor revert': 'revertSecondFactorAddition',
} as const;

export const actionCodeCases: readonly ContractCase[] = [
  ...orders.flatMap(([order, info]) => [
    contractCase(
      `the code of a mail for ${order.purpose} says what it is for, and is then applied once`,
      async ({ backend, control }) => {
        await control.put({ accounts: [{ ...ada, emailVerified: order.purpose === 'second factor revert' }] });
        const path = await control.sendMail(order);
        const [mail] = await control.mails();
        assert.deepEqual(
          { to: mail?.to, purpose: mail?.purpose, path: mail?.path },
          { to: ada.email, purpose: order.purpose, path },
        );
        assert.equal(new URL(path, 'http://app').searchParams.get('mode'), modes[order.purpose]);
        const code = getActionCode(path);
        assert.deepEqual(await backend.checkActionCode(code), info);
        assert.deepEqual(await backend.checkActionCode(code), info);
        await backend.applyActionCode(code);
        await assertRejects(backend.checkActionCode(code), 'auth/invalid-action-code');
        await assertRejects(backend.applyActionCode(code), 'auth/invalid-action-code');
        assert.deepEqual([await control.count('code check'), await control.count('code use')], [3, 2]);
      },
    ),
    ...(['used', 'expired'] as const).map((how) =>
      contractCase(`a code for ${order.purpose} that is ${how} is refused`, async ({ backend, control }) => {
        await control.put({ accounts: [{ ...ada, emailVerified: true }] });
        const code = getActionCode(await control.sendMail(order));
        await control.spoilCode(ada.email, how);
        const refusal = how === 'used' ? 'auth/invalid-action-code' : 'auth/expired-action-code';
        await assertRejects(backend.checkActionCode(code), refusal);
        await assertRejects(backend.applyActionCode(code), refusal);
      }),
    ),
    contractCase(
      `a check and a use of a code for ${order.purpose} can be refused by the service`,
      async ({ backend, control }) => {
        await control.put({ accounts: [{ ...ada, emailVerified: true }] });
        const code = getActionCode(await control.sendMail(order));
        await control.refuseNext('code check', 'NETWORK');
        await control.refuseNext('code use', 'USER_DISABLED');
        await assertRejects(backend.checkActionCode(code), 'auth/network-request-failed');
        await assertRejects(backend.applyActionCode(code), 'auth/user-disabled');
        await backend.checkActionCode(code);
        await backend.applyActionCode(code);
      },
    ),
  ]),
  contractCase(
    'the code that removes a second factor is none once the account is gone',
    async ({ backend, control }) => {
      await control.put({ accounts: [{ ...ada, emailVerified: true }] });
      const code = getActionCode(await control.sendMail({ purpose: 'second factor revert', email: ada.email, factor }));
      await control.deleteAccount(ada.email);
      await assertRejects(backend.checkActionCode(code), 'auth/invalid-action-code');
      await assertRejects(backend.applyActionCode(code), 'auth/invalid-action-code');
    },
  ),
  contractCase('a verification verifies the email', async ({ backend, control }) => {
    await control.put({ accounts: [ada] });
    await backend.applyActionCode(
      getActionCode(await control.sendMail({ purpose: 'email verification', email: ada.email })),
    );
    assert.equal((await control.account(ada.email))?.emailVerified, true);
  }),
  contractCase(
    'a change gives the account its new email, verified, with the same password',
    async ({ backend, control }) => {
      await control.put({ accounts: [ada] });
      const order = { purpose: 'email change', email: ada.email, newEmail: 'new@example.com' } as const;
      await backend.applyActionCode(getActionCode(await control.sendMail(order)));
      assert.equal(await control.account(ada.email), null);
      assert.equal((await control.account('new@example.com'))?.emailVerified, true);
      await backend.signInWithPassword({ email: 'new@example.com', password: ada.password });
    },
  ),
  contractCase('a recovery gives the account its old email back', async ({ backend, control }) => {
    await control.put({ accounts: [ada] });
    const order = { purpose: 'email recovery', email: ada.email, newEmail: 'thief@example.com' } as const;
    const code = getActionCode(await control.sendMail(order));
    assert.equal(await control.account(ada.email), null);
    assert.notEqual(await control.account('thief@example.com'), null);
    await backend.applyActionCode(code);
    assert.equal(await control.account('thief@example.com'), null);
    assert.equal((await control.account(ada.email))?.emailVerified, true);
  }),
  ...([factor, { kind: 'totp', displayName: 'My app' }] as const).map((added) =>
    contractCase(
      `a revert removes the ${added.kind} factor that was added, and no other`,
      async ({ backend, control }) => {
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
      },
    ),
  ),
  contractCase('a mail carries the continue URL that was ordered', async ({ control }) => {
    await control.put({ accounts: [ada] });
    const continueUrl = 'http://127.0.0.1:5188/?a=1';
    const path = await control.sendMail({ purpose: 'email verification', email: ada.email, continueUrl });
    assert.equal(new URL(path, 'http://app').searchParams.get('continueUrl'), continueUrl);
  }),
  contractCase(
    'the code of a reset says so when it is checked, and counts as a reset check',
    async ({ backend, control }) => {
      await control.put({ accounts: [ada] });
      const code = getActionCode(await control.sendMail({ purpose: 'password reset', email: ada.email }));
      const expected = { ...nothing, operation: 'PASSWORD_RESET', email: ada.email };
      assert.deepEqual(await backend.checkActionCode(code), expected);
      assert.deepEqual([await control.count('reset check'), await control.count('code check')], [1, 0]);
    },
  ),
  contractCase('a code that nobody was sent is refused', async ({ backend }) => {
    await assertRejects(backend.checkActionCode('bogus'), 'auth/invalid-action-code');
    await assertRejects(backend.applyActionCode('bogus'), 'auth/invalid-action-code');
  }),
];
