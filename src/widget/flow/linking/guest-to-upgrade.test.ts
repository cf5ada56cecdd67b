import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createResult, createSettings, createUser, githubCredential } from '../../../../fixtures/flow.ts';
import { findGuestForApp, findGuestToUpgrade, finishSignIn } from './guest-to-upgrade.ts';

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

test("the app's server may upgrade the guest, unless sign-up is closed", () => {
  const signInOptions = [{ provider: 'password', disableSignUp: { status: true } }];
  const upgrading = createSettings({ autoUpgradeAnonymousUsers: true });
  const closed = createSettings({ autoUpgradeAnonymousUsers: true, signInOptions });
  const auth = createAuth(guest);
  const found = [upgrading, closed, createSettings()].map((settings) => findGuestForApp({ settings, auth }));
  assert.deepEqual(found, [guest, null, null]);
});

test('where sign-up is closed, the app decides about a guest who has signed in to an existing account', () => {
  const signInOptions = [{ provider: 'password', disableSignUp: { status: true } }];
  const closed = createSettings({ autoUpgradeAnonymousUsers: true, signInOptions });
  const result = createResult({ credential: githubCredential });
  const done = { name: 'done', input: { result } };
  assert.deepEqual(finishSignIn({ settings: closed, auth: createAuth(guest) }, result), {
    name: 'mergeConflict',
    input: { credential: githubCredential },
  });
  assert.deepEqual(finishSignIn({ settings: closed, auth: createAuth(null) }, result), done);
  const open = createSettings({ autoUpgradeAnonymousUsers: true });
  assert.deepEqual(finishSignIn({ settings: open, auth: createAuth(guest) }, result), done);
});
