import assert from 'node:assert/strict';
import { linkIn, observe, refused } from './expect.ts';
import type { ContractCase, Subject } from './subject.ts';

const ada = { email: 'ada@example.com', password: 'secret1' };
const url = 'http://127.0.0.1:5188/Login?ui_sid=abc&ui_sd=0';

async function linkFor({ backend, control }: Subject, email: string): Promise<string> {
  await backend.sendSignInLink(email, { url });
  return linkIn((await control.mails())[0]?.path);
}

export const emailLinkCases: readonly ContractCase[] = [
  {
    title: 'a sign-in link leads to the URL that was asked for, with its code',
    async run({ backend, control }) {
      await backend.sendSignInLink('New@Example.com', { url });
      const [mail, ...others] = await control.mails();
      assert.deepEqual(others, []);
      assert.equal(mail?.to, 'new@example.com');
      assert.equal(mail?.purpose, 'sign-in link');
      assert.match(
        mail?.path ?? '',
        /^\/Login\?ui_sid=abc&ui_sd=0&mode=signIn&oobCode=[\w-]{20,}&apiKey=[\w-]+&lang=en$/,
      );
    },
  },
  {
    title: 'a link signs a new user in, whose email is verified',
    async run(subject) {
      const link = await linkFor(subject, 'new@example.com');
      const result = await subject.backend.signInWithEmailLink({ email: 'New@example.com', link });
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
      assert.deepEqual(await subject.backend.lookUpSignInMethods('new@example.com'), {
        kind: 'given',
        methods: ['emailLink'],
      });
      assert.equal((await subject.backend.commit()).email, 'new@example.com');
    },
  },
  {
    title: 'a link signs a known user in, who keeps the password',
    async run(subject) {
      await subject.control.put({ accounts: [ada] });
      const link = await linkFor(subject, ada.email);
      const { user, additionalUserInfo } = await subject.backend.signInWithEmailLink({ email: ada.email, link });
      assert.equal(user.uid, (await subject.control.account(ada.email))?.uid);
      assert.equal(additionalUserInfo?.isNewUser, false);
      assert.deepEqual(await subject.backend.lookUpSignInMethods(ada.email), {
        kind: 'given',
        methods: ['password', 'emailLink'],
      });
      await subject.backend.signInWithPassword(ada);
    },
  },
  {
    title: 'a link is refused with another email, and still serves with the right one',
    async run(subject) {
      const link = await linkFor(subject, ada.email);
      await refused(subject.backend.signInWithEmailLink({ email: 'other@example.com', link }), 'auth/invalid-email');
      await subject.backend.signInWithEmailLink({ email: ada.email, link });
    },
  },
  {
    title: 'a link serves once',
    async run(subject) {
      const link = await linkFor(subject, ada.email);
      await subject.backend.signInWithEmailLink({ email: ada.email, link });
      await refused(subject.backend.signInWithEmailLink({ email: ada.email, link }), 'auth/invalid-action-code');
    },
  },
  {
    title: 'an earlier link still serves after a later one was sent',
    async run(subject) {
      const first = await linkFor(subject, ada.email);
      await linkFor(subject, ada.email);
      await subject.backend.signInWithEmailLink({ email: ada.email, link: first });
    },
  },
  ...(['used', 'expired'] as const).map((how): ContractCase => ({
    title: `a link that is ${how} is refused`,
    async run(subject) {
      const link = await linkFor(subject, ada.email);
      await subject.control.spoilCode(ada.email, how);
      const code = how === 'used' ? 'auth/invalid-action-code' : 'auth/expired-action-code';
      await refused(subject.backend.signInWithEmailLink({ email: ada.email, link }), code);
    },
  })),
  {
    title: 'what is no sign-in link is refused, and the service not asked',
    async run({ backend, control }) {
      for (const link of ['http://127.0.0.1:5188/Login', 'http://127.0.0.1:5188/Login?mode=signIn', 'nonsense']) {
        await refused(backend.signInWithEmailLink({ email: ada.email, link }), 'auth/invalid-action-code');
      }
      assert.equal(await control.count('link sign-in'), 0);
    },
  },
  {
    title: 'the link of any other mail is no sign-in link, a spoilt one neither, and the service not asked',
    async run({ backend, control }) {
      await control.put({ accounts: [ada] });
      const link = linkIn(await control.sendMail({ purpose: 'password reset', email: ada.email }));
      await refused(backend.signInWithEmailLink({ email: ada.email, link }), 'auth/invalid-action-code');
      await control.spoilCode(ada.email, 'expired');
      await refused(backend.signInWithEmailLink({ email: ada.email, link }), 'auth/invalid-action-code');
      assert.equal(await control.count('link sign-in'), 0);
    },
  },
  {
    title: 'a user who is disabled cannot sign in by link',
    async run(subject) {
      await subject.control.put({ accounts: [{ ...ada, disabled: true }] });
      const link = await linkFor(subject, ada.email);
      await refused(subject.backend.signInWithEmailLink({ email: ada.email, link }), 'auth/user-disabled');
    },
  },
  {
    title: 'the check of a link’s code says what it is for, not whose it is, and does not use it up',
    async run(subject) {
      const { backend, control } = subject;
      const link = await linkFor(subject, ada.email);
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
    },
  },
  {
    title: 'with enumeration protection a link is sent and used as without',
    async run(subject) {
      await subject.control.put({ accounts: [ada], emailEnumerationProtection: true });
      for (const email of [ada.email, 'new@example.com']) {
        const link = await linkFor(subject, email);
        assert.equal((await subject.backend.signInWithEmailLink({ email, link })).user.email, email);
      }
    },
  },
  {
    title: 'whoever signs in by link is not the app’s user before the commit',
    async run(subject) {
      const session = observe(subject.backend);
      const link = await linkFor(subject, ada.email);
      await subject.backend.signInWithEmailLink({ email: ada.email, link });
      assert.deepEqual(session.heard, ['nobody']);
      await subject.backend.commit();
      assert.deepEqual(session.heard, ['nobody', ada.email]);
    },
  },
] satisfies ContractCase[];
