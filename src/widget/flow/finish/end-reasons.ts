import type { AuthBackend } from '../../../adapters/auth-backend.ts';
import type { Phrase } from '../../messages/phrase.ts';

/**
 * The messages that say why the sign-in of an upgraded guest has ended, by backend. The list of sign-in options shows
 * the message until the visitor acts. The messages are stored outside of the widget, because the app may replace the
 * widget when the guest is signed out.
 */
export const endReasons = new WeakMap<AuthBackend, Phrase>();
