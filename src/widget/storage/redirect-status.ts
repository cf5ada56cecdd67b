import { z } from 'zod/mini';

const KEY = 'doorstep:redirectStatus';
const statusSchema = z.object({ tenantId: z.nullable(z.string()) });

/** Stores that a redirect to a provider is pending, and for which tenant (spec §3 "redirectStatus", reference §7). */
export const redirectStatus = {
  /** Stores the status. Returns false if the storage is full. */
  keep(storage: Storage, tenantId: string | null): boolean {
    try {
      storage.setItem(KEY, JSON.stringify({ tenantId }));
      return true;
    } catch (error) {
      console.info('[doorstep] Cannot store the redirect.', error);
      return false;
    }
  },
  /** Returns and removes the status. Returns null if there is none or it is unreadable. */
  take(storage: Storage): { readonly tenantId: string | null } | null {
    const stored = storage.getItem(KEY);
    storage.removeItem(KEY);
    if (stored === null) return null;
    try {
      return statusSchema.parse(JSON.parse(stored));
    } catch {
      console.info('[doorstep] Removed an unreadable redirect.');
      return null;
    }
  },
  isPending: (storage: Storage): boolean => storage.getItem(KEY) !== null,
  clear: (storage: Storage): void => storage.removeItem(KEY),
};
