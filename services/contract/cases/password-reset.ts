import assert from 'node:assert/strict';
import { assertRejects, observeFirstReport } from '../support/assertions.ts';
import { signInAndCommit, getLastMailPath, getActionCode, ada } from '../support/visitor-steps.ts';
import type { ContractTopic, Visitor } from '../support/contract-topic.ts';

async function requestResetCode({ backend, control }: Visitor): Promise<string> {
  await control.put({ accounts: [ada] });
  await backend.sendPasswordResetEmail(ada.email);
  return getActionCode(await getLastMailPath(control));
}

export const testPasswordReset: ContractTopic = (test) => {
  test('the link of a reset mail opens the widget’s reset mode with a code', async ({ backend, control }) => {
    await control.put({ accounts: [ada] });
    await backend.sendPasswordResetEmail('Ada@Example.com');
    const [mail, ...others] = await control.mails();
    assert.deepEqual(others, []);
    assert.equal(mail?.to, 'ada@example.com');
    assert.equal(mail?.purpose, 'password reset');
    assert.match(mail?.path ?? '', /^\/Login\?mode=resetPassword&oobCode=[\w-]{20,}&apiKey=[\w-]+&lang=en$/);
    assert.ok(Math.abs((mail?.sentAt ?? 0) - Date.now()) < 60_000);
  });
  test('the link of a reset mail contains the requested continue URL', async ({ backend, control }) => {
    await control.put({ accounts: [ada] });
    const continueUrl = 'http://127.0.0.1:5188/Login?a=1&b=%26#c';
    await backend.sendPasswordResetEmail(ada.email, { continueUrl });
    const path = await getLastMailPath(control);
    assert.equal(new URL(path, 'http://app').searchParams.get('continueUrl'), continueUrl);
  });
  for (const [condition, continueUrl = '', wireMessage] of [
    ['is refused by the project', 'http://evil.example/', 'UNAUTHORIZED_DOMAIN : Domain not allowlisted by project'],
    ['is not an absolute URL', '/Login', undefined],
  ]) {
    test(`the reset mail is sent without a continue URL that ${condition}`, async ({ backend, control }) => {
      await control.put({ accounts: [ada] });
      if (wireMessage !== undefined) await control.refuseNext('reset mail', wireMessage);
      await backend.sendPasswordResetEmail(ada.email, { continueUrl });
      const mails = await control.mails();
      assert.equal(mails.length, 1);
      assert.doesNotMatch(mails[0]?.path ?? '', /continueUrl/);
      assert.equal(await control.count('reset mail'), 2);
    });
  }
  test('requesting a reset mail for an unknown email fails', async ({ backend, control }) => {
    await assertRejects(backend.sendPasswordResetEmail('nobody@example.com'), 'auth/user-not-found');
    assert.deepEqual(await control.mails(), []);
  });
  test('with email enumeration protection, requesting a reset mail for an unknown email succeeds but sends no mail', async (context) => {
    const { backend, control } = context;
    await control.put({ accounts: [ada], emailEnumerationProtection: true });
    await backend.sendPasswordResetEmail('nobody@example.com');
    assert.deepEqual(await control.mails(), []);
    await backend.sendPasswordResetEmail(ada.email);
    assert.equal((await control.mails()).length, 1);
  });
  test('mails are listed newest first, and remain after their code has been used', async ({ backend, control }) => {
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
  });
  test('verifying a reset code returns the email and does not use the code up', async (context) => {
    const code = await requestResetCode(context);
    assert.equal(await context.backend.verifyPasswordResetCode(code), 'ada@example.com');
    assert.equal(await context.backend.verifyPasswordResetCode(code), 'ada@example.com');
  });
  test('a reset sets the new password, verifies the email and uses up the code', async ({ backend, control }) => {
    const code = await requestResetCode({ backend, control });
    await backend.confirmPasswordReset({ code, newPassword: 'changed1' });
    assert.equal((await control.account(ada.email))?.password, 'changed1');
    await assertRejects(backend.signInWithPassword(ada), 'auth/wrong-password');
    const { user } = await backend.signInWithPassword({ ...ada, password: 'changed1' });
    assert.equal(user.emailVerified, true);
    await assertRejects(backend.verifyPasswordResetCode(code), 'auth/invalid-action-code');
    await assertRejects(backend.confirmPasswordReset({ code, newPassword: 'changed2' }), 'auth/invalid-action-code');
  });
  test('a reset ends the account’s sessions, and the user can sign in again immediately', async (context) => {
    const { backend } = context;
    const code = await requestResetCode(context);
    await signInAndCommit(backend, ada);
    const session = await observeFirstReport(backend);
    await backend.confirmPasswordReset({ code, newPassword: 'changed1' });
    await backend.revalidateSession();
    await signInAndCommit(backend, { ...ada, password: 'changed1' });
    await backend.revalidateSession();
    assert.deepEqual(session.reports, [ada.email, 'signed out', ada.email]);
  });
  test('a reset with a password that is too short fails, and the code can still be used', async (context) => {
    const { backend } = context;
    const code = await requestResetCode(context);
    await assertRejects(
      backend.confirmPasswordReset({ code, newPassword: '12345' }),
      'auth/weak-password',
      'Password should be at least 6 characters',
    );
    await backend.confirmPasswordReset({ code, newPassword: '123456' });
    await backend.signInWithPassword({ ...ada, password: '123456' });
  });
  test('a reset removes all providers, but keeps the email link as a sign-in method', async ({ backend, control }) => {
    await control.put({ accounts: [{ email: ada.email, emailLink: true, providers: ['google.com'] }] });
    const code = getActionCode(await control.sendMail({ purpose: 'password reset', email: ada.email }));
    await backend.confirmPasswordReset({ code, newPassword: 'changed1' });
    assert.deepEqual(await backend.lookUpSignInMethods(ada.email), {
      kind: 'given',
      methods: ['password', 'emailLink'],
    });
  });
  test('a reset does not enable a disabled account', async ({ backend, control }) => {
    await control.put({ accounts: [{ ...ada, disabled: true }] });
    const code = getActionCode(await control.sendMail({ purpose: 'password reset', email: ada.email }));
    await backend.confirmPasswordReset({ code, newPassword: 'changed1' });
    await assertRejects(backend.signInWithPassword({ ...ada, password: 'changed1' }), 'auth/user-disabled');
  });
  for (const how of ['used', 'expired'] as const) {
    test(`verifying and using a reset code fail once the code is ${how}`, async ({ backend, control }) => {
      const code = await requestResetCode({ backend, control });
      await control.spoilCode('ADA@example.com', how);
      const refusal = how === 'used' ? 'auth/invalid-action-code' : 'auth/expired-action-code';
      await assertRejects(backend.verifyPasswordResetCode(code), refusal);
      await assertRejects(backend.confirmPasswordReset({ code, newPassword: 'changed1' }), refusal);
      assert.equal((await control.account(ada.email))?.password, 'secret1');
    });
  }
  test('an unknown reset code is refused', async ({ backend }) => {
    await assertRejects(backend.verifyPasswordResetCode('bogus'), 'auth/invalid-action-code');
    await assertRejects(
      backend.confirmPasswordReset({ code: 'bogus', newPassword: 'changed1' }),
      'auth/invalid-action-code',
    );
  });
  test('the reset code of a deleted account can be verified, but not used', async ({ backend, control }) => {
    const code = await requestResetCode({ backend, control });
    await control.deleteAccount(ada.email);
    assert.equal(await backend.verifyPasswordResetCode(code), ada.email);
    await assertRejects(backend.confirmPasswordReset({ code, newPassword: 'changed1' }), 'auth/invalid-action-code');
    assert.equal(await control.account(ada.email), null);
  });
};
