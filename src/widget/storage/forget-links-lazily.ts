import type { SessionOperations, Unsubscribe } from '../../adapters/auth-backend.ts';

/**
 * Deletes the stored data of mailed links when the app's user signs out or is replaced. The next visitor may be another
 * person. Keeps the data of a guest, who may still wait for a mail. Loads the code that deletes the data only when this
 * function is called, so that other apps do not load it.
 */
export function forgetLinksOnSignOut(auth: Pick<SessionOperations, 'observeSession'>): Unsubscribe {
  let signedInUid: string | null = null;
  const loading = loadDeletion();
  return auth.observeSession((user) => {
    if (signedInUid !== null && signedInUid !== user?.uid) void loading.then((deleteLinks) => deleteLinks());
    signedInUid = user && !user.isAnonymous ? user.uid : null;
  });
}

async function loadDeletion(): Promise<() => void> {
  try {
    return (await import('./link-keys.ts')).clearLinkData;
  } catch (error) {
    console.info('[doorstep]', error);
    return () => {}; // The data are not deleted now, but expire after an hour.
  }
}
