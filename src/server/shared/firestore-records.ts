import type { RecordCollection, RecordDocument, RecordFirestore, RecordSnapshot } from './record-firestore.ts';
import type { RecordStore, StoredRecord } from './record-store.ts';

/** The documents in which a store keeps its records. */
interface RecordDocuments<Stored extends StoredRecord> {
  /** The path of the collection. */
  readonly collection: string;
  /**
   * The start of each document's ID. Without it, a record could have an ID such as `__a__`, which Firestore rejects as
   * the ID of a document.
   */
  readonly prefix: string;
  /** Converts a record to the fields of its document. */
  readonly toFields: (stored: Stored) => object;
  /** Converts the fields of a document to a record. Firestore has replaced each date with a timestamp. */
  readonly fromFields: (fields: unknown) => Stored;
}

/** Creates a store of records in Firestore. */
export function createFirestoreRecords<Stored extends StoredRecord, Changes extends Partial<Stored>>(
  firestore: RecordFirestore,
  { collection, prefix, toFields, fromFields }: RecordDocuments<Stored>,
): RecordStore<Stored, Changes> {
  const documents = (): RecordCollection => firestore.collection(collection);
  const documentOf = (id: string): RecordDocument => documents().doc(`${prefix}-${id}`);

  /** Returns null if the document does not exist. */
  function read(snapshot: RecordSnapshot): Stored | null {
    const fields = snapshot.data();
    return fields === undefined ? null : fromFields(fields);
  }

  return {
    get: async (id) => read(await documentOf(id).get()),
    async list(uid) {
      const { docs } = await documents().where('uid', '==', uid).get();
      return docs.flatMap((snapshot) => read(snapshot) ?? []);
    },
    add: (stored) =>
      firestore.runTransaction(async (transaction) => {
        const document = documentOf(stored.id);
        if (read(await transaction.get(document))) return false;
        transaction.set(document, toFields(stored));
        return true;
      }),
    change: (id, changes) =>
      firestore.runTransaction(async (transaction) => {
        const document = documentOf(id);
        const stored = read(await transaction.get(document));
        if (stored) transaction.set(document, toFields({ ...stored, ...changes }));
        return stored !== null;
      }),
    async remove(id) {
      await documentOf(id).delete();
    },
  };
}
