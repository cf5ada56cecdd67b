/** A value in local storage, with functions that read, change and observe it. */
export interface StoredValue<T> {
  /** Returns the newest value, even if another tab has stored it. */
  get(): T;
  set(value: T): void;
  /** Stores the value if no value is stored, for example at the first visit. */
  setIfMissing(value: T): void;
  /** Calls the listener after each change, also by another tab. Returns a function that removes the listener. */
  subscribe(listener: () => void): () => void;
}

/** The part of a window that stores values. */
export interface StoragePage {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Calls the listener whenever another tab changes the local storage. */
  addEventListener(type: 'storage', listener: (event: Pick<StorageEvent, 'key'>) => void): void;
}

/**
 * Creates functions that read and write a value in local storage. `get` returns the same object until the next change,
 * as `useSyncExternalStore` requires.
 *
 * @param parse returns the value for a stored text, or the default value for null
 */
export function createStoredValue<T>(
  key: string,
  parse: (text: string | null) => T,
  stringify: (value: T) => string,
  page: StoragePage,
): StoredValue<T> {
  const { localStorage } = page;
  let text = localStorage.getItem(key);
  let current = parse(text);
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  // The key is null if another tab has cleared the storage.
  page.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) notify();
  });
  const set = (value: T): void => {
    current = value;
    text = stringify(value);
    localStorage.setItem(key, text);
    notify();
  };
  return {
    get() {
      const stored = localStorage.getItem(key);
      if (stored !== text) {
        text = stored;
        current = parse(text);
      }
      return current;
    },
    set,
    setIfMissing(value) {
      if (localStorage.getItem(key) === null) set(value);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
