import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuthUser } from '../auth-backend.ts';
import { SessionObservers } from './session-observers.ts';

const createUser = (displayName: string): AuthUser => ({
  uid: 'ada',
  email: 'ada@example.com',
  emailVerified: true,
  displayName,
  phoneNumber: null,
  photoURL: null,
  isAnonymous: false,
  tenantId: null,
  providerData: [],
  getIdToken: async () => '',
});

function addRecorder(observers: SessionObservers): { received: (string | null)[]; unsubscribe: () => void } {
  const received: (string | null)[] = [];
  const unsubscribe = observers.add((user) => received.push(user && user.displayName));
  return { received, unsubscribe };
}

test('a new observer receives the known user once, in a microtask after `add` has returned', async () => {
  const observers = new SessionObservers();
  observers.publish(createUser('Ada'));
  const { received } = addRecorder(observers);
  assert.deepEqual(received, []);
  await Promise.resolve();
  assert.deepEqual(received, ['Ada']);
});

test('a new observer that is first notified of a change does not receive the user from before the change', async () => {
  const observers = new SessionObservers();
  observers.publish(null);
  const { received } = addRecorder(observers);
  observers.publish(createUser('Ada'));
  await Promise.resolve();
  assert.deepEqual(received, ['Ada']);
});

test('observers receive every visible change to the user, but never an equal user twice', async () => {
  const observers = new SessionObservers();
  const { received } = addRecorder(observers);
  observers.publish(createUser('Ada'));
  observers.publish(createUser('Ada'));
  observers.publish(createUser('Ada Lovelace'));
  assert.deepEqual(received, ['Ada', 'Ada Lovelace']);
});

test('an observer that is removed while another one is notified receives nothing', () => {
  const observers = new SessionObservers();
  observers.add(() => second.unsubscribe());
  const second = addRecorder(observers);
  observers.publish(null);
  assert.deepEqual(second.received, []);
});

test('no observer receives anything after close, not even the known user', async () => {
  const observers = new SessionObservers();
  observers.publish(null);
  const { received } = addRecorder(observers);
  observers.close();
  await Promise.resolve();
  observers.publish(createUser('Ada'));
  assert.deepEqual(received, []);
});
