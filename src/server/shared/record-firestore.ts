/** The functions of the Admin SDK's `Firestore` that a store of records uses. */
export interface RecordFirestore {
  collection(path: string): RecordCollection;
  runTransaction<T>(update: (transaction: RecordTransaction) => Promise<T>): Promise<T>;
}

export interface RecordCollection {
  doc(id: string): RecordDocument;
  where(field: string, operator: '==', value: string): { get(): Promise<{ readonly docs: readonly RecordSnapshot[] }> };
}

export interface RecordTransaction {
  get(document: RecordDocument): Promise<RecordSnapshot>;
  set(document: RecordDocument, data: object): unknown;
}

export interface RecordDocument {
  get(): Promise<RecordSnapshot>;
  delete(): Promise<unknown>;
}

export interface RecordSnapshot {
  /** Returns the fields of the document; undefined if it does not exist. */
  data(): unknown;
}
