import { useSyncExternalStore } from 'react';
import { throwProblems } from './prop-problems.ts';
import { findAuthProblems, type SignedInUser, type UserAuth } from './user-auth.ts';
import { findStore } from './user-store.ts';

/**
 * Returns the user of the app's own `Auth`, and renders the component again after each report of `onIdTokenChanged`: a
 * sign-in, a sign-out, a new ID token, and `updateProfile`, `linkWith…` and `reload` of the user.
 *
 * The SDK does not report `unlink`, nor changes on a server or another device. They are visible after `user.reload()`.
 * The SDK changes its `User` in place, so a changed user can be the same object as before.
 *
 * @example const user = useUser(auth);
 *
 * @param auth the app's own `Auth`, such as `getAuth(app)`
 * @returns the user; null if no user is signed in; undefined on a server, and until Firebase has restored the session
 * @throws ConfigError if `auth` is not an `Auth`
 */
export function useUser<User extends SignedInUser>(auth: UserAuth<User>): User | null | undefined {
  throwProblems(findAuthProblems(auth, 'useUser.auth'));
  const store = findStore(auth);
  return useSyncExternalStore(store.subscribe, store.read, readOnServer)?.user;
}

const readOnServer = (): undefined => undefined;
