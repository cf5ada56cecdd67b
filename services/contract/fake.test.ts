import { createFakeBackend } from '../../src/adapters/fake/fake-backend.ts';
import { createFakeControl } from '../../src/adapters/fake/fake-control.ts';
import { createMemoryStore } from '../../src/adapters/fake/service/state-store.ts';
import { runContract } from './run-contract.ts';
import { blockedWindows } from './support/blocked-windows.ts';
import { createLimitedStorage } from './support/limited-storage.ts';

runContract('fake', () => {
  const store = createMemoryStore();
  const storage = createLimitedStorage();
  return {
    control: createFakeControl({ store }),
    storage,
    openPage: () => createFakeBackend({ store, session: storage, providerNavigation: blockedWindows }),
  };
});
