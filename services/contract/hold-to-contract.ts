import { describe, test } from 'node:test';
import type { AuthBackend } from '../../src/adapters/auth-backend.ts';
import type { ServiceControl } from '../../src/adapters/service-control.ts';
import { authBackendContract } from './auth-backend-contract.ts';
import type { LimitedStorage } from './limited-storage.ts';
import { clearDrawn } from './verification.ts';

/** A new service, and how a page opens a backend on it; each call is a page of the same browser session. */
export interface Opening {
  readonly control: ServiceControl;
  /** Where that session is kept. */
  readonly storage: LimitedStorage;
  openPage(): AuthBackend;
}

/** Holds a kind of backend to the contract: every case on a service of its own. */
export function holdToContract(name: string, open: () => Opening): void {
  for (const [topic, cases] of Object.entries(authBackendContract)) {
    describe(`${name}: ${topic}`, () => {
      for (const { title, run } of cases) {
        test(title, async () => {
          const { control, storage, openPage } = open();
          let page = openPage();
          const reload = async (): Promise<AuthBackend> => {
            const left = page.dispose();
            page = openPage();
            await left;
            return page;
          };
          try {
            await run({ backend: page, control, storage, reload });
          } finally {
            clearDrawn();
            storage.hasRoom = true;
            await control.release();
            await page.dispose();
          }
        });
      }
    });
  }
}
