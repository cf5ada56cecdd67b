import { createFirestoreStore as createCounters, type FirestoreSnapshot } from '../email-codes/firestore-store.ts';
import { mustBe, needsMethods } from '../shared/check-values.ts';
import { throwIfAny } from './check-options.ts';
import type { PasskeyStore, StoredPasskey } from './store.ts';

/** The functions of the Admin SDK's `Firestore` that the store uses. */
export interface PasskeyFirestore {
  collection(path: string): PasskeyCollection;
  runTransaction<T>(update: (transaction: PasskeyTransaction) => Promise<T>): Promise<T>;
}

export interface PasskeyCollection {
  doc(id: string): PasskeyDocument;
  where(
    field: string,
    operator: '==',
    value: string,
  ): { get(): Promise<{ readonly docs: readonly PasskeySnapshot[] }> };
}

export interface PasskeyTransaction {
  get(document: PasskeyDocument): Promise<PasskeySnapshot>;
  set(document: PasskeyDocument, data: object): unknown;
}

export interface PasskeyDocument {
  get(): Promise<PasskeySnapshot>;
  set(data: object): Promise<unknown>;
  delete(): Promise<unknown>;
}

export interface PasskeySnapshot extends FirestoreSnapshot {
  /** Returns the fields of the document; undefined if it does not exist. */
  data(): unknown;
}

const checkFirestore = needsMethods('the Firestore of the Firebase Admin SDK, such as getFirestore()', [
  'collection',
  'runTransaction',
]);

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
  throwIfAny('createFirestoreStore', [
    ...checkFirestore('firestore', firestore),
    ...(typeof collection === 'string' && collection !== ''
      ? []
      : mustBe('collection', 'the path of a collection, such as "passkeys"', collection)),
  ]);
  const passkeys = (): PasskeyCollection => firestore.collection(collection);
  // Firestore accepts no ID that begins and ends with two underscores, but the ID of a passkey may.
  const documentOf = (id: string): PasskeyDocument => passkeys().doc(`passkey-${id}`);
  return {
    get: async (id) => readPasskey(await documentOf(id).get()),
    async list(uid) {
      const { docs } = await passkeys().where('uid', '==', uid).get();
      return docs.flatMap((snapshot) => readPasskey(snapshot) ?? []);
    },
    add: (passkey) =>
      firestore.runTransaction(async (transaction) => {
        const document = documentOf(passkey.id);
        if (readPasskey(await transaction.get(document))) return false;
        transaction.set(document, passkey);
        return true;
      }),
    change: (id, changes) =>
      firestore.runTransaction(async (transaction) => {
        const document = documentOf(id);
        const passkey = readPasskey(await transaction.get(document));
        if (passkey) transaction.set(document, { ...passkey, ...changes });
        return passkey !== null;
      }),
    async remove(id) {
      await documentOf(id).delete();
    },
    count: createCounters(firestore, `${collection}Counters`).count,
  };
}

/** Returns the passkey in a document; null if the document does not exist. */
const readPasskey = (snapshot: PasskeySnapshot): StoredPasskey | null =>
  (snapshot.data() as StoredPasskey | undefined) ?? null;
