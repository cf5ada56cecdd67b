import type { Callbacks } from '../../widget/config/ui-config.ts';
import { AuthUIError } from './auth-ui-error.ts';
import type { PageCallbacks } from './config/page-callbacks.ts';
import { createPageReporter } from './page-ids.ts';
import { toPageCredential, toPageResult } from './sdk-objects.ts';
import type { PageAuth } from './types.ts';

export interface CallbackContext {
  readonly auth: PageAuth;
  onEnd(): void;
}

type AnyFunction = (...parameters: unknown[]) => unknown;

/**
 * Converts callbacks that an app has written for FirebaseUI to callbacks of the widget. FirebaseUI's callbacks have
 * different parameters (reference §6.4).
 */
export function createWidgetCallbacks(
  { signInSuccessWithAuthResult, signInSuccess, signInFailure, uiShown, uiChanged }: PageCallbacks,
  { auth, onEnd }: CallbackContext,
): Callbacks {
  const call = (callback: unknown, ...parameters: unknown[]): unknown => (callback as AnyFunction)(...parameters);
  /**
   * Calls `onEnd` if the widget stays on the page instead of opening the success URL. Returns `isLeaving`, which is
   * true if the widget opens the URL.
   */
  const endUnless = (isLeaving: boolean): boolean => {
    if (!isLeaving) onEnd();
    return isLeaving;
  };
  const hasSuccess = signInSuccessWithAuthResult ?? signInSuccess;
  return {
    ...(hasSuccess && {
      signInSuccessWithAuthResult(result, requestedUrl) {
        const pageResult = toPageResult(auth, result);
        return endUnless(
          Boolean(
            signInSuccessWithAuthResult
              ? call(signInSuccessWithAuthResult, pageResult, requestedUrl)
              : call(signInSuccess, pageResult.user, pageResult.credential, requestedUrl),
          ),
        );
      },
    }),
    async signInFailure({ code, message, credential }) {
      try {
        if (signInFailure) await call(signInFailure, new AuthUIError(code, message, toPageCredential(credential)));
      } finally {
        onEnd();
      }
    },
    ...(uiShown && { uiShown: () => void call(uiShown) }),
    ...(uiChanged && { uiChanged: createPageReporter((from, to) => void call(uiChanged, from, to)) }),
  };
}
