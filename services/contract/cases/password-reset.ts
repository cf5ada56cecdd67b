import assert from 'node:assert/strict';
import { assertRejects } from '../support/assertions.ts';
import { observeFirstReport } from '../support/observe-session.ts';
import { signInAndCommit, getLastMailPath, getActionCode } from '../support/visitor-steps.ts';
import { contractCase, type CaseContext, type ContractCase } from '../support/contract-case.ts';

const ada = { email: 'ada@example.com', password: 'secret1' };

/** Ada has an account and asked for the mail: the code that she got. */
async function codeOfAda({ backend, control }: CaseContext): Promise<string> {
  await control.put({ accounts: [ada] });
  await backend.sendPasswordResetEmail(ada.email);
  return getActionCode(await getLastMailPath(control));
}

export const passwordResetCases: readonly ContractCase[] = [
  contractCase('a reset mail leads to the widget’s reset mode, with a code', async ({ backend, control }) => {
    await control.put({ accounts: [ada] });
    await backend.sendPasswordResetEmail('Ada@Example.com');
    const [mail, ...others] = await control.mails();
    assert.deepEqual(others, []);
    assert.equal(mail?.to, 'ada@example.com');
    assert.equal(mail?.purpose, 'password reset');
    assert.match(mail?.path ?? '', /^\/Login\?mode=resetPassword&oobCode=[\w-]{20,}&apiKey=[\w-]+&lang=en$/);
    assert.ok(Math.abs((mail?.sentAt ?? 0) - Date.now()) < 60_000);
  }),
  contractCase('a reset mail carries the continue URL that was asked for', async ({ backend, control }) => {
    await control.put({ accounts: [ada] });
    const continueUrl = 'http://127.0.0.1:5188/Login?a=1&b=%26#c';
    await backend.sendPasswordResetEmail(ada.email, { continueUrl });
    const path = await getLastMailPath(control);
    assert.equal(new URL(path, 'http://app').searchParams.get('continueUrl'), continueUrl);
  }),
  ...[
    ['is refused by the project', 'http://evil.example/', 'UNAUTHORIZED_DOMAIN : Domain not allowlisted by project'],
    ['is no absolute URL', '/Login', undefined],
  ].map(([what, continueUrl = '', wireMessage]) =>
    contractCase(`a continue URL that ${what} is dropped, and the mail is sent`, async ({ backend, control }) => {
      await control.put({ accounts: [ada] });
      if (wireMessage !== undefined) await control.refuseNext('reset mail', wireMessage);
      await backend.sendPasswordResetEmail(ada.email, { continueUrl });
      const mails = await control.mails();
      assert.equal(mails.length, 1);
      assert.doesNotMatch(mails[0]?.path ?? '', /continueUrl/);
      assert.equal(await control.count('reset mail'), 2);
    }),
  ),
  contractCase('a reset mail for an unknown email is refused', async ({ backend, control }) => {
    await assertRejects(backend.sendPasswordResetEmail('nobody@example.com'), 'auth/user-not-found');
    assert.deepEqual(await control.mails(), []);
  }),
  contractCase(
    'with enumeration protection a reset mail for an unknown email seems to be sent, and is not',
    async ({ backend, control }) => {
      await control.put({ accounts: [ada], emailEnumerationProtection: true });
      await backend.sendPasswordResetEmail('nobody@example.com');
      assert.deepEqual(await control.mails(), []);
      await backend.sendPasswordResetEmail(ada.email);
      assert.equal((await control.mails()).length, 1);
    },
  ),
  contractCase('mails are listed newest first, and stay after their code was used', async ({ backend, control }) => {
    const grace = { email: 'grace@example.com', password: 'secret1' };
    await control.put({ accounts: [ada, grace] });
    await backend.sendPasswordResetEmail(ada.email);
    await backend.sendPasswordResetEmail(grace.email);
    const [newest] = await control.mails();
    await backend.confirmPasswordReset({ code: getActionCode(newest?.path), newPassword: 'changed1' });
    const mails = await control.mails();
    assert.deepEqual(
      mails.map(({ to }) => to),
      ['grace@example.com', 'ada@example.com'],
    );
    assert.notEqual(mails[0]?.id, mails[1]?.id);
  }),
  contractCase('a code tells whose it is, and is not used up by that', async (context) => {
    const code = await codeOfAda(context);
    assert.equal(await context.backend.verifyPasswordResetCode(code), 'ada@example.com');
    assert.equal(await context.backend.verifyPasswordResetCode(code), 'ada@example.com');
  }),
  contractCase('a reset sets the new password, verifies the email and uses the code up', async (context) => {
    const { backend, control } = context;
    const code = await codeOfAda(context);
    await backend.confirmPasswordReset({ code, newPassword: 'changed1' });
    assert.equal((await control.account(ada.email))?.password, 'changed1');
    await assertRejects(backend.signInWithPassword(ada), 'auth/wrong-password');
    const { user } = await backend.signInWithPassword({ ...ada, password: 'changed1' });
    assert.equal(user.emailVerified, true);
    await assertRejects(backend.verifyPasswordResetCode(code), 'auth/invalid-action-code');
    await assertRejects(backend.confirmPasswordReset({ code, newPassword: 'changed2' }), 'auth/invalid-action-code');
  }),
  contractCase('a reset ends the sessions of the account, and one can sign in again at once', async (context) => {
    const { backend } = context;
    const code = await codeOfAda(context);
    await signInAndCommit(backend, ada);
    const session = await observeFirstReport(backend);
    await backend.confirmPasswordReset({ code, newPassword: 'changed1' });
    await backend.revalidateSession();
    await signInAndCommit(backend, { ...ada, password: 'changed1' });
    await backend.revalidateSession();
    assert.deepEqual(session.reports, [ada.email, 'signed out', ada.email]);
  }),
  contractCase('a reset with a password that is too short is refused, and the code still serves', async (context) => {
    const { backend } = context;
    const code = await codeOfAda(context);
    await assertRejects(
      backend.confirmPasswordReset({ code, newPassword: '12345' }),
      'auth/weak-password',
      'Password should be at least 6 characters',
    );
    await backend.confirmPasswordReset({ code, newPassword: '123456' });
    await backend.signInWithPassword({ ...ada, password: '123456' });
  }),
  contractCase('a reset leaves the password as the only way in beside the email link', async ({ backend, control }) => {
    await control.put({ accounts: [{ email: ada.email, emailLink: true, providers: ['google.com'] }] });
    const code = getActionCode(await control.sendMail({ purpose: 'password reset', email: ada.email }));
    await backend.confirmPasswordReset({ code, newPassword: 'changed1' });
    assert.deepEqual(await backend.lookUpSignInMethods(ada.email), {
      kind: 'given',
      methods: ['password', 'emailLink'],
    });
  }),
  contractCase('the account of a reset stays disabled', async ({ backend, control }) => {
    await control.put({ accounts: [{ ...ada, disabled: true }] });
    const code = getActionCode(await control.sendMail({ purpose: 'password reset', email: ada.email }));
    await backend.confirmPasswordReset({ code, newPassword: 'changed1' });
    await assertRejects(backend.signInWithPassword({ ...ada, password: 'changed1' }), 'auth/user-disabled');
  }),
  ...(['used', 'expired'] as const).map((how) =>
    contractCase(`a code that is ${how} is refused at every use`, async (context) => {
      const { backend, control } = context;
      const code = await codeOfAda(context);
      await control.spoilCode('ADA@example.com', how);
      const refusal = how === 'used' ? 'auth/invalid-action-code' : 'auth/expired-action-code';
      await assertRejects(backend.verifyPasswordResetCode(code), refusal);
      await assertRejects(backend.confirmPasswordReset({ code, newPassword: 'changed1' }), refusal);
      assert.equal((await control.account(ada.email))?.password, 'secret1');
    }),
  ),
  contractCase('a code that nobody was sent is refused', async ({ backend }) => {
    await assertRejects(backend.verifyPasswordResetCode('bogus'), 'auth/invalid-action-code');
    await assertRejects(
      backend.confirmPasswordReset({ code: 'bogus', newPassword: 'changed1' }),
      'auth/invalid-action-code',
    );
  }),
  contractCase('a code of an account that was deleted is still told apart, and sets no password', async (context) => {
    const { backend, control } = context;
    const code = await codeOfAda(context);
    await control.deleteAccount(ada.email);
    assert.equal(await backend.verifyPasswordResetCode(code), ada.email);
    await assertRejects(backend.confirmPasswordReset({ code, newPassword: 'changed1' }), 'auth/invalid-action-code');
    assert.equal(await control.account(ada.email), null);
  }),
];
