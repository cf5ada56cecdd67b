import type { SessionReports } from '../../shared/session-observers.ts';
import type { SdkBackend } from '../lazy-backend.ts';
import type { FirebaseProjectConfig } from '../project-config.ts';
import { RecaptchaVerification, recaptchaVerifierOf } from './recaptcha-verification.ts';
import { connectSdk } from './sdk-backend.ts';
import { vouchForSdkScripts } from './trusted-scripts.ts';

/** The operations on the modular SDK, on a real project, with Google's reCAPTCHA. */
export function connectFirebaseSdk(
  config: FirebaseProjectConfig,
  reports: SessionReports,
  comesBackToLink: boolean,
): SdkBackend {
  return connectSdk({
    config,
    reports,
    comesBackToLink,
    allowScripts: vouchForSdkScripts,
    verifying: {
      humanVerification: (parameters, auth) => new RecaptchaVerification(auth, parameters),
      verifierOf: recaptchaVerifierOf,
    },
  });
}
