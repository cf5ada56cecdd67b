import type { AuthCredential } from '../../../adapters/auth-backend.ts';
import { linkCookies } from '../../storage/link-cookies.ts';
import { createStateToken } from '../../storage/state-token.ts';
import { findGuestToUpgrade } from '../linking/guest-to-upgrade.ts';
import type { Tools } from '../../screen/screen.ts';
import { createLinkUrl } from './link-url.ts';

/**
 * Sends a sign-in link, and stores what this device needs to use it (reference §2.9). The data of an earlier link is
 * cleared only after the new one was sent, so that the earlier link stays usable if sending fails (reference Q19).
 */
export async function sendLink(tools: Tools, email: string, pending: AuthCredential | null): Promise<void> {
  const { auth, page, settings } = tools;
  const stateToken = createStateToken();
  const url = createLinkUrl(page.address, settings, {
    stateToken,
    sameDevice: settings.sameDeviceOnly,
    guestUid: findGuestToUpgrade(tools)?.uid ?? null,
    providerId: pending?.providerId ?? null,
  });
  await auth.sendSignInLink(email, { url });
  linkCookies.clear();
  await linkCookies.write('emailForSignIn', stateToken, email);
  if (pending) await linkCookies.write('pendingEncryptedCredential', stateToken, JSON.stringify(pending.toJSON()));
}
