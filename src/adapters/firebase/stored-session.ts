/** The name of the Firebase app that holds the app's session. It never changes, for the session is stored under it. */
export const sessionAppName = 'doorstep';

/** Where the SDK keeps the user of {@link sessionAppName} in the session storage (SDK: `PersistenceUserManager`). */
export function storedSessionKey(apiKey: string): string {
  return `firebase:authUser:${apiKey}:${sessionAppName}`;
}
