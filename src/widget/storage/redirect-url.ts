const KEY = 'doorstep:redirectUrl';

/**
 * The success URL that came with the address, kept for the browser session until a success uses it up (spec §3
 * "redirectUrl", reference §7). It is checked for safety when it is read, not trusted because it was stored.
 */
export const storedRedirectUrl = {
  keep(storage: Storage, url: URL): void {
    storage.setItem(KEY, url.href);
  },
  /** Reads and removes. */
  take(storage: Storage): string | null {
    const url = storage.getItem(KEY);
    storage.removeItem(KEY);
    return url;
  },
};
