import { checkFirestoreArguments } from '../shared/check-firestore.ts';
import { throwIfAny } from './check-options.ts';
import type { EmailCodeStore } from './store.ts';

/** The functions of the Admin SDK's `Firestore` that the store uses. */
export interface AdminFirestore {
  collection(path: string): { doc(id: string): FirestoreDocument };
  runTransaction<T>(update: (transaction: FirestoreTransaction) => Promise<T>): Promise<T>;
}

export interface FirestoreTransaction {
  get(document: FirestoreDocument): Promise<FirestoreSnapshot>;
  set(document: FirestoreDocument, data: FirestoreEntry): unknown;
}

export interface FirestoreDocument {
  get(): Promise<FirestoreSnapshot>;
  set(data: FirestoreEntry): Promise<unknown>;
}

export interface FirestoreSnapshot {
  get(field: string): unknown;
}

/** The fields of a document. Firestore deletes the document after `expiresAt`, if a TTL policy names this field. */
export interface FirestoreEntry {
  value: string | number;
  expiresAt: Date;
}

/**
 * Creates a store in Firestore, for servers with several processes, such as Cloud Functions and Cloud Run. The security
 * rules of Firestore must deny pages any access to the collection, as the rules that Firestore suggests do.
 *
 * @param firestore the result of `getFirestore()` of `firebase-admin/firestore`
 * @param collection the collection for codes and counters. Defaults to `emailCodes`
 * @throws EmailCodeOptionsError if an argument is wrong
 */
export function createFirestoreStore(firestore: AdminFirestore, collection = 'emailCodes'): EmailCodeStore {
  throwIfAny('createFirestoreStore', checkFirestoreArguments(firestore, collection, 'emailCodes'));
  const documentOf = (key: string): FirestoreDocument => firestore.collection(collection).doc(key);
  return {
    async get(key) {
      const { value } = readEntry(await documentOf(key).get());
      return typeof value === 'string' ? value : null;
    },
    async set(key, value, period) {
      await documentOf(key).set({ value, expiresAt: new Date(Date.now() + period) });
    },
    count: (counters, change) =>
      firestore.runTransaction(async (transaction) => {
        const documents = counters.map(({ key }) => documentOf(key));
        const snapshots = await Promise.all(documents.map((document) => transaction.get(document)));
        const entries = snapshots.map(readEntry);
        const counts = entries.map(({ value }) => Number(value ?? 0));
        if (change >= 0 && counters.some(({ highest }, index) => (counts[index] ?? 0) >= highest)) return false;
        for (const [index, { period }] of change === 0 ? [] : counters.entries()) {
          const [document, count = 0, entry] = [documents[index], counts[index], entries[index]];
          const expiresAt = new Date(entry?.expiresAt ?? Date.now() + period);
          if (document) transaction.set(document, { value: Math.max(count + change, 0), expiresAt });
        }
        return true;
      }),
  };
}

/**
 * Returns the fields of a document, with `expiresAt` in milliseconds. Returns `{}` if the document does not exist or
 * has expired.
 */
function readEntry(snapshot: FirestoreSnapshot): { readonly value?: unknown; readonly expiresAt?: number } {
  const timestamp = snapshot.get('expiresAt') as { toMillis(): number } | undefined;
  const expiresAt = timestamp?.toMillis() ?? 0;
  return expiresAt > Date.now() ? { value: snapshot.get('value'), expiresAt } : {};
}
