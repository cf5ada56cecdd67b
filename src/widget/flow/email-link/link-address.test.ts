import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settingsFor } from '../../../../fixtures/flow.ts';
import { linkAddress, linkForService, linkState } from './link-address.ts';
import { linkParameters } from '../start/link-parameters.ts';

const page = new URL('https://app.example/Login?mode=select#top');
const bare = { stateToken: 'token', sameDevice: false, guestUid: null, providerId: null };
const full = { stateToken: 'token', sameDevice: true, guestUid: 'guest', providerId: 'github.com' };

test('a link leads back to the page, without what its address said', () => {
  assert.equal(linkAddress(page, settingsFor(), bare), 'https://app.example/Login?ui_sid=token&ui_sd=0');
});

test('a link carries the guest, the provider and whether it is for this device alone', () => {
  assert.equal(
    linkAddress(page, settingsFor(), full),
    'https://app.example/Login?ui_sid=token&ui_sd=1&ui_auid=guest&ui_pid=github.com',
  );
});

test('a link leads to where the app wants it, relative to the page', () => {
  const emailLinkSignIn = () => ({ url: '/finish?from=mail' });
  const settings = settingsFor({ signInOptions: [{ provider: 'password', emailLinkSignIn }] });
  assert.equal(linkAddress(page, settings, bare), 'https://app.example/finish?from=mail&ui_sid=token&ui_sd=0');
});

test('what a link carries is read back', () => {
  for (const state of [bare, full]) {
    assert.deepEqual(linkState(new URL(linkAddress(page, settingsFor(), state))), state);
  }
});

test('a link of somebody else’s carries nothing', () => {
  assert.deepEqual(linkState(page), { ...bare, stateToken: '' });
});

const within = encodeURIComponent(linkAddress(page, settingsFor(), full));

test('where the service’s link is the app itself, it is read from the address within', () => {
  assert.deepEqual(linkState(new URL(`https://app.example/?mode=signIn&continueUrl=${within}`)), full);
  const relative = encodeURIComponent('/Login?ui_sid=token&ui_sd=0');
  assert.deepEqual(linkState(new URL(`https://app.example/?continueUrl=${relative}`)), bare);
});

test('what the link carries itself counts, whatever is within', () => {
  assert.deepEqual(linkState(new URL(`https://app.example/?ui_sid=own&continueUrl=${within}`)), {
    ...bare,
    stateToken: 'own',
  });
});

test('what a link carries is read where its token is missing, too', () => {
  assert.deepEqual(linkState(new URL('https://app.example/?ui_sd=1')), { ...bare, stateToken: '', sameDevice: true });
});

test('what is within and is no address is left alone', () => {
  assert.deepEqual(linkState(new URL('https://app.example/?continueUrl=https%3A%2F%2F')), { ...bare, stateToken: '' });
});

test('the service is given its link with the mode in its own letters, and all else as it was', () => {
  const link = new URL('https://app.example/?mode=SIGNIN&oobCode=x');
  assert.equal(linkForService(link), 'https://app.example/?mode=signIn&oobCode=x');
  assert.equal(link.searchParams.get('mode'), 'SIGNIN');
});

test('nothing that a link brings along stays in the address bar', () => {
  assert.deepEqual(
    [...linkParameters].toSorted(),
    ['apiKey', 'continueUrl', 'lang', 'oobCode', 'tenantId', 'ui_auid', 'ui_pid', 'ui_sd', 'ui_sid'].toSorted(),
  );
});
