import { useSyncExternalStore } from 'react';
import type { AuthUser } from '../adapters/auth-backend.ts';

const listeners = new Set<() => void>();
let latestReport: { readonly user: AuthUser | null } = { user: null };

/** Global store of the signed-in user (spec §3 "Current user"). */
export const currentUser = {
  /** Returns the user of the latest report. Returns null if no user is signed in, and before the first report. */
  get: (): AuthUser | null => latestReport.user,
  /**
   * Calls the listener whenever the backend reports the user. Firebase changes its user object in place, so even a
   * report of the same object calls the listener.
   */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Stores the user that the service has reported. Only the app itself calls this function. */
  report(user: AuthUser | null): void {
    latestReport = { user };
    for (const listener of listeners) listener();
  },
};

/** Returns the signed-in user. Renders the component again each time the backend reports the user. */
export function useCurrentUser(): AuthUser | null {
  return useSyncExternalStore(currentUser.subscribe, () => latestReport).user;
}
