/**
 * Creates a `Storage` in memory, for Node and for browsers that block Web Storage.
 *
 * @param entries the stored values, by key
 */
export function createMemoryStorage(entries = new Map<string, string>()): Storage {
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  };
}
