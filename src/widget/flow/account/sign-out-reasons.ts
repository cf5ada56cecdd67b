import type { AuthBackend } from '../../../adapters/auth-backend.ts';

/**
 * The reasons why the users of the account page are signed out, by backend: the visitor has signed out or has deleted
 * her account. If the app then mounts a new widget, this widget shows the reason, and does not ask her to sign in again.
 */
export const signOutReasons = new WeakMap<AuthBackend, 'signedOut' | 'deleted'>();
