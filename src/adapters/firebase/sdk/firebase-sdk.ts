import type { SessionObservers } from '../../shared/session-observers.ts';
import type { FirebaseProjectOptions } from '../firebase-project.ts';
import type { SdkBackend } from '../lazy-backend.ts';
import { hasPendingLinkRedirect } from '../stored-session.ts';
import { recaptcha } from './recaptcha-verification.ts';
import { connectSdk } from './sdk-backend.ts';
import { allowSdkScripts } from './trusted-scripts.ts';

/** Creates the part of the backend that needs the Firebase SDK. Its human verification is Google's reCAPTCHA. */
export function connectFirebaseSdk(
  { config, storage, botProtection }: FirebaseProjectOptions,
  observers: SessionObservers,
): SdkBackend {
  return connectSdk({
    config,
    observers,
    returnsFromLink: hasPendingLinkRedirect(storage, config.apiKey),
    allowScripts: allowSdkScripts,
    verification: recaptcha,
    botProtection,
  });
}
