import type { Auth } from 'firebase/auth';
import type { SessionObservers } from '../../shared/session-observers.ts';
import type { SdkBackend } from '../lazy-backend.ts';
import type { VerificationFactory } from './phone-operations.ts';
import { recaptcha } from './recaptcha-verification.ts';
import { connectSdk } from './sdk-backend.ts';
import { allowSdkScripts } from './trusted-scripts.ts';

interface AppAuthSettings {
  /** Defaults to Google's reCAPTCHA. */
  readonly verification?: VerificationFactory;
  readonly botProtection?: boolean | undefined;
}

/**
 * Creates the part of the backend that needs the Firebase SDK.
 *
 * @param auth the app's own `Auth`
 * @param returnsFromLink whether the visitor has just returned from `linkWithRedirect`, which upgrades a guest
 */
export function connectAppAuth(
  auth: Auth,
  observers: SessionObservers,
  returnsFromLink: boolean,
  { verification = recaptcha, botProtection }: AppAuthSettings = {},
): SdkBackend {
  return connectSdk({
    config: auth.app.options,
    appAuth: auth,
    observers,
    returnsFromLink,
    allowScripts: allowSdkScripts,
    verification,
    botProtection,
  });
}
