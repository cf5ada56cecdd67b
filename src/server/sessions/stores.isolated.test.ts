import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createFirestoreStore,
  type SessionDocument,
  type SessionFirestore,
  type SessionSnapshot,
} from './firestore-store.ts';
import { createMemoryStore } from './memory-store.ts';
import type { SessionStore, StoredSession } from './store.ts';

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

type Fields = Readonly<Record<string, unknown>>;

/** A document of {@link createFirestore}. */
class StoredDocument implements SessionDocument {
  fields: Fields | undefined;
  version = 0;

  async get(): Promise<SessionSnapshot> {
    const { fields } = this;
    const read = fields && Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, toTimestamp(value)]));
    return { data: () => read };
  }

  write(fields: object | undefined): void {
    this.fields = fields && { ...fields };
    this.version += 1;
  }

  async delete(): Promise<void> {
    this.write(undefined);
  }
}

const toTimestamp = (value: unknown): unknown => (value instanceof Date ? { toMillis: () => value.getTime() } : value);

/** Stands in for Firestore. Repeats a transaction if another write has meanwhile changed a document that was read. */
function createFirestore(documents = new Map<string, StoredDocument>()): SessionFirestore {
  function find(path: string): StoredDocument {
    assert.doesNotMatch(path, /\/__.*__$/, 'Firestore refuses such an ID.');
    const document = documents.get(path) ?? new StoredDocument();
    documents.set(path, document);
    return document;
  }
  const firestore: SessionFirestore = {
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
      const read = new Map<StoredDocument, number>();
      const writes: [StoredDocument, object][] = [];
      const result = await update({
        async get(document) {
          assert.equal(writes.length, 0, 'Firestore requires all reads before all writes.');
          read.set(document as StoredDocument, (document as StoredDocument).version);
          return document.get();
        },
        set: (document, data) => writes.push([document as StoredDocument, data]),
      });
      if ([...read].some(([document, version]) => document.version !== version))
        return firestore.runTransaction(update);
      for (const [document, data] of writes) document.write(data);
      return result;
    },
  };
  return firestore;
}

const stores: Readonly<Record<string, () => SessionStore>> = {
  memory: createMemoryStore,
  Firestore: () => createFirestoreStore(createFirestore()),
};

for (const [name, createStore] of Object.entries(stores)) {
  test(`${name}: a record is found by its ID, and by the user`, async () => {
    const store = createStore();
    assert.equal(await store.get(session.id), null);
    assert.deepEqual(await store.list('ada'), []);
    const other = { ...session, id: 'other', tenantId: 'acme', endedAt: 7 };
    for (const each of [session, other, { ...session, id: 'of-grace', uid: 'grace' }])
      assert.equal(await store.add(each), true);
    assert.deepEqual(await store.get(session.id), session);
    assert.deepEqual(new Set(await store.list('ada')), new Set([session, other]));
  });

  test(`${name}: a record with the ID of another one is not added, also if both are added at once`, async () => {
    const store = createStore();
    const added = await Promise.all(['ada', 'grace', 'joan'].map((uid) => store.add({ ...session, uid })));
    assert.deepEqual(added.toSorted(), [false, false, true]);
    assert.equal(await store.add({ ...session, uid: 'hedy' }), false);
    assert.deepEqual(await store.list('hedy'), []);
  });

  test(`${name}: the time of the last use is changed, and the other fields stay`, async () => {
    const store = createStore();
    await store.add(session);
    assert.equal(await store.change(session.id, { usedAt: 2000 }), true);
    assert.deepEqual(await store.get(session.id), { ...session, usedAt: 2000 });
  });

  test(`${name}: a removed record is gone, and a change does not add it again, not even at the same time`, async () => {
    const store = createStore();
    await store.add(session);
    await Promise.all([store.change(session.id, { usedAt: 2000 }), store.remove(session.id)]);
    await store.remove('unknown');
    assert.equal(await store.get(session.id), null);
    assert.deepEqual(await store.list('ada'), []);
    assert.equal(await store.change(session.id, { usedAt: 3000 }), false);
    assert.equal(await store.get(session.id), null);
    assert.equal(await store.add(session), true);
  });
}

test('Firestore: records are in a collection whose name the app chooses, with a date for a TTL policy', async () => {
  const documents = new Map<string, StoredDocument>();
  await createFirestoreStore(createFirestore(documents), 'devices').add(session);
  assert.deepEqual(
    [...documents].map(([path, { fields }]) => [path, fields]),
    [['devices/session-__an-id__', { ...session, expiresAt: new Date(session.expiresAt) }]],
  );
});

test('Firestore: wrong arguments are named', () => {
  assert.throws(() => createFirestoreStore({} as never, ''), {
    name: 'SessionOptionsError',
    message: [
      'The options of createFirestoreStore are wrong.',
      '  firestore: must be the Firestore of the Firebase Admin SDK, such as getFirestore(), but is an object',
      '  collection: must be the path of a collection, such as "sessions", but is ""',
    ].join('\n'),
  });
});

test('memory: warns in production, because a restart ends all sessions', (context) => {
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
  const text = 'createMemoryStore: a restart of this server ends all sessions. Use a database in production.';
  assert.deepEqual(
    warn.mock.calls.map(({ arguments: args }) => args),
    [[text]],
  );
});
