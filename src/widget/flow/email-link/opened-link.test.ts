import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal, createTools, createUser, githubCredential, toEnglish } from '../../../../fixtures/flow.ts';
import { askForEmail, checkCredential, checkDevice, isReplaced, linkRefused, matchCredential } from './opened-link.ts';

const link = { stateToken: 'token', sameDevice: false, guestUid: null, providerId: null };
const sameDeviceLink = { ...link, sameDevice: true };
const guestLink = { ...link, guestUid: 'guest' };
const githubLink = { ...link, providerId: 'github.com' };
const guest = createUser({ uid: 'guest', isAnonymous: true });
const differentDevice = { name: 'differentDeviceError', input: {} };

test('a link that requires the same device cannot be used on another', () => {
  assert.deepEqual(checkDevice(sameDeviceLink, { isNewDevice: true, user: null }), differentDevice);
  assert.equal(checkDevice(sameDeviceLink, { isNewDevice: false, user: null }), null);
  assert.equal(checkDevice(link, { isNewDevice: true, user: null }), null);
});

test('a link that upgrades a guest can be used only by that guest, on the same device', () => {
  assert.equal(checkDevice(guestLink, { isNewDevice: false, user: guest }), null);
  assert.deepEqual(checkDevice(guestLink, { isNewDevice: true, user: guest }), differentDevice);
  assert.deepEqual(checkDevice(guestLink, { isNewDevice: false, user: null }), {
    name: 'differentDeviceError',
    input: { isGuestMissing: true },
  });
  assert.deepEqual(
    checkDevice(guestLink, { isNewDevice: false, user: createUser({ isAnonymous: false }) }),
    differentDevice,
  );
  assert.deepEqual(
    checkDevice(guestLink, { isNewDevice: false, user: createUser({ uid: 'another', isAnonymous: true }) }),
    {
      name: 'anonymousSessionEnded',
      input: {},
    },
  );
});

test('any guest can use a link that upgrades no guest', () => {
  assert.equal(checkDevice(link, { isNewDevice: false, user: guest }), null);
});

test('the stored credential is linked only if the link names its provider', () => {
  assert.equal(matchCredential(githubCredential, githubLink), githubCredential);
  assert.equal(matchCredential(githubCredential, { ...link, providerId: 'google.com' }), null);
  assert.equal(matchCredential(githubCredential, link), null);
  assert.equal(matchCredential(null, githubLink), null);
});

test('a missing credential is reported until the visitor continues without it', () => {
  const report = { name: 'emailLinkLinkingOtherDevice', input: { providerId: 'github.com' } };
  assert.deepEqual(checkCredential(githubLink, { credential: null, continuesWithout: false }), report);
  assert.equal(checkCredential(githubLink, { credential: null, continuesWithout: true }), null);
  assert.equal(checkCredential(githubLink, { credential: githubCredential, continuesWithout: false }), null);
  assert.equal(checkCredential(link, { credential: null, continuesWithout: false }), null);
});

test('an unknown email is asked for, unless the link requires the same device', () => {
  const confirmation = { name: 'emailLinkConfirmation', input: {} };
  assert.deepEqual(askForEmail(link, false), confirmation);
  assert.deepEqual(askForEmail(sameDeviceLink, false), differentDevice);
  assert.deepEqual(askForEmail(sameDeviceLink, true), confirmation);
});

const email = 'ada@example.com';
const restriction = { status: true, adminEmail: 'admin@example.com' };
const tools = createTools({ signInOptions: [{ provider: 'password', disableSignUp: restriction }] });
const linkCredential = { ...githubCredential, providerId: 'google.com' };

for (const [title, error, next] of [
  [
    'a required second factor is asked for',
    createRefusal('auth/multi-factor-auth-required'),
    { name: 'secondFactor', input: { email } },
  ],
  [
    'a wrong email is asked for again',
    createRefusal('auth/invalid-email'),
    {
      name: 'emailLinkConfirmation',
      input: { email, notice: 'The email provided does not match the current sign-in session.' },
    },
  ],
  [
    "if the guest's email belongs to an account, the app's callback gets the pending credential",
    createRefusal('auth/email-already-in-use'),
    { name: 'mergeConflict', input: { credential: githubCredential } },
  ],
  [
    "if the link's credential belongs to an account, the app's callback gets this credential",
    createRefusal('auth/credential-already-in-use', { credential: linkCredential }),
    { name: 'mergeConflict', input: { credential: linkCredential } },
  ],
  [
    'a visitor without an account is not authorized where sign-up is closed',
    createRefusal('auth/sign-up-closed'),
    { name: 'unauthorizedUser', input: { identifier: email, restriction } },
  ],
  ['any other error makes the link unusable', createRefusal('auth/expired-action-code'), null],
] as const) {
  test(`after a refused link, ${title}`, () => {
    assert.deepEqual(toEnglish(linkRefused(error, { email, pending: githubCredential }, tools)), next);
  });
}

test('a user is replaced by an account with a different email, or of a different tenant', () => {
  const ada = createUser();
  assert.equal(isReplaced(ada, { email: 'grace@example.com', tenantId: null }), true);
  assert.equal(isReplaced(ada, { email: 'ada@example.com', tenantId: 'initech' }), true);
  assert.equal(isReplaced(ada, { email: 'Ada@Example.com', tenantId: null }), false);
  assert.equal(
    isReplaced(createUser({ email: 'ADA@example.com' }), { email: 'ada@example.com', tenantId: null }),
    false,
  );
});

test('a user without an email is replaced by every account with one', () => {
  assert.equal(isReplaced(createUser({ email: null }), { email: 'ada@example.com', tenantId: null }), true);
});

test('no user is replaced if none is signed in', () => {
  assert.equal(isReplaced(null, { email: 'ada@example.com', tenantId: null }), false);
});
