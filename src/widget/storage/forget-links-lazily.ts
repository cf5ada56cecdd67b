import type { SessionOperations, Unsubscribe } from '../../adapters/auth-backend.ts';

/**
 * Deletes the stored data of mailed links when the app's user signs out or is replaced, because the next visitor may be
 * another person. If the user was a guest, keeps the data: the guest may still wait for a mail.
 *
 * Loads the code that deletes the data. Apps that never call this function do not load that code.
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
