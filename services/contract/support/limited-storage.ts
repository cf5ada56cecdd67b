import { createMemoryStorage } from '../../../fixtures/storage.ts';

/** A `Storage` that can be full, like a browser's storage. */
export interface LimitedStorage extends Storage {
  /** While false, `setItem` throws `QuotaExceededError`. */
  hasRoom: boolean;
}

export function createLimitedStorage(): LimitedStorage {
  const storage = createMemoryStorage();
  const { setItem } = storage;
  const limited: LimitedStorage = Object.assign(storage, {
    hasRoom: true,
    setItem(key: string, value: string) {
      if (!limited.hasRoom) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem(key, value);
    },
  });
  return limited;
}
