import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InMemoryFirestore } from '../../../services/stores/in-memory-firestore.ts';
import {
  testFirestoreArguments,
  testRecordStores,
  testWarningInProduction,
} from '../../../services/stores/record-store-suite.ts';
import { createFirestoreStore } from './firestore-store.ts';
import { createMemoryStore } from './memory-store.ts';
import type { SessionChanges, StoredSession } from './store.ts';

const session: StoredSession = {
  id: '__an-id__',
  uid: 'ada',
  tenantId: null,
  signedInAt: 1000,
  startedAt: 1001,
  usedAt: 1002,
  expiresAt: Date.parse('2026-01-01'),
  userAgent: 'Firefox/1',
  endedAt: null,
};

testRecordStores<StoredSession, SessionChanges>(
  { memory: createMemoryStore, Firestore: () => createFirestoreStore(new InMemoryFirestore()) },
  session,
  [{ usedAt: 2000 }, { expiresAt: Date.parse('2026-01-02'), deviceId: 'known-a' }],
);
testFirestoreArguments(createFirestoreStore, 'SessionOptionsError', 'sessions');
testWarningInProduction(
  createMemoryStore,
  'createMemoryStore: a restart of this server ends all sessions. Use a database in production.',
);

test('Firestore: records are in a collection whose name the app chooses, with a date for a TTL policy', async () => {
  const firestore = new InMemoryFirestore();
  await createFirestoreStore(firestore, 'devices').add(session);
  assert.deepEqual(firestore.contents, [
    ['devices/session-__an-id__', { ...session, expiresAt: new Date(session.expiresAt) }],
  ]);
});
