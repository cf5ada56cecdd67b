import type { AuthBackend } from '../../../adapters/auth-backend.ts';
import type { Phrase } from '../../messages/phrase.ts';

/**
 * Messages that say why the session of an upgraded guest has ended, by backend. When such a session has ended, the
 * widget signs out the guest. The app may then mount a new widget, which shows the message.
 */
export const endReasons = new WeakMap<AuthBackend, Phrase>();
