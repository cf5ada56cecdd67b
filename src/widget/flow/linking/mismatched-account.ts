import type { AuthResult } from '../../../adapters/auth-backend.ts';
import { isFederated } from '../../config/is-federated.ts';
import type { Settings } from '../../config/settings.ts';
import { fill, type Texts } from '../../messages/phrase.ts';
import type { PendingCredential } from '../../storage/pending-credential.ts';
import { to, type Next } from '../../screen/screen.ts';

/** Returns the account's email, or its phone number if it has no email. */
export function getAccountName({ user }: AuthResult): string {
  return user.email ?? user.phoneNumber ?? '';
}

/**
 * Returns true if the sign-in can be undone. An upgrade of a guest cannot be undone, because the guest's account has
 * already changed.
 */
export function canDiscard({ operationType }: AuthResult): boolean {
  return operationType !== 'link';
}

/**
 * Returns the screen after Cancel on `emailMismatch` (reference T126). If the visitor had signed in with a provider,
 * the returned screen asks the visitor to use a provider again. Otherwise, the returned screen offers all sign-in
 * options.
 */
export function mismatchCancelled(
  { user, additionalUserInfo }: AuthResult,
  { email, credential }: PendingCredential,
  { settings, text }: { settings: Pick<Settings, 'providerByEmail'>; text: Texts },
): Next<'federatedLinking' | 'federatedSignIn' | 'providerByEmail' | 'providerSignIn'> {
  // Without a provider, the ID is the text `undefined`, which `isFederated` refuses.
  const providerId = String(additionalUserInfo?.providerId ?? user.providerData[0]?.providerId);
  if (!isFederated(providerId)) {
    return to('providerSignIn', { email, ...(credential ? { notice: fill(text.signInAsBefore, { email }) } : {}) });
  }
  if (credential) return to('federatedLinking', { email, providerId });
  return settings.providerByEmail ? to('providerByEmail', { email }) : to('federatedSignIn', { email, providerId });
}
