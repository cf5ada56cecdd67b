import type { AuthBackend } from '../../../adapters/auth-backend.ts';
import type { Phrase } from '../../messages/phrase.ts';

/**
 * The messages why the sign-in of an upgraded guest has ended, by backend. They are kept outside of the widget, because
 * the app may remove the widget and draw another one when it learns that the guest is signed out. The list of sign-in
 * options shows the message until the visitor acts.
 */
export const endReasons = new WeakMap<AuthBackend, Phrase>();
