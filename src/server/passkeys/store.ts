/**
 * Keeps passkeys, and counters. The keys of counters are hashes: 43 letters, digits, `-` and `_`. A store contains
 * public keys, but no secret.
 *
 * If the server runs in several processes, use a database that all processes share.
 */
export interface PasskeyStore {
  /** Returns the passkey with this ID, or null. */
  get(id: string): Promise<StoredPasskey | null>;

  /** Lists the passkeys of all users with this `uid`, in any order. Each tenant may have such a user. */
  list(uid: string): Promise<readonly StoredPasskey[]>;

  /** Adds a passkey. If the store already has one with this ID, keeps that one and returns false. Must be atomic. */
  add(passkey: StoredPasskey): Promise<boolean>;

  /** Changes fields of a passkey. If the store has no passkey with this ID, returns false and must not add one. */
  change(id: string, changes: PasskeyChanges): Promise<boolean>;

  /** Removes a passkey. Does nothing if there is none with this ID. */
  remove(id: string): Promise<void>;

  /**
   * Adds `change` to all counters. If `change` is 1 or 0 and a counter has reached its limit, changes none and returns
   * false; otherwise returns true. A counter begins at 0, is never negative, and expires `period` milliseconds after it
   * was first raised. The function `count` of an `EmailCodeStore` does the same.
   *
   * Must be atomic, such as a transaction: otherwise, a challenge could be used twice at the same time.
   */
  count(counters: readonly PasskeyCounter[], change: 1 | 0 | -1): Promise<boolean>;
}

/** A passkey in a store. All values are JSON. */
export interface StoredPasskey {
  /** The ID of the credential, in base64url: at most 1,364 letters, digits, `-` and `_`. */
  readonly id: string;
  /** The ID of the account to which the passkey belongs. */
  readonly uid: string;
  /** The tenant of the account; null for the project itself. */
  readonly tenantId: string | null;
  /** The ID under which the passkey stores the account: 32 bytes in base64url, a hash with the server's secret. */
  readonly userHandle: string;
  /** The public key (COSE), in base64url. */
  readonly publicKey: string;
  /** The last signature count that the passkey has reported; 0 if the passkey does not count. */
  readonly counter: number;
  /** The connections that the passkey supports (WebAuthn), such as `internal` or `usb`. */
  readonly transports: readonly string[];
  /** 1 to 64 characters. */
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly addedAt: number;
  /** Time of the last sign-in in milliseconds since 1970; null if there was none. */
  readonly usedAt: number | null;
}

export type PasskeyChanges = Partial<Pick<StoredPasskey, 'counter' | 'name' | 'usedAt'>>;

export interface PasskeyCounter {
  readonly key: string;
  readonly highest: number;
  /** In milliseconds. */
  readonly period: number;
}
