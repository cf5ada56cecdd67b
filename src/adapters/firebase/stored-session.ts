// Names of our Firebase apps. Never change a name, because the SDK stores the visitors' sessions under it.

export const sessionAppName = 'doorstep';

/**
 * Returns the name of the Firebase app that signs in by redirect. After the redirect, the SDK finds the result only if
 * the page uses the same name again.
 *
 * @param owner the name of the Firebase app in which the app's user is signed in
 */
export const getRedirectAppName = (owner: string = sessionAppName): string => `${toPrefix(owner)}-redirect`;

/**
 * Returns the name of the Firebase app with which the widget links a guest's account to a provider by redirect.
 *
 * @param owner the name of the Firebase app in which the app's user is signed in
 */
export const getLinkAppName = (owner: string = sessionAppName): string => `${toPrefix(owner)}-link`;

/**
 * Returns the name of the Firebase app that keeps the user of an unfinished `commit` during a reload.
 *
 * @param owner the name of the Firebase app in which the app's user is signed in
 */
export const getCommitAppName = (owner: string = sessionAppName): string => `${toPrefix(owner)}-commit`;

/**
 * Returns the name of the Firebase app for a staged session, the hidden session in which a sign-in takes place.
 *
 * @param count a number that is different for each staged session of the page
 */
export const getStageAppName = (owner: string, count: number): string => `${toPrefix(owner)}-stage-${count}`;

/**
 * Returns the prefix for the names of our Firebase apps, such as `[DEFAULT]-doorstep` for the owner `[DEFAULT]`.
 *
 * @param owner the name of the Firebase app in which the app's user is signed in
 */
const toPrefix = (owner: string): string => (owner === sessionAppName ? sessionAppName : `${owner}-${sessionAppName}`);

/**
 * Returns the key of the app's user in session storage (SDK: `PersistenceUserManager`).
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
