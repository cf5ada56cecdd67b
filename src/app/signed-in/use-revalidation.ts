import { useEffect } from 'react';
import type { AuthBackend } from '../../adapters/auth-backend.ts';

/**
 * Asks the service whether the session still holds whenever the visitor comes back to the page or gets online, so
 * that a deletion or a sign-out elsewhere is noticed (spec §4 "every later auth change").
 */
export function useRevalidation(backend: AuthBackend): void {
  useEffect(() => {
    let asking = false;
    const ask = async () => {
      // Coming back is told by more than one event.
      if (asking || document.visibilityState === 'hidden') return;
      asking = true;
      try {
        await backend.revalidateSession();
      } catch {
        // The service could not be asked: the session holds until it can.
      } finally {
        asking = false;
      }
    };
    const listening = new AbortController();
    document.addEventListener('visibilitychange', ask, listening);
    window.addEventListener('focus', ask, listening);
    window.addEventListener('online', ask, listening);
    return () => listening.abort();
  }, [backend]);
}
