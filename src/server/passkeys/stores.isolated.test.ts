import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import {
  createFirestoreStore,
  type PasskeyDocument,
  type PasskeyFirestore,
  type PasskeySnapshot,
} from './firestore-store.ts';
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

type Fields = Readonly<Record<string, unknown>>;

/** A document of {@link createFirestore}. */
class StoredDocument implements PasskeyDocument {
  fields: Fields | undefined;
  version = 0;

  async get(): Promise<PasskeySnapshot> {
    const { fields } = this;
    return { data: () => fields, get: (field) => toTimestamp(fields?.[field]) };
  }

  async set(data: object): Promise<void> {
    this.fields = { ...data };
    this.version += 1;
  }

  async delete(): Promise<void> {
    this.fields = undefined;
    this.version += 1;
  }
}

const toTimestamp = (value: unknown): unknown => (value instanceof Date ? { toMillis: () => value.getTime() } : value);

/** Stands in for Firestore. Repeats a transaction if another write has meanwhile changed a document that was read. */
function createFirestore(documents = new Map<string, StoredDocument>()): PasskeyFirestore {
  function find(path: string): StoredDocument {
    assert.doesNotMatch(path, /\/__.*__$/, 'Firestore refuses such an ID.');
    const document = documents.get(path) ?? new StoredDocument();
    documents.set(path, document);
    return document;
  }
  const versionOf = (document: PasskeyDocument) => (document as StoredDocument).version;
  const firestore: PasskeyFirestore = {
    collection: (collection) => ({
      doc: (id) => find(`${collection}/${id}`),
      where: (field, _operator, value) => ({
        async get() {
          const all = [...documents].filter(([path]) => path.startsWith(`${collection}/`));
          const found = all.filter(([, { fields }]) => fields?.[field] === value);
          return { docs: await Promise.all(found.map(([, document]) => document.get())) };
        },
      }),
    }),
    async runTransaction(update) {
      const read = new Map<PasskeyDocument, number>();
      const writes: [PasskeyDocument, object][] = [];
      const result = await update({
        async get(document) {
          assert.equal(writes.length, 0, 'Firestore requires all reads before all writes.');
          read.set(document, versionOf(document));
          return document.get();
        },
        set: (document, data) => writes.push([document, data]),
      });
      if ([...read].some(([document, version]) => versionOf(document) !== version))
        return firestore.runTransaction(update);
      for (const [document, data] of writes) void document.set(data);
      return result;
    },
  };
  return firestore;
}

const stores: Readonly<Record<string, () => PasskeyStore>> = {
  memory: createMemoryStore,
  Firestore: () => createFirestoreStore(createFirestore()),
};

for (const [name, createStore] of Object.entries(stores)) {
  test(`${name}: a passkey is found by its ID, and by the user`, async () => {
    const store = createStore();
    assert.equal(await store.get(passkey.id), null);
    assert.deepEqual(await store.list('ada'), []);
    const other = { ...passkey, id: 'other', tenantId: 'acme', usedAt: 7 };
    for (const each of [passkey, other, { ...passkey, id: 'of-grace', uid: 'grace' }])
      assert.equal(await store.add(each), true);
    assert.deepEqual(await store.get(passkey.id), passkey);
    assert.deepEqual(new Set(await store.list('ada')), new Set([passkey, other]));
  });

  test(`${name}: a passkey with the ID of another one is not added, also if both are added at once`, async () => {
    const store = createStore();
    const added = await Promise.all(['ada', 'grace', 'joan'].map((uid) => store.add({ ...passkey, uid })));
    assert.deepEqual(added.toSorted(), [false, false, true]);
    assert.equal(await store.add({ ...passkey, uid: 'hedy' }), false);
    assert.deepEqual(await store.list('hedy'), []);
  });

  test(`${name}: fields of a passkey are changed, and the others stay`, async () => {
    const store = createStore();
    await store.add(passkey);
    assert.equal(await store.change(passkey.id, { counter: 1, usedAt: 2 }), true);
    assert.equal(await store.change(passkey.id, { name: 'Key' }), true);
    assert.deepEqual(await store.get(passkey.id), { ...passkey, counter: 1, usedAt: 2, name: 'Key' });
  });

  test(`${name}: a removed passkey is gone, and a change does not add it again`, async () => {
    const store = createStore();
    await store.add(passkey);
    await store.remove(passkey.id);
    await store.remove('unknown');
    assert.equal(await store.get(passkey.id), null);
    assert.deepEqual(await store.list('ada'), []);
    assert.equal(await store.change(passkey.id, { counter: 1 }), false);
    assert.equal(await store.get(passkey.id), null);
    assert.equal(await store.add(passkey), true);
  });

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
  const documents = new Map<string, StoredDocument>();
  const store = createFirestoreStore(createFirestore(documents), 'keys');
  await store.add(passkey);
  await store.count([counter], 1);
  assert.deepEqual(
    [...documents].map(([path, { fields }]) => [path, fields]),
    [
      ['keys/passkey-__an-id__', passkey],
      ['keysCounters/a', { value: 1, expiresAt: new Date(Date.now() + minute) }],
    ],
  );
});

test('Firestore: wrong arguments are named', () => {
  assert.throws(() => createFirestoreStore({} as never, ''), {
    name: 'PasskeyOptionsError',
    message: [
      'The options of createFirestoreStore are wrong.',
      '  firestore: must be the Firestore of the Firebase Admin SDK, such as getFirestore(), but is an object',
      '  collection: must be the path of a collection, such as "passkeys", but is ""',
    ].join('\n'),
  });
});

test('memory: warns in production, because a restart loses all passkeys', (context) => {
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
  const text = 'createMemoryStore: a restart of this server loses all passkeys. Use a database in production.';
  assert.deepEqual(
    warn.mock.calls.map(({ arguments: args }) => args),
    [[text]],
  );
});
