import type { SessionObservers } from '../../shared/session-observers.ts';
import type { SdkBackend } from '../lazy-backend.ts';
import type { FirebaseProjectConfig } from '../project-config.ts';
import { RecaptchaVerification, takeRecaptchaVerifier } from './recaptcha-verification.ts';
import { connectSdk } from './sdk-backend.ts';
import { allowSdkScripts } from './trusted-scripts.ts';

/** The operations on the modular SDK, on a real project, with Google's reCAPTCHA. */
export function connectFirebaseSdk(
  config: FirebaseProjectConfig,
  reports: SessionObservers,
  comesBackToLink: boolean,
): SdkBackend {
  return connectSdk({
    config,
    reports,
    comesBackToLink,
    allowScripts: allowSdkScripts,
    verifying: {
      createVerification: (parameters, auth) => new RecaptchaVerification(auth, parameters),
      takeVerifier: takeRecaptchaVerifier,
    },
  });
}
