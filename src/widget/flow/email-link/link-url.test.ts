import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings } from '../../../../fixtures/flow.ts';
import { createLinkUrl, readLinkState, toServiceLink } from './link-url.ts';

const address = new URL('https://app.example/Login?mode=select#top');
const minimal = { stateToken: 'token', sameDevice: false, guestUid: null, providerId: null };
const complete = { stateToken: 'token', sameDevice: true, guestUid: 'guest', providerId: 'github.com' };

test('a link leads back to the page, without its query and fragment', () => {
  assert.equal(createLinkUrl(address, createSettings(), minimal), 'https://app.example/Login?ui_sid=token&ui_sd=0');
});

test('a link contains the guest, the provider and whether it requires the same device', () => {
  assert.equal(
    createLinkUrl(address, createSettings(), complete),
    'https://app.example/Login?ui_sid=token&ui_sd=1&ui_auid=guest&ui_pid=github.com',
  );
});

test('a link leads to the configured page, relative to this one', () => {
  const emailLinkSignIn = () => ({ url: '/finish?from=mail' });
  const settings = createSettings({ signInOptions: [{ provider: 'password', emailLinkSignIn }] });
  assert.equal(createLinkUrl(address, settings, minimal), 'https://app.example/finish?from=mail&ui_sid=token&ui_sd=0');
});

test('the state that a link contains is read back', () => {
  for (const state of [minimal, complete]) {
    assert.deepEqual(readLinkState(new URL(createLinkUrl(address, createSettings(), state))), state);
  }
});

test('an address that is not a sign-in link has an empty state', () => {
  assert.deepEqual(readLinkState(address), { ...minimal, stateToken: '' });
});

const nested = encodeURIComponent(createLinkUrl(address, createSettings(), complete));

test('if the action URL is the app itself, the state is read from its continue URL', () => {
  assert.deepEqual(readLinkState(new URL(`https://app.example/?mode=signIn&continueUrl=${nested}`)), complete);
  const relative = encodeURIComponent('/Login?ui_sid=token&ui_sd=0');
  assert.deepEqual(readLinkState(new URL(`https://app.example/?continueUrl=${relative}`)), minimal);
});

test("the link's own state takes precedence over that of its continue URL", () => {
  assert.deepEqual(readLinkState(new URL(`https://app.example/?ui_sid=own&continueUrl=${nested}`)), {
    ...minimal,
    stateToken: 'own',
  });
});

test('the state is read even if the token is missing', () => {
  const state = readLinkState(new URL('https://app.example/?ui_sd=1'));
  assert.deepEqual(state, { ...minimal, stateToken: '', sameDevice: true });
});

test('an invalid continue URL is ignored', () => {
  assert.deepEqual(readLinkState(new URL('https://app.example/?continueUrl=https%3A%2F%2F')), {
    ...minimal,
    stateToken: '',
  });
});

test('the link for the service has the mode signIn, and the given address is not modified', () => {
  const link = new URL('https://app.example/?mode=SIGNIN&oobCode=x');
  assert.equal(toServiceLink(link), 'https://app.example/?mode=signIn&oobCode=x');
  assert.equal(link.searchParams.get('mode'), 'SIGNIN');
});
