import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuthUser } from '../auth-backend.ts';
import { SessionObservers } from './session-observers.ts';

const userNamed = (displayName: string): AuthUser => ({
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

function observing(reports: SessionObservers): { heard: (string | null)[]; stop: () => void } {
  const heard: (string | null)[] = [];
  const stop = reports.add((user) => heard.push(user && user.displayName));
  return { heard, stop };
}

test('an observer is told what is known already, after the call, and once', async () => {
  const reports = new SessionObservers();
  reports.publish(userNamed('Ada'));
  const { heard } = observing(reports);
  assert.deepEqual(heard, []);
  await Promise.resolve();
  assert.deepEqual(heard, ['Ada']);
});

test('an observer that is told of a change before it was told what is known hears the change only', async () => {
  const reports = new SessionObservers();
  reports.publish(null);
  const { heard } = observing(reports);
  reports.publish(userNamed('Ada'));
  await Promise.resolve();
  assert.deepEqual(heard, ['Ada']);
});

test('a change of anything that is shown of the user is told; the same once more is not', async () => {
  const reports = new SessionObservers();
  const { heard } = observing(reports);
  reports.publish(userNamed('Ada'));
  reports.publish(userNamed('Ada'));
  reports.publish(userNamed('Ada Lovelace'));
  assert.deepEqual(heard, ['Ada', 'Ada Lovelace']);
});

test('an observer that stops while others are told is not told', () => {
  const reports = new SessionObservers();
  reports.add(() => second.stop());
  const second = observing(reports);
  reports.publish(null);
  assert.deepEqual(second.heard, []);
});

test('nobody is told anything after the end, not even what was known', async () => {
  const reports = new SessionObservers();
  reports.publish(null);
  const { heard } = observing(reports);
  reports.close();
  await Promise.resolve();
  reports.publish(userNamed('Ada'));
  assert.deepEqual(heard, []);
});
