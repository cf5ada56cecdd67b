import { useSyncExternalStore } from 'react';
import type { AuthUser } from '../adapters/auth-backend.ts';

const listeners = new Set<() => void>();
let latest: { readonly user: AuthUser | null } = { user: null };

/** The stored user (spec §3 "Current user"): shared client state that every part of the app can read. */
export const currentUser = {
  /** The user of the latest report, or null: nobody, or no report yet. */
  get: (): AuthUser | null => latest.user,
  /** Calls the listener at every report, also of the same user, who may have been changed in place. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** For the session gate: takes in what the service reports. */
  report(user: AuthUser | null): void {
    latest = { user };
    for (const listener of listeners) listener();
  },
};

/** The stored user, for a component: it draws again at every report. */
export function useCurrentUser(): AuthUser | null {
  return useSyncExternalStore(currentUser.subscribe, () => latest).user;
}
