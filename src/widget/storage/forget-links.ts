import type { SessionOperations, Unsubscribe } from '../../adapters/auth-backend.ts';
import { clearLinkData } from './link-keys.ts';

/**
 * Does the same as the function in `forget-links-lazily.ts`. The package exports that function, which loads a further
 * chunk to delete the data. This function needs no further chunk.
 */
export function forgetLinksOnSignOut(auth: Pick<SessionOperations, 'observeSession'>): Unsubscribe {
  let signedInUid: string | null = null;
  return auth.observeSession((user) => {
    if (signedInUid !== null && signedInUid !== user?.uid) clearLinkData();
    signedInUid = user && !user.isAnonymous ? user.uid : null;
  });
}
