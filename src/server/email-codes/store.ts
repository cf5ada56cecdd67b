/**
 * Keeps codes and counters. Keys are hashes: 43 letters, digits, `-` and `_`. Values are texts; they contain neither a
 * code nor an email in readable form.
 *
 * If the server runs in several processes, use a database that all processes share.
 */
export interface EmailCodeStore {
  /** Returns the value of a key; null if the key was never set or has expired. */
  get(key: string): Promise<string | null>;

  /** Sets the value of a key, which expires after `period` milliseconds. */
  set(key: string, value: string, period: number): Promise<void>;

  /**
   * Adds `change` to all counters. If `change` is 1 or 0 and a counter has reached its limit, changes none and returns
   * false; otherwise returns true. A counter begins at 0, is never negative, and expires `period` milliseconds after it
   * was first raised.
   *
   * Must be atomic, such as a transaction: between reading and writing, no other call may change one of the counters.
   * Otherwise, requests that arrive together would exceed the limits.
   */
  count(counters: readonly EmailCodeCounter[], change: 1 | 0 | -1): Promise<boolean>;
}

export interface EmailCodeCounter {
  readonly key: string;
  readonly highest: number;
  /** In milliseconds. */
  readonly period: number;
}
