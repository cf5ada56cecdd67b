import type { SessionOperations, Unsubscribe } from '../../adapters/auth-backend.ts';
import { clearLinkData } from './link-keys.ts';

/**
 * Deletes the stored data of mailed links whenever the app's user signs out or is replaced. The next visitor on this
 * device may be another person. A guest may still wait for a mail, so a guest's sign-out deletes nothing.
 */
export function forgetLinksOnSignOut(auth: Pick<SessionOperations, 'observeSession'>): Unsubscribe {
  let signedInUid: string | null = null;
  return auth.observeSession((user) => {
    if (signedInUid !== null && signedInUid !== user?.uid) clearLinkData();
    signedInUid = user && !user.isAnonymous ? user.uid : null;
  });
}
