import { connectAuthEmulator } from 'firebase/auth';
import type { SdkBackend } from '../firebase/lazy-backend.ts';
import { createRestQueries } from '../firebase/rest/rest-queries.ts';
import { connectSdk } from '../firebase/sdk/sdk-backend.ts';
import type { SessionObservers } from '../shared/session-observers.ts';
import { createCheckboxFactory } from './checkbox-factory.ts';
import { provideGapi } from './gapi.ts';

/**
 * Creates the part of the backend that calls the emulator through the Firebase SDK.
 *
 * @param origin the emulator's origin, such as `http://127.0.0.1:9099`
 * @param returnsFromLink whether the visitor has just returned from `linkWithRedirect`, which upgrades a guest
 */
export function connectEmulatorSdk(
  origin: string,
  apiKey: string,
  observers: SessionObservers,
  returnsFromLink: boolean,
): SdkBackend {
  provideGapi(); // Replaces Google's `gapi`, so that the SDK does not load `gapi` from the network.
  const queries = createRestQueries(`${origin}/identitytoolkit.googleapis.com`, apiKey);
  return connectSdk({
    // The SDK requires an `authDomain`, although it calls only the emulator. Pass the host name without the port,
    // because SDK 9 rejects a domain with a port.
    config: { apiKey, authDomain: new URL(origin).hostname },
    observers,
    returnsFromLink,
    // Disable the SDK's warning banner, because the banner would cover the bottom of the page.
    connect: (auth) => connectAuthEmulator(auth, origin, { disableWarnings: true }),
    verification: createCheckboxFactory(() => queries.recaptchaSiteKey()),
  });
}
