import { connectAuthEmulator } from 'firebase/auth';
import type { SdkBackend } from '../firebase/lazy-backend.ts';
import { connectSdk } from '../firebase/sdk-backend.ts';
import type { SessionReports } from '../session-reports.ts';

/** The operations on the modular SDK, with every request going to the emulator at this origin. */
export function connectEmulatorSdk(origin: string, apiKey: string, reports: SessionReports): SdkBackend {
  // The banner of the SDK would cover the page's end; the app says itself that it runs on an emulator.
  const toEmulator = { disableWarnings: true };
  return connectSdk({ apiKey, authDomain: new URL(origin).host }, reports, (auth) =>
    connectAuthEmulator(auth, origin, toEmulator),
  );
}
