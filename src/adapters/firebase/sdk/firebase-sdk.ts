import type { SessionObservers } from '../../shared/session-observers.ts';
import type { SdkBackend } from '../lazy-backend.ts';
import type { FirebaseProjectConfig } from '../firebase-project.ts';
import { recaptcha } from './recaptcha-verification.ts';
import { connectSdk } from './sdk-backend.ts';
import { allowSdkScripts } from './trusted-scripts.ts';

/**
 * Creates the part of the backend that needs the Firebase SDK. Its human verification is Google's reCAPTCHA.
 *
 * @param returnsFromLink whether the visitor has just returned from `linkWithRedirect`, which upgrades a guest
 */
export function connectFirebaseSdk(
  config: FirebaseProjectConfig,
  observers: SessionObservers,
  returnsFromLink: boolean,
  botProtection?: boolean,
): SdkBackend {
  return connectSdk({
    config,
    observers,
    returnsFromLink,
    allowScripts: allowSdkScripts,
    verification: recaptcha,
    botProtection,
  });
}
