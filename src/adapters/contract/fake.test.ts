import { createFakeBackend } from '../fake/fake-backend.ts';
import { createFakeControl } from '../fake/fake-control.ts';
import { memoryStore } from '../fake/state-store.ts';
import { holdToContract } from './hold-to-contract.ts';
import { memoryStorage } from '../fake/memory-storage.ts';
import { noWindows } from './no-windows.ts';

holdToContract('fake', () => {
  const store = memoryStore();
  const session = memoryStorage();
  return {
    control: createFakeControl({ store }),
    openPage: () => createFakeBackend({ store, session, door: noWindows }),
  };
});
