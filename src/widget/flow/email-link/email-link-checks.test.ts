import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../messages/en.ts';
import { afterLinkRefusal, credentialOfLink, linkObstacle, notHere, whoseLink } from './email-link-checks.ts';
import { github, refusal, userOf } from '../../../../fixtures/flow.ts';

const link = { stateToken: 'token', sameDevice: false, guestUid: null, providerId: null };
const sameDevice = { ...link, sameDevice: true };
const ofGuest = { ...link, guestUid: 'guest' };
const ofGithub = { ...link, providerId: 'github.com' };
const guest = userOf({ uid: 'guest', isAnonymous: true });
const differentDevice = { name: 'differentDeviceError', input: {} };

test('a link for one device is of no use on another', () => {
  assert.deepEqual(linkObstacle(sameDevice, { isNewDevice: true, guest: null }), differentDevice);
  assert.equal(linkObstacle(sameDevice, { isNewDevice: false, guest: null }), null);
  assert.equal(linkObstacle(link, { isNewDevice: true, guest: null }), null);
});

test('a link that is to upgrade a guest serves that guest only, where they are', () => {
  assert.equal(linkObstacle(ofGuest, { isNewDevice: false, guest }), null);
  assert.deepEqual(linkObstacle(ofGuest, { isNewDevice: true, guest }), differentDevice);
  assert.deepEqual(linkObstacle(ofGuest, { isNewDevice: false, guest: null }), differentDevice);
  assert.deepEqual(linkObstacle(ofGuest, { isNewDevice: false, guest: userOf({ uid: 'another' }) }), {
    name: 'anonymousSessionEnded',
    input: {},
  });
});

test('whoever is a guest may use a link that is nobody’s in particular', () => {
  assert.equal(linkObstacle(link, { isNewDevice: false, guest }), null);
});

test('of what this device keeps, only the credential that the link names is connected', () => {
  assert.equal(credentialOfLink(github, ofGithub), github);
  assert.equal(credentialOfLink(github, { ...link, providerId: 'google.com' }), null);
  assert.equal(credentialOfLink(github, link), null);
  assert.equal(credentialOfLink(null, ofGithub), null);
});

test('who was to connect a provider is told where it is missing, until they choose to go on without', () => {
  const told = { name: 'emailLinkLinkingOtherDevice', input: { providerId: 'github.com' } };
  assert.deepEqual(notHere(ofGithub, { pending: null, goesOn: false }), told);
  assert.equal(notHere(ofGithub, { pending: null, goesOn: true }), null);
  assert.equal(notHere(ofGithub, { pending: github, goesOn: false }), null);
  assert.equal(notHere(link, { pending: null, goesOn: false }), null);
});

test('whose link it is has to be confirmed, but for a link of one device', () => {
  assert.deepEqual(whoseLink(link), { name: 'emailLinkConfirmation', input: {} });
  assert.deepEqual(whoseLink(sameDevice), differentDevice);
});

const email = 'ada@example.com';
const theirs = { ...github, providerId: 'google.com' };

for (const [what, error, next] of [
  ['a second factor is asked for', refusal('auth/multi-factor-auth-required'), { name: 'secondFactor', input: {} }],
  [
    'an address that is not the link’s is asked for again',
    refusal('auth/invalid-email'),
    {
      name: 'emailLinkConfirmation',
      input: { email, notice: 'The email provided does not match the current sign-in session.' },
    },
  ],
  [
    'the app decides of a guest whose address is somebody’s, with what was to be connected',
    refusal('auth/email-already-in-use'),
    { name: 'mergeConflict', input: { credential: github } },
  ],
  [
    'the app decides of a guest whose link is somebody’s, with the link’s own credential',
    refusal('auth/credential-already-in-use', { credential: theirs }),
    { name: 'mergeConflict', input: { credential: theirs } },
  ],
  ['else the link is no good', refusal('auth/expired-action-code'), null],
] as const) {
  test(`after a link that did not sign in: ${what}`, () => {
    assert.deepEqual(afterLinkRefusal(error, { email, pending: github }, en), next);
  });
}
