import { useSyncExternalStore } from 'react';
import type { AuthUser } from '../adapters/auth-backend.ts';

const listeners = new Set<() => void>();
let latestReport: { readonly user: AuthUser | null } = { user: null };

/** Global store of the signed-in user (spec §3 "Current user"). */
export const currentUser = {
  /** Returns the most recently reported user, or null if the visitor is signed out or nothing has been reported yet. */
  get: (): AuthUser | null => latestReport.user,
  /**
   * Calls the listener for every report, even with the same user object, because Firebase changes that object in place.
   */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Stores a user that the service has reported. Only `App` calls this. */
  report(user: AuthUser | null): void {
    latestReport = { user };
    for (const listener of listeners) listener();
  },
};

/** Returns the signed-in user and renders the component again for every report. */
export function useCurrentUser(): AuthUser | null {
  return useSyncExternalStore(currentUser.subscribe, () => latestReport).user;
}
