const KEY = 'doorstep:unfinishedSignUp';
const maximumLength = 10;

/**
 * Stores the `uid`s of users whose accounts were created in this tab, and who are not yet reported to the app. When
 * these users sign in again, the widget treats their accounts as new and asks for `signUpFields`.
 */
export const unfinishedSignUp = {
  /** Stores a `uid`, and forgets the oldest if there are more than ten. If the storage is full, stores nothing. */
  keep(storage: Storage, uid: string): void {
    try {
      const others = read(storage).filter((each) => each !== uid);
      storage.setItem(KEY, JSON.stringify([...others, uid].slice(-maximumLength)));
    } catch (error) {
      console.info('[doorstep] Cannot store the ID of the unfinished sign-up.', error);
    }
  },
  isStored: (storage: Storage, uid: string): boolean => read(storage).includes(uid),
  remove(storage: Storage, uid: string): void {
    const others = read(storage).filter((each) => each !== uid);
    if (others.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(others));
  },
};

/** Returns the stored `uid`s. Drops a value that is not a list of texts. */
function read(storage: Storage): readonly string[] {
  const stored = storage.getItem(KEY);
  if (stored === null) return [];
  try {
    const uids: unknown = JSON.parse(stored);
    if (Array.isArray(uids) && uids.every((uid) => typeof uid === 'string')) return uids;
  } catch {
    // The value is not JSON.
  }
  console.info('[doorstep] Dropped a broken value from session storage:', KEY);
  storage.removeItem(KEY);
  return [];
}
