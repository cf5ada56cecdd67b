import assert from 'node:assert/strict';
import type { ServiceOperation } from '../../../src/adapters/service-control.ts';
import { assertRejects, observeFirstReport } from '../support/assertions.ts';
import type { ContractTopic, Visitor } from '../support/contract-topic.ts';
import * as steps from '../support/visitor-steps.ts';
import { ada, grace } from '../support/visitor-steps.ts';

const phoneNumber = '+15555550100';
const asGuest = { upgradeGuest: true } as const;

/** Ways to sign in that create an account if the visitor has none. */
const signIns: readonly {
  readonly name: string;
  readonly operation: ServiceOperation;
  signIn(visitor: Visitor): Promise<unknown>;
}[] = [
  {
    name: 'an email link',
    operation: 'link sign-in',
    async signIn({ backend, control }) {
      const link = await steps.requestSignInLink({ backend, control }, ada.email);
      return await backend.signInWithEmailLink({ email: ada.email, link }, asGuest);
    },
  },
  {
    name: 'a phone',
    operation: 'phone sign-in',
    signIn: (context) => steps.signInWithTextCode(context, phoneNumber, asGuest),
  },
  {
    name: 'a provider',
    operation: 'provider sign-in',
    signIn: ({ backend }) =>
      backend.signInWithCredential(
        steps.createGoogleCredential(backend, { sub: ada.email, email: ada.email, email_verified: true }),
        asGuest,
      ),
  },
];

export const testClosedSignUp: ContractTopic = (test) => {
  for (const { name, operation, signIn } of signIns) {
    test(`while sign-up is closed, a visitor without an account who signs in with ${name} is refused, and the new account is deleted`, async (context) => {
      const { backend, control } = context;
      const session = await observeFirstReport(backend);
      backend.setSignUpClosed(true);
      await assertRejects(signIn(context), 'auth/sign-up-closed');
      assert.equal(await control.countAccounts(), 0);
      assert.deepEqual([await control.count(operation), await control.count('account deletion')], [1, 1]);
      await assertRejects(backend.commit(), 'auth/internal-error');
      assert.deepEqual(session.reports, ['signed out']);
      backend.setSignUpClosed(false);
      await signIn(context);
      await backend.commit();
    });
    test(`while sign-up is closed, a visitor whose account has ${name} signs in`, async (context) => {
      const { backend, control } = context;
      await control.put({ accounts: [{ ...ada, phoneNumber, providers: ['google.com'] }] });
      backend.setSignUpClosed(true);
      await signIn(context);
      assert.equal((await backend.commit()).email, ada.email);
      assert.equal(await control.count('account deletion'), 0);
    });
    test(`while sign-up is closed, a guest is not upgraded with ${name}`, async (context) => {
      const { backend, uid, session } = await steps.commitGuest(context);
      backend.setSignUpClosed(true);
      await assertRejects(signIn(context), 'auth/sign-up-closed');
      await backend.discard();
      assert.equal(backend.currentGuest()?.uid, uid);
      assert.equal(await context.control.countAccounts(), 1);
      assert.deepEqual(session.reports, ['guest']);
    });
    test(`a sign-in with ${name} fails if the new account cannot be deleted, and the visitor is refused again later`, async (context) => {
      const { backend, control } = context;
      backend.setSignUpClosed(true);
      await control.refuseNext('account deletion', 'NETWORK');
      await assertRejects(signIn(context), 'auth/network-request-failed');
      await assertRejects(backend.commit(), 'auth/internal-error');
      await assertRejects(signIn(context), 'auth/sign-up-closed');
      assert.equal(await control.countAccounts(), 0);
    });
    test(`a sign-in with ${name} that is discarded while it runs still leaves no account`, async (context) => {
      const { backend, control } = context;
      backend.setSignUpClosed(true);
      const { answer } = await steps.startHeldCall(control, operation, () => signIn(context));
      const refused = assertRejects(answer, 'auth/user-cancelled');
      await backend.discard();
      await control.release();
      await refused;
      assert.equal(await control.countAccounts(), 0);
      assert.equal(await control.count('account deletion'), 1);
    });
  }
  test('while sign-up is closed, no account with a password is created', async ({ backend, control }) => {
    backend.setSignUpClosed(true);
    await assertRejects(backend.createUserWithPassword(ada), 'auth/sign-up-closed');
    await assertRejects(backend.createUserWithPassword(ada, asGuest), 'auth/sign-up-closed');
    assert.deepEqual([await control.count('sign-up'), await control.countAccounts()], [0, 0]);
  });
  test('while sign-up is closed, no new guest is created, but an existing guest can sign in again', async (context) => {
    const { backend, control } = context;
    backend.setSignUpClosed(true);
    await assertRejects(backend.signInAnonymously(), 'auth/sign-up-closed');
    assert.equal(await control.count('guest sign-in'), 0);
    backend.setSignUpClosed(false);
    const { uid } = await steps.commitGuest(context);
    backend.setSignUpClosed(true);
    assert.equal((await backend.signInAnonymously()).user.uid, uid);
    assert.equal(await control.count('guest sign-in'), 1);
  });
  test('refusing a new user does not change the staged user', async (context) => {
    const { backend } = context;
    await steps.stageUser(context, grace);
    backend.setSignUpClosed(true);
    await assertRejects(steps.signInWithGoogle(backend, { sub: 'g1', email: ada.email }), 'auth/sign-up-closed');
    assert.equal((await backend.commit()).email, grace.email);
  });
};
