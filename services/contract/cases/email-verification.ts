import assert from 'node:assert/strict';
import { assertRejects } from '../support/assertions.ts';
import { observeFirstReport } from '../support/observe-session.ts';
import { signInAndCommit, getLastMailPath, getActionCode } from '../support/visitor-steps.ts';
import { contractCase, type CaseContext, type ContractCase } from '../support/contract-case.ts';

const ada = { email: 'ada@example.com', password: 'secret1' };
const continueUrl = 'http://127.0.0.1:5188/Login?a=1&b=%26';

/** Ada has signed in, and is the app's user. */
async function signedIn({ backend, control }: CaseContext): Promise<void> {
  await control.put({ accounts: [ada] });
  await signInAndCommit(backend, ada);
}

export const emailVerificationCases: readonly ContractCase[] = [
  contractCase(
    'the app’s user is sent a code that verifies their address, and is seen to be verified when asked for anew',
    async (context) => {
      const { backend, control } = context;
      await signedIn(context);
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
    },
  ),
  ...[
    ['is refused by the project', continueUrl, 'UNAUTHORIZED_DOMAIN : Domain not allowlisted by project'],
    ['is no absolute URL', '/Login', undefined],
  ].map(([what, url = '', wireMessage]) =>
    contractCase(`a continue URL that ${what} is dropped, and the mail to verify is sent`, async (context) => {
      const { backend, control } = context;
      await signedIn(context);
      if (wireMessage !== undefined) await control.refuseNext('verification mail', wireMessage);
      await backend.sendEmailVerification({ continueUrl: url });
      assert.deepEqual(
        (await control.mails()).map(({ path }) => path.includes('continueUrl')),
        [false],
      );
      assert.equal(await control.count('verification mail'), 2);
    }),
  ),
  contractCase('a mail to verify that the service refuses is not sent', async (context) => {
    const { backend, control } = context;
    await signedIn(context);
    await control.refuseNext('verification mail', 'TOO_MANY_ATTEMPTS_TRY_LATER');
    await assertRejects(backend.sendEmailVerification(), 'auth/too-many-requests');
    assert.deepEqual(await control.mails(), []);
  }),
  contractCase('a member of a tenant verifies at the tenant', async ({ backend, control }) => {
    await control.put({ accounts: [ada], tenants: [{ tenantId: 'blue', accounts: [ada] }] });
    backend.useTenant('blue');
    await signInAndCommit(backend, ada);
    backend.useTenant(null);
    await backend.sendEmailVerification();
    const path = await getLastMailPath(control);
    assert.equal(new URL(path, 'http://app').searchParams.get('tenantId'), 'blue');
  }),
  contractCase(
    'whose email has changed elsewhere is sent the mail at the new one, and the app hears of it',
    async (context) => {
      const { backend, control } = context;
      await signedIn(context);
      const session = await observeFirstReport(backend);
      // The email becomes another one, from which the code of this mail would lead back.
      await control.sendMail({ purpose: 'email recovery', email: ada.email, newEmail: 'new@example.com' });
      await backend.sendEmailVerification();
      assert.deepEqual(session.reports, [ada.email, 'new@example.com']);
      assert.equal((await control.mails())[0]?.to, 'new@example.com');
    },
  ),
  contractCase('nobody is sent a mail to verify who is not signed in, or whose session has ended', async (context) => {
    const { backend, control } = context;
    await assertRejects(backend.sendEmailVerification(), 'auth/user-token-expired');
    await signedIn(context);
    await control.revokeSessions(ada.email);
    await assertRejects(backend.sendEmailVerification(), 'auth/user-token-expired');
    assert.deepEqual(await control.mails(), []);
  }),
];
