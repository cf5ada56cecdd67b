const KEY = 'doorstep:redirectUrl';

/**
 * Stores the success URL from the address bar until a sign-in uses it (spec §3 "redirectUrl", reference §7). Callers
 * must validate the stored URL, because any script can write to the storage.
 */
export const storedRedirectUrl = {
  keep(storage: Storage, url: URL): void {
    tryStorage(() => storage.setItem(KEY, url.href));
  },
  /** Removes the URL from the storage, and returns it. Returns null if no URL was stored. */
  take(storage: Storage): string | null {
    return tryStorage(() => {
      const url = storage.getItem(KEY);
      storage.removeItem(KEY);
      return url;
    });
  },
};

/**
 * Reads or writes the storage. If the storage fails, logs the error and returns null, because a sign-in works without a
 * stored URL.
 */
function tryStorage<T>(attempt: () => T): T | null {
  try {
    return attempt();
  } catch (error) {
    console.warn('[doorstep] Cannot store the success URL.', error);
    return null;
  }
}
