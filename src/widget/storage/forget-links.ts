import type { SessionOperations, Unsubscribe } from '../../adapters/auth-backend.ts';
import { clearLinkData } from './link-keys.ts';

/**
 * Deletes the data of mailed links when the app's user signs out or is replaced. Keeps a guest's data, because the
 * guest may still wait for a mail.
 */
export function forgetLinksOnSignOut(auth: Pick<SessionOperations, 'observeSession'>): Unsubscribe {
  let signedInUid: string | null = null;
  return auth.observeSession((user) => {
    if (signedInUid !== null && signedInUid !== user?.uid) clearLinkData();
    signedInUid = user && !user.isAnonymous ? user.uid : null;
  });
}
