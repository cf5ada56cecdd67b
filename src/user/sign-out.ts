import { reportAppError } from '../widget/report-app-error.ts';
import type { UserAuth } from './user-auth.ts';

/**
 * Signs the user out, and opens the next page.
 *
 * @param onEnd called when the sign-out has succeeded or failed
 * @param onFailure called if the user stays signed in
 * @param onSignOut the app's function, called after a sign-out. If it returns a promise, `openNextPage` waits for it
 */
export async function signOut(
  auth: UserAuth,
  onEnd: () => void,
  onFailure: (error: unknown) => void,
  openNextPage: () => void,
  onSignOut?: (() => void | Promise<void>) | undefined,
): Promise<void> {
  try {
    await auth.signOut();
  } catch (error) {
    onFailure(error);
    return;
  } finally {
    onEnd();
  }
  // Call `onSignOut` even if the button has been removed. Most apps remove it as soon as no user is signed in.
  try {
    await onSignOut?.();
  } catch (error) {
    reportAppError(error);
  }
  openNextPage();
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
