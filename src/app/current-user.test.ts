import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import type { AuthUser } from '../adapters/auth-backend.ts';
import { currentUser } from './current-user.ts';

const ada: AuthUser = {
  uid: '1',
  email: 'ada@example.com',
  emailVerified: true,
  displayName: null,
  phoneNumber: null,
  photoURL: null,
  isAnonymous: false,
  tenantId: null,
  providerData: [],
  getIdToken: async () => 'token',
};

afterEach(() => currentUser.report(null));

test('nobody is the stored user before the first report', () => {
  assert.equal(currentUser.get(), null);
});

test('every report is heard, also of a user who was changed in place', () => {
  const heard: (AuthUser | null)[] = [];
  const stop = currentUser.subscribe(() => heard.push(currentUser.get()));
  currentUser.report(ada);
  currentUser.report(ada);
  currentUser.report(null);
  stop();
  currentUser.report(ada);
  assert.deepEqual(heard, [ada, ada, null]);
});
