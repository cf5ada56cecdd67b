import { createFakeBackend } from '../../src/adapters/fake/fake-backend.ts';
import { createFakeControl } from '../../src/adapters/fake/fake-control.ts';
import { createServiceState } from '../../src/adapters/fake/service/service-state.ts';
import { localStorageStore } from '../../src/adapters/fake/service/state-store.ts';
import { demoFixture } from '../../fixtures/demo.ts';
import type { DemoService } from './demo-service.ts';
import { listOutboxItems } from './outbox-items.ts';
import type { FakeSettings } from './settings.ts';
import { createSharedStore } from './shared-store.ts';

/** How often it is looked what an authenticator app shows, in milliseconds. */
const APP_CODE_MS = 5000;

/** The in-memory identity service: a reload, a mail's link, and another browser find it as it was. */
export async function fakeService({ stateUrl }: FakeSettings): Promise<DemoService> {
  const store = await createSharedStore(localStorageStore(window), stateUrl);
  const control = createFakeControl({ store });
  if (store.read().accounts.length === 0) await control.put(demoFixture);
  return {
    backend: createFakeBackend({ store, session: sessionStorage }),
    name: 'In-memory service',
    about: 'Nothing leaves this machine. A reload keeps what you did, and another browser sees it too.',
    fixture: demoFixture,
    outbox: {
      watch(listener) {
        const tell = () => void listOutboxItems(control).then(listener);
        tell();
        const timer = setInterval(tell, APP_CODE_MS);
        const unsubscribe = store.subscribe(tell);
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
