const KEY = 'doorstep:redirectUrl';

/**
 * The success URL that came with the address, kept for the browser session until a success uses it up (spec §3
 * "redirectUrl", reference §7). It is checked for safety when it is read, not trusted because it was stored.
 */
export const storedRedirectUrl = {
  keep(storage: Storage, url: URL): void {
    withoutFail(() => storage.setItem(KEY, url.href));
  },
  /** Reads and removes. */
  take(storage: Storage): string | null {
    return withoutFail(() => {
      const url = storage.getItem(KEY);
      storage.removeItem(KEY);
      return url;
    });
  },
};

/** A storage that is full or locked costs the visitor this target, not the sign-in: it is said to the developer. */
function withoutFail<T>(attempt: () => T): T | null {
  try {
    return attempt();
  } catch (error) {
    console.warn('[doorstep] No success URL kept.', error);
    return null;
  }
}
