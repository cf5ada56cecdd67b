import type { AuthBackend, AuthCredential } from '../../../adapters/auth-backend.ts';
import { forgetLinksOnSignOut } from '../../storage/forget-links.ts';
import { linkCookies } from '../../storage/link-cookies.ts';
import { createLinkId, createStateToken } from '../../storage/state-token.ts';
import { getGuest } from '../finish/signed-in-user.ts';
import type { Tools } from '../../screen/screen.ts';
import { createLinkSettings } from './link-url.ts';

/**
 * Sends a sign-in link. Then replaces the data of an earlier link on this device with the data of this link (reference
 * §2.9). If sending fails, the earlier link still works (reference Q19).
 *
 * @returns the ID of the link; undefined on http pages, which have no `crypto.subtle`
 */
export async function sendLink(
  tools: Tools,
  email: string,
  pending: AuthCredential | null,
): Promise<string | undefined> {
  const { auth, page, settings } = tools;
  const stateToken = createStateToken();
  const link = createLinkSettings(page, settings, {
    stateToken,
    sameDevice: settings.sameDeviceOnly,
    guestUid: settings.upgradeGuests ? ((await getGuest(auth))?.uid ?? null) : null,
    providerId: pending?.providerId ?? null,
  });
  await auth.sendSignInLink(email, link);
  linkCookies.clear();
  forgetLinksLater(auth);
  await linkCookies.write('emailForSignIn', stateToken, email);
  if (pending) await linkCookies.write('pendingEncryptedCredential', stateToken, JSON.stringify(pending.toJSON()));
  return createLinkId(stateToken);
}

/** Backends whose sign-outs {@link forgetLinksLater} already observes. Each backend must be observed only once. */
const observed = new WeakSet<AuthBackend>();

/** Deletes the data of mailed links when the user signs out, even after the widget has stopped. */
function forgetLinksLater(auth: AuthBackend): void {
  if (observed.has(auth)) return;
  observed.add(auth);
  forgetLinksOnSignOut(auth);
}
