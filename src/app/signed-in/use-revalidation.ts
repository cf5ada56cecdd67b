import { useEffect } from 'react';
import type { AuthBackend } from '../../adapters/auth-backend.ts';

/**
 * Checks the session with the service whenever the visitor returns to the page or goes online (spec §4 "every later
 * auth change").
 */
export function useRevalidation(backend: AuthBackend): void {
  useEffect(() => {
    let isChecking = false;
    const check = async () => {
      // Several events fire when the visitor returns, but one check is enough.
      if (isChecking || document.visibilityState === 'hidden') return;
      isChecking = true;
      try {
        await backend.revalidateSession();
      } catch {
        // If the service cannot be reached, assume that the session is still valid.
      } finally {
        isChecking = false;
      }
    };
    const listeners = new AbortController();
    document.addEventListener('visibilitychange', check, listeners);
    window.addEventListener('focus', check, listeners);
    window.addEventListener('online', check, listeners);
    return () => listeners.abort();
  }, [backend]);
}
