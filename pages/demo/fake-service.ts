import { createFakeBackend } from '../../src/adapters/fake/fake-backend.ts';
import { createFakeControl } from '../../src/adapters/fake/fake-control.ts';
import { createServiceState } from '../../src/adapters/fake/service/service-state.ts';
import { createLocalStorageStore } from '../../src/adapters/fake/service/state-store.ts';
import { demoFixture } from '../../fixtures/demo.ts';
import type { DemoService } from './demo-service.ts';
import { listOutboxItems } from './outbox-items.ts';
import type { FakeSettings } from './settings.ts';
import { createSharedStore } from './shared-store.ts';

/** Interval for updating the codes of authenticator apps. */
const APP_CODE_INTERVAL_MS = 5000;

/** Creates a demo service that uses the in-memory service. Its state survives reloads and is shared by all browsers. */
export async function createFakeService({ stateUrl }: FakeSettings): Promise<DemoService> {
  const store = await createSharedStore(createLocalStorageStore(window), stateUrl);
  const control = createFakeControl({ store });
  if (store.read().accounts.length === 0) await control.put(demoFixture);
  return {
    backend: createFakeBackend({ store, session: sessionStorage }),
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
