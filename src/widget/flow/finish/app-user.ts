import type { AuthUser, SessionOperations } from '../../../adapters/auth-backend.ts';

/** Who is signed in to the app, a guest too; null for nobody. */
export function appUser(auth: SessionOperations): Promise<AuthUser | null> {
  return new Promise((resolve) => {
    const stop = auth.observeSession((user) => {
      stop(); // It is never reported before this is there.
      resolve(user);
    });
  });
}

/** Who is signed in to an account; null for nobody, and for a guest. */
export async function appMember(auth: SessionOperations): Promise<AuthUser | null> {
  const user = await appUser(auth);
  return user?.isAnonymous ? null : user;
}
