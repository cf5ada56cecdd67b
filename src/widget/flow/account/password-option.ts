import type { AuthUser } from '../../../adapters/auth-backend.ts';
import { usesPassword } from '../../config/email-method.ts';
import type { Settings } from '../../config/settings.ts';

/** Returns true if visitors of the app can sign in with a password. */
export function offersPassword(settings: Pick<Settings, 'options'>): boolean {
  return usesPassword(settings) && settings.options.some(({ provider }) => provider === 'password');
}

/**
 * Returns true if the user's account has a password. Also true after a sign-in by mailed link, because Firebase then
 * reports `password`, too.
 */
export function hasPassword({ providerData }: Pick<AuthUser, 'providerData'>): boolean {
  return providerData.some(({ providerId }) => providerId === 'password');
}
