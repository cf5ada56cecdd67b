import type { AuthBackend } from '../../../adapters/auth-backend.ts';
import type { Phrase } from '../../messages/phrase.ts';

/**
 * Maps a backend to the message that says why the sign-in of an upgraded guest has ended. The guest is then signed out,
 * and the app may mount a new widget, which shows this message.
 */
export const endReasons = new WeakMap<AuthBackend, Phrase>();
