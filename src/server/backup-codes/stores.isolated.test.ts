import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { InMemoryFirestore } from '../../../services/stores/in-memory-firestore.ts';
import {
  testFirestoreArguments,
  testRecordStores,
  testWarningInProduction,
} from '../../../services/stores/record-store-suite.ts';
import { createFirestoreStore } from './firestore-store.ts';
import { createMemoryStore } from './memory-store.ts';
import type { BackupCodeStore, StoredBackupCodes } from './store.ts';

const minute = 60_000;
const counter = { key: 'a', highest: 2, period: minute };

const codes: StoredBackupCodes = {
  id: '__an-id__',
  uid: 'ada',
  tenantId: null,
  hashes: ['aGFzaA', 'b3RoZXI'],
  createdAt: Date.parse('2026-01-01'),
};

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-01-01') });
});

const stores: Readonly<Record<string, () => BackupCodeStore>> = {
  memory: createMemoryStore,
  Firestore: () => createFirestoreStore(new InMemoryFirestore()),
};

testRecordStores(stores, codes, [{ hashes: ['bmV3'] }, { createdAt: 2 }]);
testFirestoreArguments(createFirestoreStore, 'BackupCodeOptionsError', 'backupCodes');
testWarningInProduction(
  createMemoryStore,
  'createMemoryStore: a restart of this server loses all backup codes. Use a database in production.',
);

for (const [name, createStore] of Object.entries(stores)) {
  test(`${name}: counts at once never exceed the limit, until the period is over`, async () => {
    const store = createStore();
    const counts = await Promise.all(Array.from({ length: 10 }, () => store.count([counter], 1)));
    assert.equal(counts.filter(Boolean).length, 2);
    assert.equal(await store.count([counter], -1), true);
    assert.equal(await store.count([counter], 1), true);
    assert.equal(await store.count([counter], 1), false);
    mock.timers.tick(minute);
    assert.equal(await store.count([counter], 1), true);
  });
}

test('Firestore: codes and counters are in two collections, of which the app chooses the name', async () => {
  const firestore = new InMemoryFirestore();
  const store = createFirestoreStore(firestore, 'codes');
  await store.add(codes);
  await store.count([counter], 1);
  assert.deepEqual(firestore.contents, [
    ['codes/codes-__an-id__', codes],
    ['codesCounters/a', { value: 1, expiresAt: new Date(Date.now() + minute) }],
  ]);
});
