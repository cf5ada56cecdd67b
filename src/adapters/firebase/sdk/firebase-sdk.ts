import type { SessionObservers } from '../../shared/session-observers.ts';
import type { SdkBackend } from '../lazy-backend.ts';
import type { FirebaseProjectConfig } from '../firebase-project.ts';
import { recaptcha } from './recaptcha-verification.ts';
import { connectSdk } from './sdk-backend.ts';
import { allowSdkScripts } from './trusted-scripts.ts';

/**
 * Creates the SDK's operations on a Firebase project, with Google's reCAPTCHA.
 *
 * @param returnsFromLink whether the visitor comes back from a provider's page after linking a guest account
 */
export function connectFirebaseSdk(
  config: FirebaseProjectConfig,
  observers: SessionObservers,
  returnsFromLink: boolean,
): SdkBackend {
  return connectSdk({
    config,
    observers,
    returnsFromLink,
    allowScripts: allowSdkScripts,
    verification: recaptcha,
  });
}
