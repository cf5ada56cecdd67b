import type { AuthResult } from '../../../adapters/auth-backend.ts';
import type { AccountPasskeys } from '../../config/ui-config.ts';

/**
 * Returns true if a passkey can be added to the user's account. The account needs a verified email. Returns false after
 * a sign-in with a passkey, because the user already has one.
 */
export function canAddPasskey(
  { isSupported = true }: Pick<AccountPasskeys, 'isSupported'>,
  { user, additionalUserInfo }: Pick<AuthResult, 'user' | 'additionalUserInfo'>,
): boolean {
  const usedPasskey = additionalUserInfo?.providerId === 'app.passkey';
  return isSupported && user.emailVerified && !user.isAnonymous && !usedPasskey;
}
