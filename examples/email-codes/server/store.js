/** Values that expire. */
export class Store {
  #entries = new Map();

  constructor() {
    setInterval(() => this.#deleteExpired(), 60_000).unref();
  }

  get size() {
    return this.#entries.size;
  }

  get(key) {
    const entry = this.#entries.get(key);
    return entry && entry.expiresAt > Date.now() ? entry.value : undefined;
  }

  /** Keeps a value for `period` milliseconds. */
  set(key, value, period) {
    this.#entries.set(key, { value, expiresAt: Date.now() + period });
  }

  /** Adds 1 to a number, which begins at 0 and expires `period` milliseconds after the first call. */
  increment(key, period) {
    const value = this.get(key);
    if (value === undefined) this.set(key, 1, period);
    else this.#entries.get(key).value = value + 1;
  }

  #deleteExpired() {
    for (const [key, { expiresAt }] of this.#entries) if (expiresAt <= Date.now()) this.#entries.delete(key);
  }
}
