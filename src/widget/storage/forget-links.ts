import type { SessionOperations, Unsubscribe } from '../../adapters/auth-backend.ts';
import { clearLinkData } from './link-keys.ts';

/**
 * Does the same as the function in `forget-links-lazily.ts`, which the package exports, but imports the code that
 * deletes the data statically, so that no further chunk is loaded.
 */
export function forgetLinksOnSignOut(auth: Pick<SessionOperations, 'observeSession'>): Unsubscribe {
  let signedInUid: string | null = null;
  return auth.observeSession((user) => {
    if (signedInUid !== null && signedInUid !== user?.uid) clearLinkData();
    signedInUid = user && !user.isAnonymous ? user.uid : null;
  });
}
