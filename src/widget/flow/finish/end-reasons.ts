import type { AuthBackend } from '../../../adapters/auth-backend.ts';
import type { Phrase } from '../../messages/phrase.ts';

/**
 * Maps a backend to the message that says why an upgraded guest's sign-in has ended. Stored outside of the widget,
 * which the app may replace when the guest is signed out.
 */
export const endReasons = new WeakMap<AuthBackend, Phrase>();
