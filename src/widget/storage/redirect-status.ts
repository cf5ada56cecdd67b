const KEY = 'doorstep:redirectStatus';

interface RedirectStatus {
  readonly tenantId: string | null;
}

/**
 * Stores that a redirect to a provider is pending. Also stores the tenant of this sign-in (spec §3 "redirectStatus",
 * reference §7).
 */
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
  /**
   * Returns the stored status, or null if there is none. Removes a status that cannot be read. Keeps a valid status, so
   * that the widget waits for the redirect's result even after a reload.
   */
  read(storage: Storage): RedirectStatus | null {
    const stored = storage.getItem(KEY);
    if (stored === null) return null;
    const status = parseStatus(stored);
    if (!status) {
      storage.removeItem(KEY);
      console.info('[doorstep] Cannot read the redirect.');
    }
    return status;
  },
  isPending: (storage: Storage): boolean => storage.getItem(KEY) !== null,
  clear: (storage: Storage): void => storage.removeItem(KEY),
};

/**
 * Parses a stored status. Returns null if the text is invalid. Does not use zod, because zod is not part of the first
 * load.
 */
function parseStatus(text: string): RedirectStatus | null {
  try {
    const { tenantId } = JSON.parse(text) as { readonly tenantId?: unknown };
    return tenantId === null || typeof tenantId === 'string' ? { tenantId } : null;
  } catch {
    return null;
  }
}
