/** `doorstep-auth/testing`: the in-memory service, and a control to seed accounts, fail calls and read the outbox. */
export { createInMemoryBackend, type InMemoryBackendOptions } from '../adapters/in-memory/in-memory-backend.ts';
export { createInMemoryControl, type InMemoryControlOptions } from '../adapters/in-memory/in-memory-control.ts';
export {
  createLocalStorageStore,
  createMemoryStore,
  type StateStore,
} from '../adapters/in-memory/service/state-store.ts';
export type { ServiceControl } from '../adapters/service-control.ts';
