import type { SignedInUser, UserAuth } from './user-auth.ts';

/**
 * The user of an `Auth` at one moment. A new object for each report of the SDK, because the SDK changes the values of
 * its `User` in place, and React renders again only for a new object.
 */
export interface KnownUser<User extends SignedInUser> {
  /** Null if no user is signed in. */
  readonly user: User | null;
}

/** The user of one `Auth`, in the form that `useSyncExternalStore` reads. */
export interface UserStore<User extends SignedInUser> {
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns undefined until Firebase has restored the session. */
  readonly read: () => KnownUser<User> | undefined;
}

/** Creates a store that observes the `Auth` once, as long as the store has at least one listener. */
export function createUserStore<User extends SignedInUser>(auth: UserAuth<User>): UserStore<User> {
  const listeners = new Set<() => void>();
  let known: KnownUser<User> | undefined;
  let stopObserving = (): void => {};

  const update = (user: User | null): void => {
    known = { user };
    for (const notify of listeners) notify();
  };

  return {
    subscribe(listener) {
      // Wrap the listener, because a caller may pass the same listener twice.
      const notify = (): void => listener();
      listeners.add(notify);
      if (listeners.size === 1) stopObserving = auth.onIdTokenChanged(update);
      return () => {
        if (listeners.delete(notify) && listeners.size === 0) stopObserving();
      };
    },
    read() {
      // The first component reads before it subscribes. `currentUser` is null before the session is restored, and also
      // without a user. So null means "no user" only if the SDK has reported before.
      const { currentUser } = auth;
      const isNews = known ? known.user !== currentUser : currentUser !== null;
      if (listeners.size === 0 && isNews) known = { user: currentUser };
      return known;
    },
  };
}

/** The store of each `Auth` that a page has used, so that all components and elements share one subscription. */
const stores = new WeakMap<UserAuth, unknown>();

/** Returns the store of an `Auth`. Creates it at the first call. */
export function findStore<User extends SignedInUser>(auth: UserAuth<User>): UserStore<User> {
  // The cast is safe: the store under this key was created for the same `Auth`, and so for the same type of user.
  const store = (stores.get(auth) as UserStore<User> | undefined) ?? createUserStore(auth);
  stores.set(auth, store);
  return store;
}
