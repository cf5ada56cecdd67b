import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ada, createTestAuth } from '../../fixtures/user-auth.ts';
import { createUserStore } from './user-store.ts';

test('the user is unknown until the session is restored, and null after a sign-out', () => {
  const auth = createTestAuth();
  const store = createUserStore(auth);
  const read: (object | null | undefined)[] = [];
  const stop = store.subscribe(() => read.push(store.read()?.user));
  assert.equal(store.read(), undefined);
  for (const user of [null, ada, null]) auth.report(user);
  assert.deepEqual(read, [null, ada, null]);
  stop();
});

test('a user who is known already is read before the first subscription', () => {
  const auth = createTestAuth();
  auth.report(ada);
  const store = createUserStore(auth);
  assert.equal(store.read()?.user, ada);
  assert.equal(store.read(), store.read());
  assert.equal(auth.observers, 0);
});

test('each report of the same user is a new value', () => {
  const auth = createTestAuth();
  const store = createUserStore(auth);
  const stop = store.subscribe(() => {});
  auth.report(ada);
  const before = store.read();
  assert.equal(store.read(), before);
  auth.report(ada);
  assert.notEqual(store.read(), before);
  assert.equal(store.read()?.user, ada);
  stop();
});

test('all listeners share one subscription, which ends with the last of them', () => {
  const auth = createTestAuth();
  const store = createUserStore(auth);
  const listener = (): void => {};
  const [stopOne, stopOther] = [store.subscribe(listener), store.subscribe(listener)];
  assert.equal(auth.observers, 1);
  stopOne();
  stopOne();
  assert.equal(auth.observers, 1);
  stopOther();
  assert.equal(auth.observers, 0);
  const stop = store.subscribe(listener);
  assert.equal(auth.observers, 1);
  stop();
});

test('a sign-out between two subscriptions is read', () => {
  const auth = createTestAuth();
  const store = createUserStore(auth);
  store.subscribe(() => {})();
  auth.report(ada);
  assert.equal(store.read()?.user, ada);
  auth.report(null);
  assert.deepEqual(store.read(), { user: null });
});
