import { z } from 'zod/mini';

const KEY = 'doorstep:redirectStatus';
const status = z.object({ tenantId: z.nullable(z.string()) });

/** That a redirect is under way, and for which tenant (spec §3 "redirectStatus", reference §7). */
export const redirectStatus = {
  /** Whether it could be kept: a storage may have become full. */
  keep(storage: Storage, tenantId: string | null): boolean {
    try {
      storage.setItem(KEY, JSON.stringify({ tenantId }));
      return true;
    } catch (error) {
      console.info('[doorstep] No redirect can be kept.', error);
      return false;
    }
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
