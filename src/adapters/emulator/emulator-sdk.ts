import { connectAuthEmulator } from 'firebase/auth';
import { createIdentityToolkit } from '../firebase/rest/identity-toolkit.ts';
import type { SdkBackend } from '../firebase/lazy-backend.ts';
import { recaptchaSiteKey } from '../firebase/rest/project-settings.ts';
import { connectSdk } from '../firebase/sdk/sdk-backend.ts';
import type { SessionObservers } from '../shared/session-observers.ts';
import { CheckboxVerification, consumeProof } from '../shared/checkbox-verification.ts';
import { provideGapi } from './gapi.ts';

/** The operations on the modular SDK, with every request going to the emulator at this origin. */
export function connectEmulatorSdk(
  origin: string,
  apiKey: string,
  reports: SessionObservers,
  comesBackToLink: boolean,
): SdkBackend {
  provideGapi(); // before the SDK looks for Google's, which it would load from the network
  // The banner of the SDK would cover the page's end; the app says itself that it runs on an emulator.
  const toEmulator = { disableWarnings: true };
  const service = createIdentityToolkit(`${origin}/identitytoolkit.googleapis.com`, apiKey);
  return connectSdk({
    config: { apiKey, authDomain: new URL(origin).hostname }, // it goes to the emulator; SDK 9 takes no port
    reports,
    comesBackToLink,
    connect: (auth) => connectAuthEmulator(auth, origin, toEmulator),
    verifying: {
      createVerification: () => new CheckboxVerification(() => recaptchaSiteKey(service)),
      takeVerifier(verification) {
        const proof = consumeProof(verification);
        const verifier = { type: 'recaptcha', verify: async () => proof, _reset() {} }; // the SDK resets what it used
        return verifier;
      },
    },
  });
}
