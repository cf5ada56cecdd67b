import { memoryStorage } from '../../fixtures/memory-storage.ts';

/** A `Storage` that may run out of room, as a browser's does. */
export interface LimitedStorage extends Storage {
  /** While false nothing is stored; what is there already can be read and removed. */
  hasRoom: boolean;
}

export function limitedStorage(): LimitedStorage {
  const storage = memoryStorage();
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
