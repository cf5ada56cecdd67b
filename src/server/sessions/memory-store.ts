import { createMemoryRecords } from '../shared/memory-records.ts';
import type { SessionStore } from './store.ts';

/**
 * Creates a store in the memory of this process, for development: a restart of the server ends all sessions. Writes a
 * warning to the console if the variable `NODE_ENV` is `production`.
 */
export function createMemoryStore(): SessionStore {
  return createMemoryRecords('ends all sessions');
}
