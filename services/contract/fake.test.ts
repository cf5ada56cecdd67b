import { createFakeBackend } from '../../src/adapters/fake/fake-backend.ts';
import { createFakeControl } from '../../src/adapters/fake/fake-control.ts';
import { memoryStore } from '../../src/adapters/fake/service/state-store.ts';
import { holdToContract } from './hold-to-contract.ts';
import { limitedStorage } from './limited-storage.ts';
import { noWindows } from './no-windows.ts';

holdToContract('fake', () => {
  const store = memoryStore();
  const storage = limitedStorage();
  return {
    control: createFakeControl({ store }),
    storage,
    openPage: () => createFakeBackend({ store, session: storage, door: noWindows }),
  };
});
