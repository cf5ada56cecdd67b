import { sessionStorage } from './browser-sdk.ts';
import type { AuthServer } from '../../auth-server/auth-server.ts';
import { createEmulatorBackend } from '../../../src/adapters/emulator/emulator-backend.ts';
import type { ServiceUnderTest } from './contract-topic.ts';

let projects = 0;

/** Opens a new project on the server. The backends of this project call the server through the Firebase SDK. */
export function openServerProject({ url, control }: AuthServer): ServiceUnderTest {
  const apiKey = `contract-${++projects}`;
  return {
    control: control(apiKey),
    storage: sessionStorage,
    openPage: () => createEmulatorBackend({ url, apiKey, storage: sessionStorage }),
  };
}
