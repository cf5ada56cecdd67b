import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { createUser } from '../../fixtures/flow.ts';
import type { AuthUser } from '../adapters/auth-backend.ts';
import { currentUser } from './current-user.ts';

const ada = createUser();

afterEach(() => currentUser.report(null));

test('the current user is null before the first report', () => {
  assert.equal(currentUser.get(), null);
});

test('listeners are called for every report, even of the same user', () => {
  const users: (AuthUser | null)[] = [];
  const stop = currentUser.subscribe(() => users.push(currentUser.get()));
  currentUser.report(ada);
  currentUser.report(ada);
  currentUser.report(null);
  stop();
  currentUser.report(ada);
  assert.deepEqual(users, [ada, ada, null]);
});
