import type { AuthCredential } from '../../../adapters/auth-backend.ts';
import { linkCookies } from '../../storage/link-cookies.ts';
import { createStateToken } from '../../storage/state-token.ts';
import { guestToUpgrade } from '../parts/guest-to-upgrade.ts';
import { linkAddress } from './link-address.ts';
import type { Tools } from '../screen.ts';

/**
 * Sends a sign-in link, and keeps on this device what the link will need here (reference §2.9). The device forgets what
 * an earlier link needs only when the new one is on its way: a failed resend does not spoil it (reference Q19).
 */
export async function sendLink(tools: Tools, email: string, pending: AuthCredential | null): Promise<void> {
  const { auth, page, settings } = tools;
  const stateToken = createStateToken();
  const url = linkAddress(page.address, settings, {
    stateToken,
    sameDevice: settings.sameDeviceOnly,
    guestUid: guestToUpgrade(tools)?.uid ?? null,
    providerId: pending?.providerId ?? null,
  });
  await auth.sendSignInLink(email, { url });
  linkCookies.clear();
  await linkCookies.write('emailForSignIn', stateToken, email);
  if (pending) await linkCookies.write('pendingEncryptedCredential', stateToken, JSON.stringify(pending.toJSON()));
}
