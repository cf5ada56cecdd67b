import type { AuthBackend } from '../../../adapters/auth-backend.ts';
import type { Phrase } from '../../messages/phrase.ts';

/**
 * Maps a backend to the message that says why the sign-in of an upgraded guest has ended. When the guest is signed out,
 * the app may mount a new widget. The new widget finds the message in this map, and shows it.
 */
export const endReasons = new WeakMap<AuthBackend, Phrase>();
