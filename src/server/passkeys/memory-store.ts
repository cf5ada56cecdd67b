import { createMemoryStore as createCounters } from '../email-codes/memory-store.ts';
import { createMemoryRecords } from '../shared/memory-records.ts';
import type { PasskeyChanges, PasskeyStore, StoredPasskey } from './store.ts';

/**
 * Creates a store in the memory of this process, for development: all passkeys are lost when the server restarts.
 * Writes a warning to the console if the variable `NODE_ENV` is `production`.
 */
export function createMemoryStore(): PasskeyStore {
  const passkeys = createMemoryRecords<StoredPasskey, PasskeyChanges>('loses all passkeys');
  return { ...passkeys, count: createCounters().count };
}
