import { z } from 'zod/mini';

const KEY = 'doorstep:redirectStatus';
const status = z.object({ tenantId: z.nullable(z.string()) });

/** That a redirect is under way, and for which tenant (spec §3 "redirectStatus", reference §7). */
export const redirectStatus = {
  keep(storage: Storage, tenantId: string | null): void {
    storage.setItem(KEY, JSON.stringify({ tenantId }));
  },
  /** Reads and removes. Null when none is under way; what cannot be read is dropped. */
  take(storage: Storage): { readonly tenantId: string | null } | null {
    const kept = storage.getItem(KEY);
    storage.removeItem(KEY);
    if (kept === null) return null;
    try {
      return status.parse(JSON.parse(kept));
    } catch {
      console.info('[doorstep] Pending redirect dropped.');
      return null;
    }
  },
  isPending: (storage: Storage): boolean => storage.getItem(KEY) !== null,
  clear: (storage: Storage): void => storage.removeItem(KEY),
};
