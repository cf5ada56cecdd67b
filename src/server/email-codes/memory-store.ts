import type { EmailCodeStore } from './store.ts';

export interface MemoryStore extends EmailCodeStore {
  /** The number of values and counters in memory. */
  readonly size: number;
}

interface Entry {
  readonly value: string | number;
  readonly expiresAt: number;
}

/** Time between two searches for expired entries, in milliseconds. */
const cleaningInterval = 60_000;

/**
 * Creates a store in the memory of this process, for a server that runs in one process. After a restart of the server,
 * visitors need a new code, and all counters are 0.
 */
export function createMemoryStore(): MemoryStore {
  const entries = new Map<string, Entry>();
  let cleanedAt = Date.now();

  function deleteExpired(): void {
    const now = Date.now();
    if (now < cleanedAt + cleaningInterval) return;
    cleanedAt = now;
    for (const [key, { expiresAt }] of entries) if (expiresAt <= now) entries.delete(key);
  }

  function find(key: string): Entry | null {
    const entry = entries.get(key);
    return entry && entry.expiresAt > Date.now() ? entry : null;
  }

  const countOf = (key: string): number => Number(find(key)?.value ?? 0);

  return {
    get size() {
      deleteExpired();
      return entries.size;
    },
    async get(key) {
      const value = find(key)?.value;
      return typeof value === 'string' ? value : null;
    },
    async set(key, value, period) {
      deleteExpired();
      entries.set(key, { value, expiresAt: Date.now() + period });
    },
    // Contains no `await`, so no other call can change a counter in between.
    async count(counters, change) {
      deleteExpired();
      if (change >= 0 && counters.some(({ key, highest }) => countOf(key) >= highest)) return false;
      for (const { key, period } of change === 0 ? [] : counters) {
        const value = Math.max(countOf(key) + change, 0);
        entries.set(key, { value, expiresAt: find(key)?.expiresAt ?? Date.now() + period });
      }
      return true;
    },
  };
}
