import type { AuthResult } from '../../../adapters/auth-backend.ts';
import type { AccountPasskeys } from '../../config/ui-config.ts';

/**
 * Returns true if the user may need a passkey, and the app's server would add one. Returns false after a sign-in with a
 * passkey.
 */
export function canAddPasskey(
  { isSupported = true }: Pick<AccountPasskeys, 'isSupported'>,
  { user, additionalUserInfo }: Pick<AuthResult, 'user' | 'additionalUserInfo'>,
): boolean {
  const usedPasskey = additionalUserInfo?.providerId === 'app.passkey';
  return isSupported && user.emailVerified && !user.isAnonymous && !usedPasskey;
}
