import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { InMemoryFirestore } from '../../../services/stores/in-memory-firestore.ts';
import { createFirestoreStore } from './firestore-store.ts';
import { createMemoryStore } from './memory-store.ts';
import type { EmailCodeStore } from './store.ts';

const minute = 60_000;
const counter = (key: string, highest = 2, period = minute) => ({ key, highest, period });

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-01-01') });
});

const stores: Readonly<Record<string, () => EmailCodeStore>> = {
  memory: createMemoryStore,
  Firestore: () => createFirestoreStore(new InMemoryFirestore()),
};

for (const [name, createStore] of Object.entries(stores)) {
  test(`${name}: a value expires after its period, which begins anew when it is set again`, async () => {
    const store = createStore();
    assert.equal(await store.get('a'), null);
    await store.set('a', 'first', minute);
    mock.timers.tick(minute - 1);
    assert.equal(await store.get('a'), 'first');
    await store.set('a', 'second', minute);
    mock.timers.tick(minute - 1);
    assert.equal(await store.get('a'), 'second');
    mock.timers.tick(1);
    assert.equal(await store.get('a'), null);
  });

  test(`${name}: a counter is raised up to its limit, and expires a period after it was first raised`, async () => {
    const store = createStore();
    assert.equal(await store.count([counter('a')], 1), true);
    mock.timers.tick(minute - 1);
    assert.equal(await store.count([counter('a')], 1), true);
    assert.equal(await store.count([counter('a')], 1), false);
    mock.timers.tick(1);
    assert.equal(await store.count([counter('a')], 1), true);
  });

  test(`${name}: if one counter has reached its limit, none is raised`, async () => {
    const store = createStore();
    await store.count([counter('full', 1)], 1);
    assert.equal(await store.count([counter('a', 1), counter('full', 1)], 1), false);
    assert.equal(await store.count([counter('a', 1)], 1), true);
  });

  test(`${name}: a change of 0 says whether a counter has reached its limit, and changes none`, async () => {
    const store = createStore();
    for (let checks = 0; checks < 3; checks += 1) assert.equal(await store.count([counter('a', 1)], 0), true);
    await store.count([counter('a', 1)], 1);
    assert.equal(await store.count([counter('a', 1)], 0), false);
  });

  test(`${name}: a counter can be lowered from its limit, keeps its period, and is never negative`, async () => {
    const store = createStore();
    await store.count([counter('a', 1)], 1);
    mock.timers.tick(minute - 1);
    assert.equal(await store.count([counter('a', 1)], -1), true);
    assert.equal(await store.count([counter('a', 1)], 1), true);
    mock.timers.tick(1);
    await store.count([counter('a', 1)], -1);
    assert.equal(await store.count([counter('a', 1)], 1), true);
    assert.equal(await store.count([counter('a', 1)], 1), false);
  });

  test(`${name}: counts at once never exceed the limit`, async () => {
    const store = createStore();
    const results = await Promise.all(Array.from({ length: 10 }, () => store.count([counter('a', 3)], 1)));
    assert.equal(results.filter(Boolean).length, 3);
  });
}

test('memory: expired entries are deleted', async () => {
  const store = createMemoryStore();
  await store.set('a', 'value', minute / 2);
  await store.count([counter('b')], 1);
  assert.equal(store.size, 2);
  mock.timers.tick(minute);
  await store.set('c', 'value', minute);
  assert.equal(store.size, 1);
});

test('memory: a check of a counter creates none', async () => {
  const store = createMemoryStore();
  await store.count([counter('a')], 0);
  assert.equal(store.size, 0);
});

test('Firestore: documents have the key as ID, and a time for the TTL policy', async () => {
  const firestore = new InMemoryFirestore();
  const store = createFirestoreStore(firestore, 'codes');
  await store.set('a', 'value', minute);
  await store.count([counter('b')], 1);
  const expiresAt = new Date(Date.now() + minute);
  assert.deepEqual(firestore.contents, [
    ['codes/a', { value: 'value', expiresAt }],
    ['codes/b', { value: 1, expiresAt }],
  ]);
});
