// Names of our Firebase apps. The SDK stores each session under the name of its Firebase app. Never change a name,
// because visitors would lose their sessions.

export const sessionAppName = 'doorstep';

/**
 * Returns the name of the Firebase app that signs in by redirect. After the redirect, the SDK finds the result only if
 * the page uses the same name again.
 *
 * @param owner the name of the Firebase app in which the app's user is signed in
 */
export const getRedirectAppName = (owner: string = sessionAppName): string => `${toPrefix(owner)}-redirect`;

/**
 * Returns the name of the Firebase app for linking by redirect, which adds a provider to a guest's account.
 *
 * @param owner the name of the Firebase app in which the app's user is signed in
 */
export const getLinkAppName = (owner: string = sessionAppName): string => `${toPrefix(owner)}-link`;

/**
 * Returns the name of the Firebase app for a staged session, the hidden session in which a sign-in takes place.
 *
 * @param count a number that is different for each staged session of the page
 */
export const getStageAppName = (owner: string, count: number): string => `${toPrefix(owner)}-stage-${count}`;

/**
 * Returns the prefix for the names of our Firebase apps: `doorstep`, or `[DEFAULT]-doorstep` if the session is in the
 * developer's Firebase app `[DEFAULT]`.
 */
const toPrefix = (owner: string): string => (owner === sessionAppName ? sessionAppName : `${owner}-${sessionAppName}`);

/**
 * Returns the session storage key under which the SDK keeps the app's user (SDK: `PersistenceUserManager`).
 *
 * @param owner the name of the Firebase app in which the app's user is signed in
 */
export function getStoredSessionKey(apiKey: string, owner: string = sessionAppName): string {
  return `firebase:authUser:${apiKey}:${owner}`;
}

/**
 * Returns true if a redirect is pending that links a provider to a guest (SDK: `pendingRedirectKey`).
 *
 * @param owner the name of the Firebase app in which the app's user is signed in
 */
export function hasPendingLinkRedirect(
  storage: Pick<Storage, 'getItem'>,
  apiKey: string,
  owner: string = sessionAppName,
): boolean {
  return storage.getItem(`firebase:pendingRedirect:${apiKey}:${getLinkAppName(owner)}`) !== null;
}
