import assert from 'node:assert/strict';
import type {
  PasskeyCollection,
  PasskeyDocument,
  PasskeyFirestore,
  PasskeySnapshot,
  PasskeyTransaction,
} from '../../src/server/passkeys/firestore-store.ts';

type Fields = Readonly<Record<string, unknown>>;

class StoredDocument implements PasskeyDocument {
  fields: Fields | undefined;
  version = 0;

  async get(): Promise<PasskeySnapshot> {
    const { fields } = this;
    const read = fields && Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, toTimestamp(value)]));
    return { data: () => read, get: (field) => read?.[field] };
  }

  async set(data: object): Promise<void> {
    this.write({ ...data });
  }

  async delete(): Promise<void> {
    this.write(undefined);
  }

  write(fields: Fields | undefined): void {
    this.fields = fields;
    this.version += 1;
  }
}

const toTimestamp = (value: unknown): unknown => (value instanceof Date ? { toMillis: () => value.getTime() } : value);

/**
 * Stands in for Firestore. Repeats a transaction if one of the documents that the transaction has read was changed
 * meanwhile.
 */
export class InMemoryFirestore implements PasskeyFirestore {
  readonly #documents = new Map<string, StoredDocument>();

  /** The path of each document, with the fields that were written. */
  get contents(): readonly (readonly [path: string, fields: Fields])[] {
    return [...this.#documents].flatMap(([path, { fields }]) => (fields ? [[path, fields] as const] : []));
  }

  collection(collection: string): PasskeyCollection {
    return {
      doc: (id) => this.#find(`${collection}/${id}`),
      where: (field, _operator, value) => ({
        get: async () => {
          const all = [...this.#documents].filter(([path]) => path.startsWith(`${collection}/`));
          const found = all.filter(([, { fields }]) => fields?.[field] === value);
          return { docs: await Promise.all(found.map(([, document]) => document.get())) };
        },
      }),
    };
  }

  async runTransaction<T>(update: (transaction: PasskeyTransaction) => Promise<T>): Promise<T> {
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
    if ([...read].some(([document, version]) => versionOf(document) !== version)) return this.runTransaction(update);
    for (const [document, data] of writes) void document.set(data);
    return result;
  }

  #find(path: string): StoredDocument {
    assert.doesNotMatch(path, /\/__.*__$/, 'Firestore refuses such an ID.');
    const document = this.#documents.get(path) ?? new StoredDocument();
    this.#documents.set(path, document);
    return document;
  }
}

const versionOf = (document: PasskeyDocument): number => (document as StoredDocument).version;
