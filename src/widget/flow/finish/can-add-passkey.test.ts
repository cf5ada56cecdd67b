import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createResult } from '../../../../fixtures/flow.ts';
import { canAddPasskey } from './can-add-passkey.ts';

const { user, ...result } = createResult();
const verified = { ...result, user: { ...user, emailVerified: true, isAnonymous: false } };
const signedInBy = (providerId: string) => ({
  ...verified,
  additionalUserInfo: { isNewUser: false, providerId, profile: null },
});

test('a user with a verified email can add a passkey, whether or not the app says that passkeys are supported', () => {
  assert.equal(canAddPasskey({}, verified), true);
  assert.equal(canAddPasskey({ isSupported: true }, verified), true);
  assert.equal(canAddPasskey({}, signedInBy('app.acme')), true);
  assert.equal(canAddPasskey({}, { ...verified, additionalUserInfo: null }), true);
});

test('a browser without passkeys can add none', () => {
  assert.equal(canAddPasskey({ isSupported: false }, verified), false);
});

test('a user whose email is not verified, and a guest, can add no passkey', () => {
  assert.equal(canAddPasskey({}, { ...verified, user: { ...verified.user, emailVerified: false } }), false);
  assert.equal(canAddPasskey({}, { ...verified, user: { ...verified.user, isAnonymous: true } }), false);
});

test('a user who has signed in with a passkey needs no other', () => {
  assert.equal(canAddPasskey({}, signedInBy('app.passkey')), false);
});
