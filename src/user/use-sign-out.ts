import { useState } from 'react';
import { signOut } from './sign-out.ts';
import type { UserAuth } from './user-auth.ts';

/**
 * Returns whether a sign-out is under way, and a function that signs the user out. A second call during the first does
 * nothing.
 *
 * @param openNextPage opens the page after the sign-out
 * @param onFailure called if the user stays signed in
 */
export function useSignOut(
  auth: UserAuth,
  onSignOut: (() => void | Promise<void>) | undefined,
  openNextPage: () => void,
  onFailure: (error: unknown) => void,
): readonly [isSigningOut: boolean, signOut: () => void] {
  const [isSigningOut, setSigningOut] = useState(false);

  function start(): void {
    // The value is up to date at a second click, because React renders again between two clicks.
    if (isSigningOut) return;
    setSigningOut(true);
    void signOut(auth, () => setSigningOut(false), onFailure, openNextPage, onSignOut);
  }

  return [isSigningOut, start];
}
