import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ada, createTestAuth } from '../../fixtures/user-auth.ts';
import { toUserKey } from './user-key.ts';

test('the key changes with the user and with the Auth only', () => {
  const [one, other] = [createTestAuth(), createTestAuth()];
  const grace = { ...ada, uid: 'grace' };
  const keys = [toUserKey(one, ada), toUserKey(one, grace), toUserKey(other, ada), toUserKey(other, grace)];
  assert.equal(new Set(keys).size, 4);
  assert.equal(toUserKey(one, { ...ada, displayName: 'Ada King' }), keys[0]);
});
