/**
 * Keeps a record of each session, so that users can list their devices and end the session of a device. A store
 * contains no secret: the ID of a record is a hash, from which the session cookie cannot be computed.
 *
 * If the server runs in several processes, use a database that all processes share. Reads must see all earlier writes.
 */
export interface SessionStore {
  /** Returns the record with this ID, or null. */
  get(id: string): Promise<StoredSession | null>;

  /** Lists the records of all users with this `uid`, in any order. Each tenant may have such a user. */
  list(uid: string): Promise<readonly StoredSession[]>;

  /** Adds a record. If the store already has one with this ID, keeps that one and returns false. Must be atomic. */
  add(session: StoredSession): Promise<boolean>;

  /**
   * Changes a record. If the store has no record with this ID, returns false and must not add one: the session has
   * ended in the meantime. Must be atomic.
   */
  change(id: string, changes: SessionChanges): Promise<boolean>;

  /** Removes a record, which ends its session. Does nothing if there is none with this ID. */
  remove(id: string): Promise<void>;
}

/** The record of a session in a store. All values are JSON, and all times are in milliseconds since 1970. */
export interface StoredSession {
  /**
   * The SHA-256 hash of the session cookie, in base64url: 43 letters, digits, `-` and `_`. Records that are no session
   * have a hash with a prefix, up to 50 characters in all: `closed-` for an ended sign-in, `known-` for a known device,
   * and `noted-` for a sign-in whose new device has become known.
   */
  readonly id: string;
  readonly uid: string;
  /** The tenant of the user; null for the project itself. */
  readonly tenantId: string | null;
  /** Time of the sign-in that began the session. All sessions of one sign-in belong to one device. */
  readonly signedInAt: number;
  /** Time of the first session of the user on this device. It stays the same when she signs in again. */
  readonly startedAt: number;
  /** Time of the last use of the session. May be up to 10 minutes too early, because not every use is written. */
  readonly usedAt: number;
  /** Time at which the record may be deleted. */
  readonly expiresAt: number;
  /** The header `User-Agent` of the sign-in, at most 300 characters. */
  readonly userAgent: string;
  /**
   * Null for a session. Any other record has the time at which it was added, for example when the sessions of a sign-in
   * were ended.
   */
  readonly endedAt: number | null;
  /**
   * ID of the record of the known device on which this session began. Missing if the session began without
   * `onNewDevice`, and in records that are no session.
   */
  readonly deviceId?: string;
}

export type SessionChanges = Partial<Pick<StoredSession, 'usedAt' | 'expiresAt' | 'deviceId'>>;
