import type { AuthResult } from '../../../adapters/auth-backend.ts';
import type { UiConfig } from '../../../widget/config/ui-config.ts';

/**
 * Adds a handler of sign-ins to a configuration. It is called before the configuration's own callback, whose result
 * still decides whether the success URL is opened. The configuration then needs no success URL.
 */
export function withSuccessHandler(config: UiConfig, onSuccess: (result: AuthResult) => void): UiConfig {
  // An invalid configuration is returned as it is, so that its problems are reported.
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
        try {
          onSuccess(result);
        } catch (error) {
          reportError(error); // A bug in the app must not keep its callback from being called.
        }
        if (signInSuccessWithAuthResult) return signInSuccessWithAuthResult(result, redirectUrl);
        if (signInSuccess) return signInSuccess(result.user, result.credential, redirectUrl);
        return true;
      },
    },
  };
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
