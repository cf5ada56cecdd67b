import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings, createUser } from '../../../../fixtures/flow.ts';
import { findGuestToUpgrade } from './guest-to-upgrade.ts';

const guest = createUser({ isAnonymous: true });
const createAuth = (currentGuest: typeof guest | null) => ({
  currentGuest: () => currentGuest,
  signInAnonymously: () => Promise.reject(new Error('Expected no call.')),
});

test('a sign-in upgrades the guest only if the app is configured to', () => {
  const upgrading = createSettings({ autoUpgradeAnonymousUsers: true });
  assert.equal(findGuestToUpgrade({ settings: upgrading, auth: createAuth(guest) }), guest);
  assert.equal(findGuestToUpgrade({ settings: upgrading, auth: createAuth(null) }), null);
  assert.equal(findGuestToUpgrade({ settings: createSettings(), auth: createAuth(guest) }), null);
});
