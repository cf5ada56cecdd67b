import { AuthError } from '../auth-error.ts';

/**
 * Waits for a redirect to leave the page. Rejects if the redirect fails. Rejects with `auth/user-cancelled` if the
 * visitor comes back and the browser restores this page from its back/forward cache.
 */
export function waitForRedirect(redirect: Promise<never>): Promise<never> {
  const finished = new AbortController();
  const returned = new Promise<never>((_, reject) => {
    globalThis.window?.addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (persisted) reject(new AuthError('auth/user-cancelled', 'The visitor came back without signing in.'));
      },
      { signal: finished.signal },
    );
  });
  return Promise.race([redirect, returned]).finally(() => finished.abort());
}
