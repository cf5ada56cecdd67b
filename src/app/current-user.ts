import { useSyncExternalStore } from 'react';
import type { AuthUser } from '../adapters/auth-backend.ts';

const listeners = new Set<() => void>();
let latestReport: { readonly user: AuthUser | null } = { user: null };

/** The signed-in user, as state that every part of the app can read (spec §3 "Current user"). */
export const currentUser = {
  /** Returns the user of the latest report; null if signed out, or before the first report. */
  get: (): AuthUser | null => latestReport.user,
  /** Calls the listener at every report, even of the same object, because Firebase changes users in place. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Stores a user that the service reported. Only the session gate calls this. */
  report(user: AuthUser | null): void {
    latestReport = { user };
    for (const listener of listeners) listener();
  },
};

/** Returns the signed-in user, and renders again at every report. */
export function useCurrentUser(): AuthUser | null {
  return useSyncExternalStore(currentUser.subscribe, () => latestReport).user;
}
