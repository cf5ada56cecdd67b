import { isProduction } from './is-production.ts';
import type { RecordStore, StoredRecord } from './record-store.ts';

/**
 * Creates a store of records in the memory of this process. Writes a warning to the console if the variable `NODE_ENV`
 * is `production`.
 *
 * @param loss the effect of a restart of the server, for the warning, such as `ends all sessions`
 */
export function createMemoryRecords<Stored extends StoredRecord, Changes extends Partial<Stored>>(
  loss: string,
): RecordStore<Stored, Changes> {
  if (isProduction())
    console.warn(`createMemoryStore: a restart of this server ${loss}. Use a database in production.`);
  const records = new Map<string, Stored>();
  return {
    get: async (id) => records.get(id) ?? null,
    list: async (uid) => [...records.values()].filter((stored) => stored.uid === uid),
    async add(stored) {
      if (records.has(stored.id)) return false;
      records.set(stored.id, stored);
      return true;
    },
    async change(id, changes) {
      const stored = records.get(id);
      if (stored) records.set(id, { ...stored, ...changes });
      return stored !== undefined;
    },
    async remove(id) {
      records.delete(id);
    },
  };
}
