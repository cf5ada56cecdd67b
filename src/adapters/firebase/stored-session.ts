/** The name of the Firebase app that holds the app's session. It never changes, for the session is stored under it. */
export const sessionAppName = 'doorstep';

/** The name of the Firebase app that signs in by redirect: the page that comes back has to find it again. */
export const redirectAppName = 'doorstep-redirect';

/** Where the SDK keeps the user of {@link sessionAppName} in the session storage (SDK: `PersistenceUserManager`). */
export function storedSessionKey(apiKey: string): string {
  return `firebase:authUser:${apiKey}:${sessionAppName}`;
}

/**
 * Whether the app's user left this page for a provider, to be linked to it (SDK: `pendingRedirectKey`,
 * `prepareUserForRedirect`). The SDK then has to be begun with what reads redirects, or it would drop the user.
 */
export function isComingBackToLink(storage: Pick<Storage, 'getItem'>, apiKey: string): boolean {
  if (storage.getItem(`firebase:pendingRedirect:${apiKey}:${sessionAppName}`) !== null) return true;
  return storage.getItem(storedSessionKey(apiKey))?.includes('"_redirectEventId"') ?? false;
}
