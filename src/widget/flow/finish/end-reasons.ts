import type { AuthBackend } from '../../../adapters/auth-backend.ts';
import type { Phrase } from '../../messages/phrase.ts';

/**
 * Maps a backend to the message that says why the sign-in of an upgraded guest has ended. The map is not part of the
 * widget, because the app may replace the widget when the guest is signed out.
 */
export const endReasons = new WeakMap<AuthBackend, Phrase>();
