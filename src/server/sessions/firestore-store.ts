import { mustBe, needsMethods } from '../shared/check-values.ts';
import { throwIfAny } from './check-options.ts';
import type { SessionStore, StoredSession } from './store.ts';

/** The functions of the Admin SDK's `Firestore` that the store uses. */
export interface SessionFirestore {
  collection(path: string): SessionCollection;
  runTransaction<T>(update: (transaction: SessionTransaction) => Promise<T>): Promise<T>;
}

export interface SessionCollection {
  doc(id: string): SessionDocument;
  where(
    field: string,
    operator: '==',
    value: string,
  ): { get(): Promise<{ readonly docs: readonly SessionSnapshot[] }> };
}

export interface SessionTransaction {
  get(document: SessionDocument): Promise<SessionSnapshot>;
  set(document: SessionDocument, data: object): unknown;
}

export interface SessionDocument {
  get(): Promise<SessionSnapshot>;
  delete(): Promise<unknown>;
}

export interface SessionSnapshot {
  /** Returns the fields of the document; undefined if it does not exist. */
  data(): unknown;
}

const checkFirestore = needsMethods('the Firestore of the Firebase Admin SDK, such as getFirestore()', [
  'collection',
  'runTransaction',
]);

/**
 * Creates a store in Firestore. The security rules of Firestore must deny pages any access to its collection, as the
 * rules that Firestore suggests do.
 *
 * @param firestore the result of `getFirestore()` of `firebase-admin/firestore`
 * @param collection the collection for records. Defaults to `sessions`. With a TTL policy for its field `expiresAt`,
 *   Firestore deletes expired records
 * @throws SessionOptionsError if an argument is wrong
 */
export function createFirestoreStore(firestore: SessionFirestore, collection = 'sessions'): SessionStore {
  throwIfAny('createFirestoreStore', [
    ...checkFirestore('firestore', firestore),
    ...(typeof collection === 'string' && collection !== ''
      ? []
      : mustBe('collection', 'the path of a collection, such as "sessions"', collection)),
  ]);
  const sessions = (): SessionCollection => firestore.collection(collection);
  // Firestore accepts no ID that begins and ends with two underscores, but a hash may.
  const documentOf = (id: string): SessionDocument => sessions().doc(`session-${id}`);
  return {
    get: async (id) => readSession(await documentOf(id).get()),
    async list(uid) {
      const { docs } = await sessions().where('uid', '==', uid).get();
      return docs.flatMap((snapshot) => readSession(snapshot) ?? []);
    },
    add: (session) =>
      firestore.runTransaction(async (transaction) => {
        const document = documentOf(session.id);
        if (readSession(await transaction.get(document))) return false;
        transaction.set(document, toFields(session));
        return true;
      }),
    change: (id, changes) =>
      firestore.runTransaction(async (transaction) => {
        const document = documentOf(id);
        const session = readSession(await transaction.get(document));
        if (session) transaction.set(document, toFields({ ...session, ...changes }));
        return session !== null;
      }),
    async remove(id) {
      await documentOf(id).delete();
    },
  };
}

/** Returns the fields of a document. TTL policies need a date. */
const toFields = (session: StoredSession): object => ({ ...session, expiresAt: new Date(session.expiresAt) });

/** Returns the record in a document; null if the document does not exist. */
function readSession(snapshot: SessionSnapshot): StoredSession | null {
  const fields = snapshot.data() as (Omit<StoredSession, 'expiresAt'> & { expiresAt: Timestamp }) | undefined;
  return fields ? { ...fields, expiresAt: fields.expiresAt.toMillis() } : null;
}

/** The form in which Firestore returns a date. */
interface Timestamp {
  toMillis(): number;
}
