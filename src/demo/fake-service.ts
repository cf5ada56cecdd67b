import { createFakeBackend } from '../adapters/fake/fake-backend.ts';
import { createFakeControl } from '../adapters/fake/fake-control.ts';
import { emptyServiceState } from '../adapters/fake/service-state.ts';
import { localStorageStore } from '../adapters/fake/state-store.ts';
import { demoFixture } from '../../fixtures/demo.ts';
import type { DemoService } from './demo-service.ts';
import { lettersOf } from './letters.ts';

/** The in-memory identity service, kept in this browser: a reload, or a mail's link, finds it as it was. */
export async function fakeService(): Promise<DemoService> {
  const store = localStorageStore(window);
  const control = createFakeControl({ store });
  if (store.read().accounts.length === 0) await control.put(demoFixture);
  return {
    backend: createFakeBackend({ store, session: sessionStorage }),
    name: 'In-memory service',
    about: 'Nothing leaves this browser, and a reload keeps what you did.',
    accounts: demoFixture.accounts,
    outbox: {
      watch(listener) {
        const tell = () => void lettersOf(control).then(listener);
        tell();
        return store.subscribe(tell);
      },
    },
    async startOver() {
      store.write(emptyServiceState());
      await control.put(demoFixture);
      sessionStorage.clear();
      location.assign('/');
    },
  };
}
