import type { AuthBackend } from '../../../adapters/auth-backend.ts';
import type { Phrase } from '../../messages/phrase.ts';

/**
 * Backend → why the sign-in of an upgraded guest has ended. The app may remove the widget when it learns that the guest is
 * signed out. The list of sign-in options shows the reason until the visitor acts.
 */
export const endReasons = new WeakMap<AuthBackend, Phrase>();
