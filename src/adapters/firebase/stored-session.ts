/** The name of the Firebase app that holds the app's session. It never changes, for the session is stored under it. */
export const sessionAppName = 'doorstep';

/** The name of the Firebase app that signs in by redirect: the page that comes back has to find it again. */
export const redirectAppName = 'doorstep-redirect';

/** The same for a guest who is linked to a provider by redirect. */
export const linkAppName = 'doorstep-link';

/** Where the SDK keeps the user of {@link sessionAppName} in the session storage (SDK: `PersistenceUserManager`). */
export function storedSessionKey(apiKey: string): string {
  return `firebase:authUser:${apiKey}:${sessionAppName}`;
}

/**
 * Whether a guest left this page for a provider, to be linked to it, and has not been back (SDK: `pendingRedirectKey`).
 */
export function hasPendingLinkRedirect(storage: Pick<Storage, 'getItem'>, apiKey: string): boolean {
  return storage.getItem(`firebase:pendingRedirect:${apiKey}:${linkAppName}`) !== null;
}
