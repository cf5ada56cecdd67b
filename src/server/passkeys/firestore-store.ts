import { createFirestoreStore as createCounters, type FirestoreSnapshot } from '../email-codes/firestore-store.ts';
import { checkFirestoreArguments } from '../shared/check-firestore.ts';
import { createFirestoreRecords } from '../shared/firestore-records.ts';
import type { RecordCollection, RecordDocument, RecordSnapshot } from '../shared/record-firestore.ts';
import { throwIfAny } from './check-options.ts';
import type { PasskeyChanges, PasskeyStore, StoredPasskey } from './store.ts';

/** The functions of the Admin SDK's `Firestore` that the store uses: for passkeys, and for counters. */
export interface PasskeyFirestore {
  collection(path: string): PasskeyCollection;
  runTransaction<T>(update: (transaction: PasskeyTransaction) => Promise<T>): Promise<T>;
}

export interface PasskeyCollection extends RecordCollection {
  doc(id: string): PasskeyDocument;
}

export interface PasskeyTransaction {
  get(document: PasskeyDocument): Promise<PasskeySnapshot>;
  set(document: PasskeyDocument, data: object): unknown;
}

export interface PasskeyDocument extends RecordDocument {
  get(): Promise<PasskeySnapshot>;
  set(data: object): Promise<unknown>;
}

export interface PasskeySnapshot extends RecordSnapshot, FirestoreSnapshot {}

/**
 * Creates a store in Firestore. The security rules of Firestore must deny pages any access to its two collections, as
 * the rules that Firestore suggests do.
 *
 * @param firestore the result of `getFirestore()` of `firebase-admin/firestore`
 * @param collection the collection for passkeys. Defaults to `passkeys`. A second collection, such as
 *   `passkeysCounters`, contains counters. With a TTL policy for its field `expiresAt`, Firestore deletes expired
 *   counters
 * @throws PasskeyOptionsError if an argument is wrong
 */
export function createFirestoreStore(firestore: PasskeyFirestore, collection = 'passkeys'): PasskeyStore {
  throwIfAny('createFirestoreStore', checkFirestoreArguments(firestore, collection, 'passkeys'));
  return {
    ...createFirestoreRecords<StoredPasskey, PasskeyChanges>(firestore, {
      collection,
      prefix: 'passkey',
      toFields: (passkey) => passkey,
      fromFields: (fields) => fields as StoredPasskey,
    }),
    count: createCounters(firestore, `${collection}Counters`).count,
  };
}
