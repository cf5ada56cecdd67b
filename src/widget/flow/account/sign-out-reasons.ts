import type { AuthBackend } from '../../../adapters/auth-backend.ts';

/** `everywhere`: the visitor has signed out on all devices. */
export type SignOutReason = 'signedOut' | 'deleted' | 'everywhere';

/**
 * The reasons why the users of the account page are signed out, by backend: the visitor has signed out, here or on all
 * devices, or has deleted her account. If the app then mounts a new widget, this widget shows the reason, and does not
 * ask her to sign in again.
 */
export const signOutReasons = new WeakMap<AuthBackend, SignOutReason>();
