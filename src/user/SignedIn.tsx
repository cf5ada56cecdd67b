import { Fragment, type ReactElement, type ReactNode } from 'react';
import { useUser } from './use-user.ts';
import type { SignedInUser, UserAuth } from './user-auth.ts';
import { toUserKey } from './user-key.ts';

export interface SignedInProps<User extends SignedInUser = SignedInUser> {
  /** The app's own `Auth`, such as `getAuth(app)`. */
  readonly auth: UserAuth<User>;
  /**
   * Content for a signed-in visitor, or a function that returns the content for the user. A guest counts as a signed-in
   * visitor.
   */
  readonly children?: ReactNode | ((user: User) => ReactNode);
  /** Content until Firebase has restored the session, and on a server. Defaults to nothing. */
  readonly fallback?: ReactNode;
}

/**
 * Renders its children while a user is signed in, and mounts them again for another user. This protects no data: anyone
 * can read the code and the data of a page. Protect data by security rules, or on the app's server.
 *
 * @throws ConfigError (while rendering) if `auth` is not an `Auth`
 */
export function SignedIn<User extends SignedInUser>({ auth, children, fallback }: SignedInProps<User>): ReactElement {
  const user = useUser(auth);
  if (user === undefined) return <>{fallback}</>;
  if (user === null) return <></>;
  // The key makes React mount the children again for another user. So this user does not see what the previous user has
  // typed.
  return <Fragment key={toUserKey(auth, user)}>{typeof children === 'function' ? children(user) : children}</Fragment>;
}

export interface SignedOutProps {
  /** The app's own `Auth`, such as `getAuth(app)`. */
  readonly auth: UserAuth;
  readonly children?: ReactNode;
  /** Content until Firebase has restored the session, and on a server. Defaults to nothing. */
  readonly fallback?: ReactNode;
}

/**
 * Renders its children while no user is signed in.
 *
 * @throws ConfigError (while rendering) if `auth` is not an `Auth`
 */
export function SignedOut({ auth, children, fallback }: SignedOutProps): ReactElement {
  const user = useUser(auth);
  return <>{user === undefined ? fallback : user === null && children}</>;
}
