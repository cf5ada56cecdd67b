import type { AuthResult } from '../../../adapters/auth-backend.ts';
import { isFederated } from '../../config/providers.ts';
import type { Messages } from '../../messages/messages.ts';
import type { PendingCredential } from '../../storage/pending-credential.ts';
import { to, type Next } from '../../screen/screen.ts';

/** Returns the email of an account, or its phone number if it has no email. */
export function getAccountName({ user }: AuthResult): string {
  return user.email ?? user.phoneNumber ?? '';
}

/** Returns true if the sign-in can be discarded. An upgraded guest has become the account already. */
export function canDiscard({ operationType }: AuthResult): boolean {
  return operationType !== 'link';
}

/**
 * Returns the screen after the visitor cancelled the sign-in to an unexpected account: the provider's, to sign in with
 * the expected email (reference T126), or the option list if the account did not sign in with a provider.
 */
export function mismatchCancelled(
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
