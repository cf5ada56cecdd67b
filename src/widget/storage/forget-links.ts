import type { SessionOperations, Unsubscribe } from '../../adapters/auth-backend.ts';
import { clearLinkData } from './link-keys.ts';

/**
 * Deletes the stored data of mailed links when the app's user signs out or is replaced. If this user is a guest, keeps
 * the data, because a guest may be waiting for the mail with a sign-in link.
 */
export function forgetLinksOnSignOut(auth: Pick<SessionOperations, 'observeSession'>): Unsubscribe {
  let signedInUid: string | null = null;
  return auth.observeSession((user) => {
    if (signedInUid !== null && signedInUid !== user?.uid) clearLinkData();
    signedInUid = user && !user.isAnonymous ? user.uid : null;
  });
}
