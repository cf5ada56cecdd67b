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
import type { PasskeyStore, StoredPasskey } from './store.ts';

const minute = 60_000;
const counter = { key: 'a', highest: 2, period: minute };

const passkey: StoredPasskey = {
  id: '__an-id__',
  uid: 'ada',
  tenantId: null,
  userHandle: 'aGFuZGxl',
  publicKey: 'a2V5',
  counter: 0,
  transports: ['internal'],
  name: 'Phone',
  addedAt: Date.parse('2026-01-01'),
  usedAt: null,
};

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-01-01') });
});

const stores: Readonly<Record<string, () => PasskeyStore>> = {
  memory: createMemoryStore,
  Firestore: () => createFirestoreStore(new InMemoryFirestore()),
};

testRecordStores(stores, passkey, [{ counter: 1, usedAt: 2 }, { name: 'Key' }]);
testFirestoreArguments(createFirestoreStore, 'PasskeyOptionsError', 'passkeys');
testWarningInProduction(
  createMemoryStore,
  'createMemoryStore: a restart of this server loses all passkeys. Use a database in production.',
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

test('Firestore: passkeys and counters are in two collections, of which the app chooses the name', async () => {
  const firestore = new InMemoryFirestore();
  const store = createFirestoreStore(firestore, 'keys');
  await store.add(passkey);
  await store.count([counter], 1);
  assert.deepEqual(firestore.contents, [
    ['keys/passkey-__an-id__', passkey],
    ['keysCounters/a', { value: 1, expiresAt: new Date(Date.now() + minute) }],
  ]);
});
