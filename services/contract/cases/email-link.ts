import assert from 'node:assert/strict';
import { assertRejects, observeSession } from '../support/assertions.ts';
import { requestSignInLink, toAppUrl, ada, withAccounts } from '../support/visitor-steps.ts';
import type { ContractTopic } from '../support/contract-topic.ts';

const url = 'http://127.0.0.1:5188/Login?ui_sid=abc&ui_sd=0';

export const testEmailLinks: ContractTopic = (test) => {
  test('a sign-in link leads to the requested URL and contains a code', async ({ backend, control }) => {
    await backend.sendSignInLink('New@Example.com', { url });
    const [mail, ...others] = await control.mails();
    assert.deepEqual(others, []);
    assert.equal(mail?.to, 'new@example.com');
    assert.equal(mail?.purpose, 'sign-in link');
    assert.match(
      mail?.path ?? '',
      /^\/Login\?ui_sid=abc&ui_sd=0&mode=signIn&oobCode=[\w-]{20,}&apiKey=[\w-]+&lang=en$/,
    );
  });
  test('a sign-in link creates a new user with a verified email', async (context) => {
    const link = await requestSignInLink(context, 'new@example.com', url);
    const result = await context.backend.signInWithEmailLink({ email: 'New@example.com', link });
    assert.equal(result.user.email, 'new@example.com');
    assert.equal(result.user.emailVerified, true);
    assert.equal(result.user.isAnonymous, false);
    assert.equal(result.operationType, 'signIn');
    assert.equal(result.credential, null);
    assert.equal(result.additionalUserInfo?.isNewUser, true);
    assert.equal(result.additionalUserInfo?.providerId, 'password');
    assert.deepEqual(result.user.providerData, [
      { providerId: 'password', uid: 'new@example.com', email: 'new@example.com' },
    ]);
    assert.deepEqual(await context.backend.lookUpSignInMethods('new@example.com'), {
      kind: 'given',
      methods: ['emailLink'],
    });
    assert.equal((await context.backend.commit()).email, 'new@example.com');
  });
  test('an existing user who signs in with a link keeps the password', async (context) => {
    await context.control.put({ accounts: [ada] });
    const link = await requestSignInLink(context, ada.email, url);
    const { user, additionalUserInfo } = await context.backend.signInWithEmailLink({ email: ada.email, link });
    assert.equal(user.uid, (await context.control.account(ada.email))?.uid);
    assert.equal(additionalUserInfo?.isNewUser, false);
    assert.deepEqual(await context.backend.lookUpSignInMethods(ada.email), {
      kind: 'given',
      methods: ['password', 'emailLink'],
    });
    await context.backend.signInWithPassword(ada);
  });
  test('a sign-in link is refused with a different email, and still works with the right email', async (context) => {
    const link = await requestSignInLink(context, ada.email, url);
    await assertRejects(
      context.backend.signInWithEmailLink({ email: 'other@example.com', link }),
      'auth/invalid-email',
    );
    await context.backend.signInWithEmailLink({ email: ada.email, link });
  });
  test('a sign-in link works only once', async (context) => {
    const link = await requestSignInLink(context, ada.email, url);
    await context.backend.signInWithEmailLink({ email: ada.email, link });
    await assertRejects(context.backend.signInWithEmailLink({ email: ada.email, link }), 'auth/invalid-action-code');
  });
  test('an earlier sign-in link still works after a later link has been sent', async (context) => {
    const first = await requestSignInLink(context, ada.email, url);
    await requestSignInLink(context, ada.email, url);
    await context.backend.signInWithEmailLink({ email: ada.email, link: first });
  });
  for (const how of ['used', 'expired'] as const) {
    test(`a sign-in link is refused once it is ${how}`, async (context) => {
      const link = await requestSignInLink(context, ada.email, url);
      await context.control.spoilCode(ada.email, how);
      const code = how === 'used' ? 'auth/invalid-action-code' : 'auth/expired-action-code';
      await assertRejects(context.backend.signInWithEmailLink({ email: ada.email, link }), code);
    });
  }
  test('a URL that is not a sign-in link is refused without calling the service', async ({ backend, control }) => {
    for (const link of ['http://127.0.0.1:5188/Login', 'http://127.0.0.1:5188/Login?mode=signIn', 'nonsense']) {
      await assertRejects(backend.signInWithEmailLink({ email: ada.email, link }), 'auth/invalid-action-code');
    }
    assert.equal(await control.count('link sign-in'), 0);
  });
  test('the link of any other mail is refused without calling the service, even if it has expired', async (context) => {
    const { backend, control } = await withAccounts(context, ada);
    const link = toAppUrl(await control.sendMail({ purpose: 'password reset', email: ada.email }));
    await assertRejects(backend.signInWithEmailLink({ email: ada.email, link }), 'auth/invalid-action-code');
    await control.spoilCode(ada.email, 'expired');
    await assertRejects(backend.signInWithEmailLink({ email: ada.email, link }), 'auth/invalid-action-code');
    assert.equal(await control.count('link sign-in'), 0);
  });
  test('a disabled user cannot sign in with a link', async (context) => {
    await context.control.put({ accounts: [{ ...ada, disabled: true }] });
    const link = await requestSignInLink(context, ada.email, url);
    await assertRejects(context.backend.signInWithEmailLink({ email: ada.email, link }), 'auth/user-disabled');
  });
  test('checking the code of a sign-in link returns its purpose but no email, and does not use it up', async (context) => {
    const { backend, control } = context;
    const link = await requestSignInLink(context, ada.email, url);
    const code = new URL(link).searchParams.get('oobCode') ?? '';
    assert.deepEqual(await backend.checkActionCode(code), {
      operation: 'EMAIL_SIGNIN',
      email: null,
      previousEmail: null,
      secondFactor: null,
    });
    assert.equal(await control.count('code check'), 1);
    assert.equal(await control.count('reset check'), 0);
    await backend.signInWithEmailLink({ email: ada.email, link });
  });
  test('email enumeration protection does not affect sign-in links', async (context) => {
    await context.control.put({ accounts: [ada], emailEnumerationProtection: true });
    for (const email of [ada.email, 'new@example.com']) {
      const link = await requestSignInLink(context, email, url);
      assert.equal((await context.backend.signInWithEmailLink({ email, link })).user.email, email);
    }
  });
  test('a user who signs in with a link is not the app’s user before the commit', async (context) => {
    const session = observeSession(context.backend);
    const link = await requestSignInLink(context, ada.email, url);
    await context.backend.signInWithEmailLink({ email: ada.email, link });
    assert.deepEqual(session.reports, ['signed out']);
    await context.backend.commit();
    assert.deepEqual(session.reports, ['signed out', ada.email]);
  });
};
