/** Runs functions with the same key one after another, in this process. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs a function after all earlier functions with this key. Returns its result, or rejects with its error. */
  async run<T>(key: string, action: () => Promise<T>): Promise<T> {
    const turn = (this.#last.get(key) ?? Promise.resolve()).then(action);
    // A failed turn does not keep the next one from running.
    const settled = turn.catch(() => undefined);
    this.#last.set(key, settled);
    try {
      return await turn;
    } finally {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    }
  }
}
