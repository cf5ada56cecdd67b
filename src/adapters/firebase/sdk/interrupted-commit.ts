import { onAuthStateChanged, type Auth, type User } from 'firebase/auth';
import { getCommitAppName, getStoredSessionKey } from '../stored-session.ts';
import type { AppSession } from './app-session.ts';

/**
 * Keeps the user in session storage while `commit` runs. If the visitor reloads or leaves the page meanwhile, the app's
 * `Auth` may not have stored the user, because browsers then drop a write to IndexedDB that has just begun.
 *
 * @throws (rejects) the errors of `commit`
 */
export async function keepDuringCommit(auth: Auth, user: User, commit: () => Promise<void>): Promise<void> {
  const key = getKey(auth);
  tryStorage((storage) => storage.setItem(key, JSON.stringify(user.toJSON())));
  try {
    await commit();
  } finally {
    tryStorage((storage) => storage.removeItem(key));
  }
}

/**
 * Completes a `commit` during which the page was unloaded. Does nothing if the app already has a user who is not a
 * guest, or if the service no longer accepts the kept user.
 *
 * @param auth the app's `Auth`
 * @param createAuth creates an `Auth` with this name, whose session storage then contains the kept user
 */
export async function completeInterruptedCommit(
  auth: Auth,
  app: AppSession,
  createAuth: (name: string) => Auth,
): Promise<void> {
  const key = getKey(auth);
  if ((tryStorage((storage) => storage.getItem(key)) ?? null) === null) return;
  try {
    const kept = createAuth(getCommitAppName(auth.name));
    const [user] = await Promise.all([loadUser(kept), app.ready]);
    if (user && (app.user?.isAnonymous ?? true)) await app.replaceUser(user);
    await kept.signOut();
  } catch (error) {
    console.info('[doorstep]', error);
    tryStorage((storage) => storage.removeItem(key));
  }
}

const getKey = (auth: Auth): string => getStoredSessionKey(auth.config.apiKey, getCommitAppName(auth.name));

function loadUser(auth: Auth): Promise<User | null> {
  return new Promise((resolve) => {
    const unsubscribe = onAuthStateChanged(auth, (user) => {
      unsubscribe(); // The SDK calls observers asynchronously, so `unsubscribe` is already assigned.
      resolve(user);
    });
  });
}

/** Returns null if scripts have no access to the storage, or if it is full. */
function tryStorage<T>(attempt: (storage: Storage) => T): T | null {
  try {
    return attempt(window.sessionStorage);
  } catch {
    return null;
  }
}
