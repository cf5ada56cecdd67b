import type { AuthBackend } from '../../../adapters/auth-backend.ts';
import type { Phrase } from '../../messages/phrase.ts';

/**
 * Maps a backend to the message that says why the session of an upgraded guest has ended. The widget signs out such a
 * guest. The app may then mount a new widget, which shows the message.
 */
export const endReasons = new WeakMap<AuthBackend, Phrase>();
