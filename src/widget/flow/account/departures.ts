import type { AuthBackend } from '../../../adapters/auth-backend.ts';

/**
 * Says why the user of the account page is no longer signed in, by backend: the visitor has signed out or has deleted
 * the account. The app may then mount a new widget, which shows this instead of asking her to sign in again.
 */
export const departures = new WeakMap<AuthBackend, 'signedOut' | 'deleted'>();
