/**
 * Calls `attempt` with the local storage. Returns null if `attempt` throws an error, for example because the storage is
 * full, or if scripts have no access to the storage.
 */
export function tryStorage<T>(attempt: (storage: Storage) => T): T | null {
  try {
    return attempt(localStorage);
  } catch {
    return null;
  }
}
