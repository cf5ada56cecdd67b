/** `doorstep-auth/testing`: the in-memory service, and a control to seed accounts, fail calls and read the outbox. */
export { createFakeBackend, type FakeBackendOptions } from '../adapters/fake/fake-backend.ts';
export { createFakeControl, type FakeControlOptions } from '../adapters/fake/fake-control.ts';
export { createLocalStorageStore, createMemoryStore, type StateStore } from '../adapters/fake/service/state-store.ts';
export type { ServiceControl } from '../adapters/service-control.ts';
