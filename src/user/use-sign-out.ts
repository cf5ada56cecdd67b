import { useRef, useState } from 'react';
import { reportAppError } from '../widget/report-app-error.ts';
import type { UserAuth } from './user-auth.ts';

export interface SignOutOptions {
  readonly auth: UserAuth;
  readonly onSignOut: (() => void | Promise<void>) | undefined;
  /** Opens the page after the sign-out. */
  readonly openNextPage: () => void;
  /** Called if the user stays signed in. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Returns a function that signs the user out, and whether a sign-out is under way. A second call during the first does
 * nothing.
 */
export function useSignOut({ auth, onSignOut, openNextPage, onFailure }: SignOutOptions) {
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

  return { isSigningOut, signOut: () => void signOut() };
}

/**
 * Returns the message of an error with which the app has refused the sign-out. `keepSession`, for example, throws such
 * an error in `beforeAuthStateChanged`. Returns undefined for any other error.
 */
export function readRefusal(error: unknown): string | undefined {
  const { code, customData } = (error ?? {}) as { readonly code?: unknown; readonly customData?: unknown };
  if (code !== 'auth/login-blocked') return undefined;
  const { originalMessage } = (customData ?? {}) as { readonly originalMessage?: unknown };
  return typeof originalMessage === 'string' && originalMessage !== '' ? originalMessage : undefined;
}
