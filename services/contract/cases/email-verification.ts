import assert from 'node:assert/strict';
import { assertRejects, observeFirstReport } from '../support/assertions.ts';
import {
  signInAndCommit,
  commitUser,
  commitGuest,
  stageUser,
  getLastMailPath,
  getActionCode,
  ada,
} from '../support/visitor-steps.ts';
import type { ContractTopic } from '../support/contract-topic.ts';

const continueUrl = 'http://127.0.0.1:5188/Login?a=1&b=%26';

export const testEmailVerification: ContractTopic = (test) => {
  test('the app’s user is mailed a code that verifies the email, and the next session check reports the change', async (context) => {
    const { backend, control } = await commitUser(context, ada);
    await backend.sendEmailVerification({ continueUrl });
    const [mail, ...others] = await control.mails();
    assert.deepEqual([mail?.to, mail?.purpose, others], [ada.email, 'email verification', []]);
    assert.equal(new URL(mail?.path ?? '', 'http://app').searchParams.get('continueUrl'), continueUrl);
    assert.equal(await control.count('verification mail'), 1);
    const session = await observeFirstReport(backend);
    await backend.applyActionCode(getActionCode(mail?.path));
    assert.equal(session.lastUser?.emailVerified, false);
    await backend.revalidateSession();
    assert.equal(session.lastUser?.emailVerified, true);
  });
  for (const [condition, url = '', wireMessage] of [
    ['is refused by the project', continueUrl, 'UNAUTHORIZED_DOMAIN : Domain not allowlisted by project'],
    ['is not an absolute URL', '/Login', undefined],
  ]) {
    test(`the verification mail is sent without a continue URL that ${condition}`, async ({ backend, control }) => {
      await commitUser({ backend, control }, ada);
      if (wireMessage !== undefined) await control.refuseNext('verification mail', wireMessage);
      await backend.sendEmailVerification({ continueUrl: url });
      assert.deepEqual(
        (await control.mails()).map(({ path }) => path.includes('continueUrl')),
        [false],
      );
      assert.equal(await control.count('verification mail'), 2);
    });
  }
  test('a verification mail that the service refuses is not sent', async ({ backend, control }) => {
    await commitUser({ backend, control }, ada);
    await control.refuseNext('verification mail', 'TOO_MANY_ATTEMPTS_TRY_LATER');
    await assertRejects(backend.sendEmailVerification(), 'auth/too-many-requests');
    assert.deepEqual(await control.mails(), []);
  });
  test('the link of a tenant member’s verification mail contains the tenant', async ({ backend, control }) => {
    await control.put({ accounts: [ada], tenants: [{ tenantId: 'blue', accounts: [ada] }] });
    backend.useTenant('blue');
    await signInAndCommit(backend, ada);
    backend.useTenant(null);
    await backend.sendEmailVerification();
    const path = await getLastMailPath(control);
    assert.equal(new URL(path, 'http://app').searchParams.get('tenantId'), 'blue');
  });
  test('after an email change elsewhere, the verification mail goes to the new email, which is also reported', async (context) => {
    const { backend, control } = await commitUser(context, ada);
    const session = await observeFirstReport(backend);
    // Before `sendMail` sends a recovery mail, it changes the account's email. This test needs only the change.
    await control.sendMail({ purpose: 'email recovery', email: ada.email, newEmail: 'new@example.com' });
    await backend.sendEmailVerification();
    assert.deepEqual(session.reports, [ada.email, 'new@example.com']);
    assert.equal((await control.mails())[0]?.to, 'new@example.com');
  });
  test('no verification mail is sent if no user is signed in or the session has ended', async (context) => {
    const { backend, control } = context;
    await assertRejects(backend.sendEmailVerification(), 'auth/user-token-expired');
    await commitUser(context, ada);
    await control.revokeSessions(ada.email);
    await assertRejects(backend.sendEmailVerification(), 'auth/user-token-expired');
    assert.deepEqual(await control.mails(), []);
  });
  test('the staged user is mailed a code, and is verified after a reload and after the commit', async (context) => {
    const { backend, control } = context;
    const { user } = await stageUser(context, ada);
    await backend.sendEmailVerification({ continueUrl });
    assert.equal((await backend.reloadStagedUser()).emailVerified, false);
    await backend.applyActionCode(getActionCode(await getLastMailPath(control)));
    const reloaded = await backend.reloadStagedUser();
    assert.deepEqual([reloaded.uid, reloaded.emailVerified], [user.uid, true]);
    assert.equal(await control.count('session check'), 2);
    assert.equal((await backend.commit()).emailVerified, true);
  });
  test('the reload of an upgraded guest is reported to the app only at the commit', async (context) => {
    const { backend, control, session } = await commitGuest(context);
    await backend.createUserWithPassword({ email: 'new@example.com', password: 'secret1' }, { upgradeGuest: true });
    await control.verifyEmail('new@example.com');
    assert.equal((await backend.reloadStagedUser()).emailVerified, true);
    assert.equal(session.lastUser?.email, null);
    assert.equal((await backend.commit()).emailVerified, true);
    assert.deepEqual([session.lastUser?.email, session.lastUser?.emailVerified], ['new@example.com', true]);
  });
  test('the reload fails without a staged user, and if the staged user’s session has ended', async (context) => {
    const { backend, control } = context;
    await assertRejects(backend.reloadStagedUser(), 'auth/user-token-expired');
    await stageUser(context, ada);
    await control.refuseNext('session check', 'NETWORK');
    await assertRejects(backend.reloadStagedUser(), 'auth/network-request-failed');
    await control.revokeSessions(ada.email);
    await assertRejects(backend.reloadStagedUser(), 'auth/user-token-expired');
  });
};
