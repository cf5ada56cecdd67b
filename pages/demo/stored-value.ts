/** A value in local storage, with functions that read, change and observe it. */
export interface StoredValue<T> {
  get(): T;
  set(value: T): void;
  /** Calls the listener after each `set`. Returns a function that removes the listener. */
  subscribe(listener: () => void): () => void;
}

/**
 * Creates functions that read and write a value in local storage. `get` returns the same object until the next `set`,
 * as `useSyncExternalStore` requires.
 *
 * @param parse returns the value for a stored text, or the default value for null
 */
export function createStoredValue<T>(
  key: string,
  parse: (text: string | null) => T,
  stringify: (value: T) => string,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): StoredValue<T> {
  let current = parse(storage.getItem(key));
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      current = value;
      storage.setItem(key, stringify(value));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
