import type { AuthResult } from '../../adapters/auth-backend.ts';
import type { UiConfig } from '../../widget/config/ui-config.ts';
import { reportAppError } from '../../widget/report-app-error.ts';

/**
 * Returns a configuration that calls `onSuccess` after a sign-in, and then the app's own callback.
 *
 * The returned configuration needs no success URL, because it has a success callback.
 *
 * @param onSuccess may return false to keep the success URL from opening
 */
export function withSuccessHandler(config: UiConfig, onSuccess: (result: AuthResult) => boolean | void): UiConfig {
  // Return an invalid configuration unchanged, so that its problems are reported later.
  if (!isObject(config)) return config;
  const { callbacks = {} } = config;
  if (!isObject(callbacks)) return config;
  const { signInSuccessWithAuthResult, signInSuccess } = callbacks;
  if (signInSuccessWithAuthResult !== undefined && typeof signInSuccessWithAuthResult !== 'function') return config;
  return {
    ...config,
    callbacks: {
      ...callbacks,
      signInSuccessWithAuthResult(result, redirectUrl) {
        let mayRedirect = true;
        try {
          mayRedirect = onSuccess(result) !== false;
        } catch (error) {
          reportAppError(error); // Report the error and go on, so that the callback below is still called.
        }
        const callback =
          signInSuccessWithAuthResult ??
          (signInSuccess && (() => signInSuccess(result.user, result.credential, redirectUrl)));
        const hasTarget = redirectUrl !== undefined || config.signInSuccessUrl !== undefined;
        const answer = callback ? callback(result, redirectUrl) : hasTarget;
        return mayRedirect && answer;
      },
    },
  };
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
