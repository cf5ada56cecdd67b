// The names of the Firebase apps, and their storage keys. Never change the names: visitors' sessions are stored under
// them.

/** The name of the Firebase app that holds the app's session. */
export const sessionAppName = 'doorstep';

/**
 * Returns the name of the Firebase app that signs in by redirect. The name must be the same before and after the
 * redirect, because the SDK finds the result by the name.
 *
 * @param owner the name of the Firebase app that holds the session
 */
export const getRedirectAppName = (owner: string = sessionAppName): string => `${toPrefix(owner)}-redirect`;

/**
 * Returns the name of the Firebase app that links a guest to a provider by redirect.
 *
 * @param owner the name of the Firebase app that holds the session
 */
export const getLinkAppName = (owner: string = sessionAppName): string => `${toPrefix(owner)}-link`;

/**
 * Returns the name of the Firebase app that holds a staged session. Each staged session of a page has its own `count`.
 */
export const getStageAppName = (owner: string, count: number): string => `${toPrefix(owner)}-stage-${count}`;

/**
 * Returns the prefix of the names of our Firebase apps: `doorstep`, or `[DEFAULT]-doorstep` if the app's session is in
 * the developer's Firebase app `[DEFAULT]`.
 */
const toPrefix = (owner: string): string => (owner === sessionAppName ? sessionAppName : `${owner}-${sessionAppName}`);

/** Returns the session storage key under which the SDK keeps the app's user (SDK: `PersistenceUserManager`). */
export function getStoredSessionKey(apiKey: string): string {
  return `firebase:authUser:${apiKey}:${sessionAppName}`;
}

/**
 * Returns whether a redirect that links a guest to a provider is still pending (SDK: `pendingRedirectKey`).
 *
 * @param owner the name of the Firebase app that holds the session
 */
export function hasPendingLinkRedirect(
  storage: Pick<Storage, 'getItem'>,
  apiKey: string,
  owner: string = sessionAppName,
): boolean {
  return storage.getItem(`firebase:pendingRedirect:${apiKey}:${getLinkAppName(owner)}`) !== null;
}
