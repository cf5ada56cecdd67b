import { checkFirestoreArguments } from '../shared/check-firestore.ts';
import { createFirestoreRecords } from '../shared/firestore-records.ts';
import type { RecordFirestore } from '../shared/record-firestore.ts';
import { throwIfAny } from './check-options.ts';
import type { SessionStore, StoredSession } from './store.ts';

export type {
  RecordCollection as SessionCollection,
  RecordDocument as SessionDocument,
  RecordFirestore as SessionFirestore,
  RecordSnapshot as SessionSnapshot,
  RecordTransaction as SessionTransaction,
} from '../shared/record-firestore.ts';

/**
 * Creates a store in Firestore. The security rules of Firestore must deny pages any access to its collection, as the
 * rules that Firestore suggests do.
 *
 * @param firestore the result of `getFirestore()` of `firebase-admin/firestore`
 * @param collection the collection for records. Defaults to `sessions`. With a TTL policy for its field `expiresAt`,
 *   Firestore deletes expired records
 * @throws SessionOptionsError if an argument is wrong
 */
export function createFirestoreStore(firestore: RecordFirestore, collection = 'sessions'): SessionStore {
  throwIfAny('createFirestoreStore', checkFirestoreArguments(firestore, collection, 'sessions'));
  return createFirestoreRecords(firestore, { collection, prefix: 'session', toFields, fromFields });
}

/** TTL policies need a date. */
const toFields = (session: StoredSession): object => ({ ...session, expiresAt: new Date(session.expiresAt) });

function fromFields(fields: unknown): StoredSession {
  const session = fields as Omit<StoredSession, 'expiresAt'> & { expiresAt: Timestamp };
  return { ...session, expiresAt: session.expiresAt.toMillis() };
}

/** The form in which Firestore returns a date. */
interface Timestamp {
  toMillis(): number;
}
