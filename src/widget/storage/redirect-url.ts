const KEY = 'doorstep:redirectUrl';

/**
 * Stores the success URL of the address for the browser session, until a sign-in uses it (spec §3 "redirectUrl",
 * reference §7). Its reader must check it again: any script can write to the storage.
 */
export const storedRedirectUrl = {
  keep(storage: Storage, url: URL): void {
    tryStorage(() => storage.setItem(KEY, url.href));
  },
  /** Reads and removes the URL. */
  take(storage: Storage): string | null {
    return tryStorage(() => {
      const url = storage.getItem(KEY);
      storage.removeItem(KEY);
      return url;
    });
  },
};

/** Returns null if the storage is full or blocked. The sign-in works without this URL, so only the developer needs to know. */
function tryStorage<T>(attempt: () => T): T | null {
  try {
    return attempt();
  } catch (error) {
    console.warn('[doorstep] Cannot store the success URL.', error);
    return null;
  }
}
