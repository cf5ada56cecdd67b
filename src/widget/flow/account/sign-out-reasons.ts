import type { AuthBackend } from '../../../adapters/auth-backend.ts';

/** `everywhere`: the visitor has signed out on all devices. */
export type SignOutReason = 'signedOut' | 'deleted' | 'everywhere';

/**
 * Maps a backend to the reason why its user was signed out on the account page. If the app then mounts a new widget,
 * this widget shows the reason, and does not ask the visitor to sign in again.
 */
export const signOutReasons = new WeakMap<AuthBackend, SignOutReason>();
