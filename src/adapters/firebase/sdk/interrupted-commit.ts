import { onAuthStateChanged, type Auth, type User } from 'firebase/auth';
import { getCommitAppName, getStoredSessionKey } from '../stored-session.ts';
import type { AppSession } from './app-session.ts';

/**
 * Maximum age in milliseconds of a kept user. The next page of the app reads the user within seconds. Later, the visitor
 * may have signed out on a page without the widget, or left the browser to another person.
 */
const maxAgeMs = 60_000;

/**
 * Keeps the user in session storage while `commit` runs. If the visitor reloads or leaves the page meanwhile, the app's
 * `Auth` may not have stored the user, because browsers then drop a write to IndexedDB that has just begun.
 *
 * @throws (rejects) the errors of `commit`
 */
export async function keepDuringCommit(auth: Auth, user: User, commit: () => Promise<void>): Promise<void> {
  const key = getKey(auth);
  // The SDK ignores `keptAt`.
  const kept = JSON.stringify({ ...user.toJSON(), keptAt: Date.now() });
  tryStorage((storage) => storage.setItem(key, kept));
  try {
    await commit();
  } finally {
    tryStorage((storage) => storage.removeItem(key));
  }
}

/**
 * Completes a `commit` that was interrupted less than a minute ago because the page was unloaded. Deletes the kept user
 * without completing the `commit` if the app already has a user who is not a guest, if the service no longer accepts the
 * kept user, or if the kept user is too old or cannot be read.
 *
 * @param auth the app's `Auth`
 * @param createAuth creates an `Auth` with the given name, which loads the kept user from session storage
 */
export async function completeInterruptedCommit(
  auth: Auth,
  app: AppSession,
  createAuth: (name: string) => Auth,
): Promise<void> {
  const key = getKey(auth);
  const kept = tryStorage((storage) => storage.getItem(key)) ?? null;
  if (kept === null) return;
  try {
    if (!isRecent(kept)) throw new Error('The sign-in was interrupted too long ago to be completed.');
    const keptAuth = createAuth(getCommitAppName(auth.name));
    const [user] = await Promise.all([loadUser(keptAuth), app.ready]);
    if (user && (app.user?.isAnonymous ?? true)) await app.replaceUser(user);
    await keptAuth.signOut();
  } catch (error) {
    console.info('[doorstep]', error);
    tryStorage((storage) => storage.removeItem(key));
  }
}

/** @throws SyntaxError if the text is no JSON */
function isRecent(kept: string): boolean {
  const { keptAt } = JSON.parse(kept) as { readonly keptAt?: number };
  const ageMs = Date.now() - (keptAt ?? 0);
  return ageMs >= 0 && ageMs < maxAgeMs;
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

/**
 * Calls `attempt` with the session storage, and returns its result. Returns null if scripts have no access to the
 * storage, or if the storage is full.
 */
function tryStorage<T>(attempt: (storage: Storage) => T): T | null {
  try {
    return attempt(window.sessionStorage);
  } catch {
    return null;
  }
}
