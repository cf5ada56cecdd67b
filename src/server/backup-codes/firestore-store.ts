import { createFirestoreStore as createCounters, type FirestoreSnapshot } from '../email-codes/firestore-store.ts';
import { checkFirestoreArguments } from '../shared/check-firestore.ts';
import { createFirestoreRecords } from '../shared/firestore-records.ts';
import type { RecordCollection, RecordDocument, RecordSnapshot } from '../shared/record-firestore.ts';
import { throwIfAny } from './check-options.ts';
import type { BackupCodeChanges, BackupCodeStore, StoredBackupCodes } from './store.ts';

/** The functions of the Admin SDK's `Firestore` that the store uses: for backup codes, and for counters. */
export interface BackupCodeFirestore {
  collection(path: string): BackupCodeCollection;
  runTransaction<T>(update: (transaction: BackupCodeTransaction) => Promise<T>): Promise<T>;
}

export interface BackupCodeCollection extends RecordCollection {
  doc(id: string): BackupCodeDocument;
}

export interface BackupCodeTransaction {
  get(document: BackupCodeDocument): Promise<BackupCodeSnapshot>;
  set(document: BackupCodeDocument, data: object): unknown;
}

export interface BackupCodeDocument extends RecordDocument {
  get(): Promise<BackupCodeSnapshot>;
  set(data: object): Promise<unknown>;
}

export interface BackupCodeSnapshot extends RecordSnapshot, FirestoreSnapshot {}

/**
 * Creates a store in Firestore. The security rules of Firestore must deny pages any access to its two collections, as
 * the rules that Firestore suggests do.
 *
 * @param firestore the result of `getFirestore()` of `firebase-admin/firestore`
 * @param collection the collection for backup codes. Defaults to `backupCodes`. A second collection, such as
 *   `backupCodesCounters`, contains counters. With a TTL policy for its field `expiresAt`, Firestore deletes expired
 *   counters
 * @throws BackupCodeOptionsError if an argument is wrong
 */
export function createFirestoreStore(firestore: BackupCodeFirestore, collection = 'backupCodes'): BackupCodeStore {
  throwIfAny('createFirestoreStore', checkFirestoreArguments(firestore, collection, 'backupCodes'));
  return {
    ...createFirestoreRecords<StoredBackupCodes, BackupCodeChanges>(firestore, {
      collection,
      prefix: 'codes',
      toFields: (codes) => codes,
      fromFields: (fields) => fields as StoredBackupCodes,
    }),
    count: createCounters(firestore, `${collection}Counters`).count,
  };
}
