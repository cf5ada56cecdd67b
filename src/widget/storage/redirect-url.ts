const KEY = 'doorstep:redirectUrl';

/** The success URL that the query of the page's address contains. */
export interface RequestedUrl {
  readonly href: string;
  /** The URL as written in the query, such as `/deep`. */
  readonly text: string;
}

/**
 * Stores the success URL from the address bar until a sign-in uses it (spec §3 "redirectUrl", reference §7). Callers
 * must validate the stored URL, because any script can write to the storage.
 */
export const storedRedirectUrl = {
  keep(storage: Storage, { href }: URL, text = href): void {
    tryStorage(() => storage.setItem(KEY, `${href} ${text}`));
  },
  /** Removes the URL from the storage, and returns the URL. Returns null if no URL was stored. */
  take(storage: Storage): RequestedUrl | null {
    return tryStorage(() => {
      const stored = storage.getItem(KEY);
      storage.removeItem(KEY);
      if (stored === null) return null;
      // `keep` has stored the absolute URL, a space, and the text of the URL. An absolute URL contains no space, so it
      // ends before the first space.
      const href = stored.replace(/ .*/s, '');
      return { href, text: stored.slice(href.length + 1) };
    });
  },
};

/**
 * Reads or writes the storage. If this fails, logs the error and returns null, because a sign-in works without a stored
 * URL.
 */
function tryStorage<T>(attempt: () => T): T | null {
  try {
    return attempt();
  } catch (error) {
    console.warn('[doorstep] Cannot store the success URL.', error);
    return null;
  }
}
