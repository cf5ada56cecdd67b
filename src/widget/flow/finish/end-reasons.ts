import type { AuthBackend } from '../../../adapters/auth-backend.ts';
import type { Phrase } from '../../messages/phrase.ts';

/**
 * Maps a backend to the message that its next widget shows. When the session of an upgraded guest has ended, the widget
 * signs out the guest. The app may then mount a new widget, which shows why the session has ended.
 */
export const endReasons = new WeakMap<AuthBackend, Phrase>();
