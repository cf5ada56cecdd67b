import { isProduction } from '../shared/is-production.ts';
import type { SessionStore, StoredSession } from './store.ts';

/**
 * Creates a store in the memory of this process, for development: a restart of the server ends all sessions. Writes a
 * warning to the console if the variable `NODE_ENV` is `production`.
 */
export function createMemoryStore(): SessionStore {
  if (isProduction())
    console.warn('createMemoryStore: a restart of this server ends all sessions. Use a database in production.');
  const sessions = new Map<string, StoredSession>();
  return {
    get: async (id) => sessions.get(id) ?? null,
    list: async (uid) => [...sessions.values()].filter((session) => session.uid === uid),
    async add(session) {
      if (sessions.has(session.id)) return false;
      sessions.set(session.id, session);
      return true;
    },
    async change(id, changes) {
      const session = sessions.get(id);
      if (session) sessions.set(id, { ...session, ...changes });
      return session !== undefined;
    },
    async remove(id) {
      sessions.delete(id);
    },
  };
}
