/**
 * Keeps the backup codes of accounts as hashes, and counters. IDs of records and keys of counters are hashes, too: 43
 * letters, digits, `-` and `_`. A store contains no code, and a hash cannot be checked without the server's secret.
 *
 * If the server runs in several processes, use a database that all processes share.
 */
export interface BackupCodeStore {
  /** Returns the codes with this ID, or null. */
  get(id: string): Promise<StoredBackupCodes | null>;

  /** Lists the codes of all users with this `uid`, in any order. Each tenant may have such a user. */
  list(uid: string): Promise<readonly StoredBackupCodes[]>;

  /** Adds a record. If the store already has one with this ID, keeps that one and returns false. Must be atomic. */
  add(codes: StoredBackupCodes): Promise<boolean>;

  /** Changes fields of a record. If the store has none with this ID, returns false and must not add one. */
  change(id: string, changes: BackupCodeChanges): Promise<boolean>;

  /** Removes a record. Does nothing if there is none with this ID. */
  remove(id: string): Promise<void>;

  /**
   * Adds `change` to all counters. If `change` is 1 or 0 and a counter has reached its limit, changes none and returns
   * false; otherwise returns true. A counter begins at 0, is never negative, and expires `period` milliseconds after it
   * was first raised. The function `count` of an `EmailCodeStore` does the same.
   *
   * Must be atomic, such as a transaction: otherwise, a code could be used twice at the same time.
   */
  count(counters: readonly BackupCodeCounter[], change: 1 | 0 | -1): Promise<boolean>;
}

/** All backup codes of an account. All values are JSON. */
export interface StoredBackupCodes {
  readonly id: string;
  /** The ID of the account. */
  readonly uid: string;
  /** The tenant of the account; null for the project itself. */
  readonly tenantId: string | null;
  /** A hash of each code, with the server's secret. */
  readonly hashes: readonly string[];
  /** In milliseconds since 1970. */
  readonly createdAt: number;
}

export type BackupCodeChanges = Partial<Pick<StoredBackupCodes, 'hashes' | 'createdAt'>>;

export interface BackupCodeCounter {
  readonly key: string;
  readonly highest: number;
  /** In milliseconds. */
  readonly period: number;
}
