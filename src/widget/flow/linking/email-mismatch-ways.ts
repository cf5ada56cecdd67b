import type { AuthResult } from '../../../adapters/auth-backend.ts';
import { isFederated } from '../../config/providers.ts';
import type { Messages } from '../../messages/messages.ts';
import type { PendingCredential } from '../../storage/pending-credential.ts';
import type { Next } from '../screen.ts';
import { to } from '../screen.ts';

/** What an account is called: by its address, or its number where it has none. */
export function nameOfAccount({ user }: AuthResult): string {
  return user.email ?? user.phoneNumber ?? '';
}

/** Whether the sign-in can still be undone. A guest has that account for good by now. */
export function canBeCancelled({ operationType }: AuthResult): boolean {
  return operationType !== 'link';
}

/**
 * Where Cancel leads: back to the provider, for the address that was meant (reference T126). By a password there is no
 * provider to go back to, and the account that was meant may have another way in.
 */
export function afterMismatch(
  { user, additionalUserInfo }: AuthResult,
  { email, credential }: PendingCredential,
  text: Messages,
): Next<'federatedLinking' | 'federatedSignIn' | 'providerSignIn'> {
  const providerId = additionalUserInfo?.providerId ?? user.providerData[0]?.providerId;
  if (providerId === undefined || !isFederated(providerId)) {
    return to('providerSignIn', { email, ...(credential ? { notice: text.signInAsBefore(email) } : {}) });
  }
  return to(credential ? 'federatedLinking' : 'federatedSignIn', { email, providerId });
}
