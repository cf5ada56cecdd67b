import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecordStore, StoredRecord } from '../../src/server/shared/record-store.ts';

/**
 * Declares the tests that every store of records must pass.
 *
 * @param stores maps the name of each store to the function that creates it, without records
 * @param record a record of the user `ada`
 * @param changes changes to apply to the record one after the other. Each change must set values that the record does
 *   not have yet
 */
export function testRecordStores<Stored extends StoredRecord, Changes extends Partial<Stored>>(
  stores: Readonly<Record<string, () => RecordStore<Stored, Changes>>>,
  record: Stored,
  changes: readonly [Changes, ...Changes[]],
): void {
  for (const [name, createStore] of Object.entries(stores)) {
    test(`${name}: a record is found by its ID, and by the user`, async () => {
      const store = createStore();
      assert.equal(await store.get(record.id), null);
      assert.deepEqual(await store.list('ada'), []);
      const other = { ...record, id: 'other', tenantId: 'acme' };
      for (const each of [record, other, { ...record, id: 'of-grace', uid: 'grace' }])
        assert.equal(await store.add(each), true);
      assert.deepEqual(await store.get(record.id), record);
      assert.deepEqual(new Set(await store.list('ada')), new Set([record, other]));
    });

    test(`${name}: a record with the ID of another one is not added, also if both are added at once`, async () => {
      const store = createStore();
      const added = await Promise.all(['ada', 'grace', 'joan'].map((uid) => store.add({ ...record, uid })));
      assert.deepEqual(added.toSorted(), [false, false, true]);
      assert.equal(await store.add({ ...record, uid: 'hedy' }), false);
      assert.deepEqual(await store.list('hedy'), []);
    });

    test(`${name}: fields of a record are changed, and the others stay`, async () => {
      const store = createStore();
      await store.add(record);
      for (const each of changes) assert.equal(await store.change(record.id, each), true);
      assert.deepEqual(await store.get(record.id), Object.assign({ ...record }, ...changes));
    });

    test(`${name}: a removed record is gone, and a change does not add it again, not even at the same time`, async () => {
      const store = createStore();
      await store.add(record);
      await Promise.all([store.change(record.id, changes[0]), store.remove(record.id)]);
      await store.remove('unknown');
      assert.equal(await store.get(record.id), null);
      assert.deepEqual(await store.list('ada'), []);
      assert.equal(await store.change(record.id, changes[0]), false);
      assert.equal(await store.get(record.id), null);
      assert.equal(await store.add(record), true);
    });
  }
}

/**
 * Declares the test of wrong arguments: `createFirestoreStore` must throw an error that lists them.
 *
 * @param errorName the name of the error, such as `SessionOptionsError`
 * @param collection the default collection
 */
export function testFirestoreArguments(
  createFirestoreStore: (firestore: never, collection?: string) => unknown,
  errorName: string,
  collection: string,
): void {
  test('Firestore: wrong arguments are named', () => {
    assert.throws(() => createFirestoreStore({} as never, ''), {
      name: errorName,
      message: [
        'The options of createFirestoreStore are wrong.',
        '  firestore: must be the Firestore of the Firebase Admin SDK, such as getFirestore(), but is an object',
        `  collection: must be the path of a collection, such as "${collection}", but is ""`,
      ].join('\n'),
    });
  });
}

/** Declares the test that a store in memory writes a warning to the console in production, but not in development. */
export function testWarningInProduction(createMemoryStore: () => unknown, warning: string): void {
  test('memory: warns in production, because a restart loses all records', (context) => {
    const warn = context.mock.method(console, 'warn', () => {});
    const { NODE_ENV } = process.env;
    try {
      for (const environment of ['development', 'production']) {
        process.env.NODE_ENV = environment;
        createMemoryStore();
      }
    } finally {
      if (NODE_ENV === undefined) delete process.env.NODE_ENV;
      else process.env.NODE_ENV = NODE_ENV;
    }
    assert.deepEqual(
      warn.mock.calls.map(({ arguments: args }) => args),
      [[warning]],
    );
  });
}
