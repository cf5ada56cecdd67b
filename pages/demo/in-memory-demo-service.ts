import { createInMemoryBackend } from '../../src/adapters/in-memory/in-memory-backend.ts';
import { createInMemoryControl } from '../../src/adapters/in-memory/in-memory-control.ts';
import { createServiceState } from '../../src/adapters/in-memory/service/service-state.ts';
import { createLocalStorageStore } from '../../src/adapters/in-memory/service/state-store.ts';
import { demoFixture } from '../../fixtures/demo.ts';
import type { DemoService } from './demo-service.ts';
import { listOutboxItems } from './outbox-items.ts';
import type { InMemorySettings } from './settings.ts';
import { createSharedStore } from './shared-store.ts';

const APP_CODE_INTERVAL_MS = 5000;

/** Creates the demo's in-memory service. The demo's server stores the service's state, which all browsers share. */
export async function createInMemoryDemoService({ stateUrl }: InMemorySettings): Promise<DemoService> {
  const store = await createSharedStore(createLocalStorageStore(window), stateUrl);
  const control = createInMemoryControl({ store });
  if (store.read().accounts.length === 0) await control.put(demoFixture);
  return {
    backend: createInMemoryBackend({ store, session: sessionStorage }),
    name: 'In-memory service',
    about: 'Nothing leaves this machine. A reload keeps what you did, and another browser sees it too.',
    fixture: demoFixture,
    outbox: {
      watch(listener) {
        const update = () => void listOutboxItems(control).then(listener);
        update();
        const timer = setInterval(update, APP_CODE_INTERVAL_MS);
        const unsubscribe = store.subscribe(update);
        return () => {
          clearInterval(timer);
          unsubscribe();
        };
      },
    },
    async startOver() {
      store.write(createServiceState());
      await control.put(demoFixture);
      sessionStorage.clear();
      location.assign('/');
    },
  };
}
