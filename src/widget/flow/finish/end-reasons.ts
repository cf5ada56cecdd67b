import type { AuthBackend } from '../../../adapters/auth-backend.ts';
import type { Phrase } from '../../messages/phrase.ts';

/**
 * For each backend, the message that says why the sign-in of an upgraded guest has ended. The list of sign-in options
 * shows this message until the visitor acts. The messages are stored outside of the widget, because the app may replace
 * the widget when the guest is signed out.
 */
export const endReasons = new WeakMap<AuthBackend, Phrase>();
