import { AuthError } from '../auth-error.ts';

/**
 * Waits for the page to be left. Rejects if the leaving fails, or if the visitor comes back to the very same page,
 * which the browser may have kept as it was: nothing was decided at the provider then.
 */
export function waitForRedirect(leaving: Promise<never>): Promise<never> {
  const over = new AbortController();
  const back = new Promise<never>((_, reject) => {
    globalThis.window?.addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (persisted) reject(new AuthError('auth/user-cancelled', 'The visitor came back without signing in.'));
      },
      { signal: over.signal },
    );
  });
  return Promise.race([leaving, back]).finally(() => over.abort());
}
