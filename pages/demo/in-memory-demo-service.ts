import { createInMemoryBackend } from '../../src/adapters/in-memory/in-memory-backend.ts';
import { createInMemoryControl } from '../../src/adapters/in-memory/in-memory-control.ts';
import { createServiceState } from '../../src/adapters/in-memory/service/service-state.ts';
import { createLocalStorageStore } from '../../src/adapters/in-memory/service/state-store.ts';
import { demoFixture } from '../../fixtures/demo.ts';
import { createAppServer, createAppServerStores, listMailedCodes } from './app-server.ts';
import type { DemoService } from './demo-service.ts';
import { createEndedDevices } from './devices.ts';
import { listOutboxItems } from './outbox-items.ts';
import type { InMemorySettings } from './settings.ts';
import { createSharedStore } from './shared-store.ts';

const APP_CODE_INTERVAL_MS = 5000;

/** Creates the demo's in-memory service. The demo's server stores the service's state, which all browsers share. */
export async function createInMemoryDemoService({ stateUrl }: InMemorySettings): Promise<DemoService> {
  const store = await createSharedStore(createLocalStorageStore(window), stateUrl);
  const control = createInMemoryControl({ store });
  if (store.read().accounts.length === 0) await store.initialize(() => control.put(demoFixture));
  const stores = createAppServerStores(window);
  return {
    backend: createInMemoryBackend({ store, session: sessionStorage }),
    name: 'In-memory service',
    about: 'All on this machine. A reload keeps it, and other browsers share the accounts.',
    fixture: demoFixture,
    passwords: {
      find: (email, tenantId) =>
        store.read().accounts.find((account) => account.email === email && account.tenantId === tenantId)?.password,
      subscribe: (listener) => store.subscribe(listener),
    },
    // Check that the account of a passkey exists: "Start over" in another browser deletes the accounts, but not the
    // passkeys in this browser.
    appServer: createAppServer(control, stores, (uid) => store.read().accounts.some((account) => account.uid === uid)),
    outbox: {
      watch(listener) {
        const update = () => void listOutboxItems(control, listMailedCodes(stores)).then(listener);
        update();
        const timer = setInterval(update, APP_CODE_INTERVAL_MS);
        const subscriptions = [store.subscribe(update), stores.codes.subscribe(update)];
        return () => {
          clearInterval(timer);
          for (const unsubscribe of subscriptions) unsubscribe();
        };
      },
    },
    async startOver() {
      store.write(createServiceState());
      await control.put(demoFixture);
      stores.codes.set([]);
      stores.passkeys.set([]);
      stores.backupCodes.set([]);
      createEndedDevices(window).set([]);
      sessionStorage.clear();
      location.assign('/');
    },
  };
}
