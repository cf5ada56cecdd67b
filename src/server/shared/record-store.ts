/** A record of a user in a store. */
export interface StoredRecord {
  readonly id: string;
  readonly uid: string;
}

/** The functions that every store of records has. `PasskeyStore` and `SessionStore` describe the functions. */
export interface RecordStore<Stored extends StoredRecord, Changes extends Partial<Stored>> {
  get(id: string): Promise<Stored | null>;
  list(uid: string): Promise<readonly Stored[]>;
  add(stored: Stored): Promise<boolean>;
  change(id: string, changes: Changes): Promise<boolean>;
  remove(id: string): Promise<void>;
}
