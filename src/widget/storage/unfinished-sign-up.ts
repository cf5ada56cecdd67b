const KEY = 'doorstep:unfinishedSignUp';

/**
 * The uid of a visitor who has been asked for the app's fields after her account was created, until the app receives
 * her. If she leaves before, her next sign-in on this tab does not create an account, but she is asked again.
 */
export const unfinishedSignUp = {
  /** Stores the uid. If the storage is full, logs a message and stores nothing. */
  keep(storage: Storage, uid: string): void {
    try {
      storage.setItem(KEY, uid);
    } catch (error) {
      console.info('[doorstep] Cannot store whom to ask again.', error);
    }
  },
  isStored: (storage: Storage, uid: string): boolean => storage.getItem(KEY) === uid,
  clear: (storage: Storage): void => storage.removeItem(KEY),
};
