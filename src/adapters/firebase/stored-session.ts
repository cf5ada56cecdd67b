// The names of the Firebase apps, and their storage keys. Never change the names: visitors' sessions are stored under
// them.

/** The name of the Firebase app that holds the app's session. */
export const sessionAppName = 'doorstep';

/** The name of the Firebase app that signs in by redirect. After the redirect, the SDK needs the same name. */
export const redirectAppName = 'doorstep-redirect';

/** The name of the Firebase app that links a guest to a provider by redirect. */
export const linkAppName = 'doorstep-link';

/** Returns the session storage key under which the SDK keeps the app's user (SDK: `PersistenceUserManager`). */
export function getStoredSessionKey(apiKey: string): string {
  return `firebase:authUser:${apiKey}:${sessionAppName}`;
}

/** Returns whether a redirect that links a guest to a provider is still pending (SDK: `pendingRedirectKey`). */
export function hasPendingLinkRedirect(storage: Pick<Storage, 'getItem'>, apiKey: string): boolean {
  return storage.getItem(`firebase:pendingRedirect:${apiKey}:${linkAppName}`) !== null;
}
