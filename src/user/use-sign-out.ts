import { useRef, useState } from 'react';
import { reportAppError } from '../widget/report-app-error.ts';
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
  const isRunning = useRef(false);
  const [isSigningOut, setSigningOut] = useState(false);

  async function signOut(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setSigningOut(true);
    try {
      await auth.signOut();
    } catch (error) {
      onFailure(error);
      return;
    } finally {
      isRunning.current = false;
      setSigningOut(false);
    }
    // Continue after an unmount, too: most apps remove the button as soon as no user is signed in.
    try {
      await onSignOut?.();
    } catch (error) {
      reportAppError(error);
    }
    openNextPage();
  }

  return [isSigningOut, () => void signOut()];
}

interface RefusalLike {
  readonly code?: unknown;
  readonly customData?: { readonly originalMessage?: unknown } | null;
}

/**
 * Returns the message of an error with which the app has refused the sign-out. `keepSession`, for example, throws such
 * an error in `beforeAuthStateChanged`. Returns undefined for any other error.
 */
export function readRefusal(error: unknown): string | undefined {
  const { code, customData } = (error ?? {}) as RefusalLike;
  const message = customData?.originalMessage;
  return code === 'auth/login-blocked' && typeof message === 'string' && message ? message : undefined;
}
