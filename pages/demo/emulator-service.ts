import { createEmulatorBackend } from '../../src/adapters/emulator/emulator-backend.ts';
import { demoFixture } from '../../fixtures/demo.ts';
import { readableSessionStorage } from '../../src/app/session-storage.ts';
import type { DemoService } from './demo-service.ts';
import { createPollingOutbox } from './polling-outbox.ts';
import { remoteAppServer } from './remote-app-server.ts';
import type { EmulatorSettings } from './settings.ts';

export function createEmulatorService({ emulatorUrl, apiKey, mailsUrl }: EmulatorSettings): DemoService {
  return {
    backend: createEmulatorBackend({ url: emulatorUrl, apiKey, storage: readableSessionStorage }),
    name: 'Firebase Auth emulator',
    about: `At ${emulatorUrl}. It forgets everything when it stops.`,
    fixture: demoFixture,
    outbox: createPollingOutbox(mailsUrl),
    appServer: remoteAppServer,
  };
}
