import { createEmulatorBackend } from '../../src/adapters/emulator/emulator-backend.ts';
import { demoFixture } from '../../fixtures/demo.ts';
import { sessionStorageToRead } from '../../src/app/session-storage.ts';
import type { DemoService } from './demo-service.ts';
import { createPollingOutbox } from './polling-outbox.ts';
import type { EmulatorSettings } from './settings.ts';

/** Google's own emulator of Firebase Auth, started by the demo's server. */
export function emulatorService({ emulatorUrl, apiKey, mailsUrl }: EmulatorSettings): DemoService {
  return {
    backend: createEmulatorBackend({ url: emulatorUrl, apiKey, storage: sessionStorageToRead }),
    name: 'Firebase Auth emulator',
    about: `At ${emulatorUrl}. It forgets everything when it stops.`,
    fixture: demoFixture,
    outbox: createPollingOutbox(mailsUrl),
  };
}
