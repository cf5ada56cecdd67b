import assert from 'node:assert/strict';
import { linkIn, observe, refused } from './expect.ts';
import { credentialAt } from './federated.ts';
import { asked, lastCode } from './phone.ts';
import type { ContractCase } from './subject.ts';

const ada = { email: 'ada@example.com', password: 'secret1' };
const grace = { email: 'grace@example.com', password: 'secret1' };

export const linkingCases: readonly ContractCase[] = [
  {
    title: 'a provider is linked to the staged user, who is still not the app’s',
    async run({ backend, control }) {
      await control.put({ accounts: [ada] });
      const session = observe(backend);
      const { user } = await backend.signInWithPassword(ada);
      const credential = credentialAt(backend, 'google.com', { sub: 'g1', email: 'elsewhere@example.com' });
      const linked = await backend.linkCredential(credential);
      assert.equal(linked.operationType, 'link');
      assert.equal(linked.user.uid, user.uid);
      assert.equal(linked.user.email, ada.email);
      assert.deepEqual(linked.user.providerData.map(({ providerId }) => providerId).toSorted(), [
        'google.com',
        'password',
      ]);
      assert.equal(linked.additionalUserInfo?.isNewUser, false);
      assert.equal(linked.additionalUserInfo?.providerId, 'google.com');
      assert.equal(await control.count('linking'), 1);
      assert.equal(await control.count('provider sign-in'), 0);
      assert.deepEqual(session.heard, ['nobody']);
      await backend.commit();
      assert.equal(session.last?.uid, user.uid);
      assert.deepEqual((await control.account(ada.email))?.providers.toSorted(), ['google.com', 'password']);
    },
  },
  {
    title: 'a password is linked to a user of a provider, who signs in with it then',
    async run({ backend }) {
      await backend.signInWithCredential(credentialAt(backend, 'google.com', { sub: 'g1' }));
      const { user } = await backend.linkCredential(backend.passwordCredential(ada));
      assert.equal(user.email, ada.email);
      await backend.discard();
      assert.equal((await backend.signInWithPassword(ada)).user.uid, user.uid);
    },
  },
  {
    title: 'whoever came by a link gets a provider linked',
    async run({ backend, control }) {
      await backend.sendSignInLink(ada.email, { url: 'http://127.0.0.1:5188/Login' });
      const link = linkIn((await control.mails())[0]?.path);
      const { user } = await backend.signInWithEmailLink({ email: ada.email, link });
      const linked = await backend.linkCredential(credentialAt(backend, 'github.com', { sub: 'h1', email: ada.email }));
      assert.equal(linked.user.uid, user.uid);
      assert.equal(await control.count('link sign-in'), 1);
    },
  },
  {
    title: 'a provider’s identity that is somebody else’s is not linked, and given back',
    async run({ backend, control }) {
      await control.put({ accounts: [ada, { email: grace.email, providers: ['google.com'] }] });
      await backend.signInWithPassword(ada);
      const { credential } = await refused(
        backend.linkCredential(credentialAt(backend, 'google.com', { sub: grace.email, email: grace.email })),
        'auth/credential-already-in-use',
      );
      assert.equal(credential?.providerId, 'google.com');
      await backend.discard();
      assert.ok(credential);
      assert.equal((await backend.signInWithCredential(credential)).user.email, grace.email);
    },
  },
  {
    title: 'a provider whose email is somebody else’s is not linked',
    async run({ backend, control }) {
      await control.put({ accounts: [ada, grace] });
      await backend.signInWithPassword(ada);
      await refused(
        backend.linkCredential(credentialAt(backend, 'google.com', { sub: 'g1', email: grace.email })),
        'auth/email-already-in-use',
      );
    },
  },
  {
    title: 'a provider that the user has already is not linked again',
    async run({ backend, control }) {
      await control.put({ accounts: [{ ...ada, providers: ['google.com'] }] });
      await backend.signInWithPassword(ada);
      await refused(
        backend.linkCredential(credentialAt(backend, 'google.com', { sub: 'g2' })),
        'auth/credential-already-in-use',
      );
      assert.equal(await control.count('linking'), 0);
    },
  },
  {
    title: 'a phone whose number is somebody else’s is not linked, and given back to sign in with',
    async run({ backend, control }) {
      await control.put({ accounts: [ada, { ...grace, phoneNumber: '+15555550100' }] });
      await asked(backend);
      const code = await lastCode(control);
      const [message] = await control.textMessages();
      const phone = backend.credentialFromJSON({
        providerId: 'phone',
        verificationId: message?.id,
        verificationCode: code,
      });
      assert.ok(phone);
      await backend.signInWithPassword(ada);
      const { credential } = await refused(backend.linkCredential(phone), 'auth/credential-already-in-use');
      assert.ok(credential);
      assert.equal((await backend.signInWithCredential(credential)).user.email, grace.email);
    },
  },
  {
    title: 'nothing can be linked while nobody is staged',
    run: ({ backend }) =>
      refused(backend.linkCredential(credentialAt(backend, 'google.com', { sub: 'g1' })), 'auth/internal-error'),
  },
  {
    title: 'a linking can be refused by the service, and the user is still staged',
    async run({ backend, control }) {
      await control.put({ accounts: [ada] });
      await backend.signInWithPassword(ada);
      await control.refuseNext('linking', 'NETWORK');
      await refused(
        backend.linkCredential(credentialAt(backend, 'google.com', { sub: 'g1' })),
        'auth/network-request-failed',
      );
      assert.equal((await backend.commit()).email, ada.email);
    },
  },
] satisfies ContractCase[];
