import { createMemoryStore as createCounters } from '../email-codes/memory-store.ts';
import { isProduction } from '../shared/is-production.ts';
import type { PasskeyStore, StoredPasskey } from './store.ts';

/**
 * Creates a store in the memory of this process, for development: all passkeys are lost when the server restarts.
 * Writes a warning to the console if the variable `NODE_ENV` is `production`.
 */
export function createMemoryStore(): PasskeyStore {
  if (isProduction()) {
    console.warn('createMemoryStore: a restart of this server loses all passkeys. Use a database in production.');
  }
  const passkeys = new Map<string, StoredPasskey>();
  const counters = createCounters();
  return {
    get: async (id) => passkeys.get(id) ?? null,
    list: async (uid) => [...passkeys.values()].filter((passkey) => passkey.uid === uid),
    async add(passkey) {
      if (passkeys.has(passkey.id)) return false;
      passkeys.set(passkey.id, passkey);
      return true;
    },
    async change(id, changes) {
      const passkey = passkeys.get(id);
      if (passkey) passkeys.set(id, { ...passkey, ...changes });
      return passkey !== undefined;
    },
    async remove(id) {
      passkeys.delete(id);
    },
    count: counters.count,
  };
}
