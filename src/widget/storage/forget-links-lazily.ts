import type { SessionOperations, Unsubscribe } from '../../adapters/auth-backend.ts';

/**
 * Deletes the stored data of mailed links when the app's user signs out or is replaced, because the next visitor may be
 * another person. Keeps the data when a guest signs out or is replaced, because the guest may still be waiting for a
 * mail.
 *
 * The code that deletes the data is loaded only by apps that call this function.
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
    return () => {}; // Delete nothing. The data expire after an hour.
  }
}
