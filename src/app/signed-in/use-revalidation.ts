import { useEffect } from 'react';
import type { AuthBackend } from '../../adapters/auth-backend.ts';

/**
 * Whenever the visitor returns to the page or goes online, checks that the session is still valid. The account may have
 * been deleted, or the visitor may have signed out elsewhere (spec §4 "every later auth change").
 */
export function useRevalidation(backend: AuthBackend): void {
  useEffect(() => {
    let isChecking = false;
    const check = async () => {
      // Several events fire when the visitor returns, but a single check is enough.
      if (isChecking || document.visibilityState === 'hidden') return;
      isChecking = true;
      try {
        await backend.revalidateSession();
      } catch {
        // Assume that the session is still valid, because the service cannot be reached.
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
