import { AuthError } from '../auth-error.ts';

/**
 * Waits while a redirect leaves the page. Never resolves, because the page unloads. Rejects if the redirect fails.
 * Rejects with `auth/user-cancelled` when `abandoned` is aborted, or when the visitor goes back to this page.
 *
 * @param abandoned signal to stop the redirect. The browser then stops loading and stays on this page
 */
export function waitForRedirect(redirect: Promise<never>, abandoned: AbortSignal): Promise<never> {
  const finished = new AbortController();
  const { signal } = finished;
  const stayed = new Promise<never>((_, reject) => {
    const cancel = () => reject(new AuthError('auth/user-cancelled', 'The visitor has not signed in.'));
    globalThis.window?.addEventListener('pageshow', ({ persisted }) => persisted && cancel(), { signal });
    abandoned.addEventListener(
      'abort',
      () => {
        globalThis.window?.stop();
        cancel();
      },
      { signal },
    );
  });
  return Promise.race([redirect, stayed]).finally(() => finished.abort());
}
