import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settingsFor, userOf } from '../../../../fixtures/flow.ts';
import { guestToUpgrade } from './guest-to-upgrade.ts';

const guest = userOf({ isAnonymous: true });
const auth = (currentGuest: typeof guest | null) => ({
  currentGuest: () => currentGuest,
  signInAnonymously: () => Promise.reject(new Error('Nobody asks for this.')),
});

test('a guest becomes whoever signs in only where the app wants that', () => {
  const upgrading = settingsFor({ autoUpgradeAnonymousUsers: true });
  assert.equal(guestToUpgrade({ settings: upgrading, auth: auth(guest) }), guest);
  assert.equal(guestToUpgrade({ settings: upgrading, auth: auth(null) }), null);
  assert.equal(guestToUpgrade({ settings: settingsFor(), auth: auth(guest) }), null);
});
