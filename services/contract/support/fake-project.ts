import { AuthError } from '../../../src/adapters/auth-error.ts';
import { createFakeBackend } from '../../../src/adapters/fake/fake-backend.ts';
import { createFakeControl } from '../../../src/adapters/fake/fake-control.ts';
import type { ProviderNavigation } from '../../../src/adapters/fake/provider-navigation.ts';
import { createMemoryStore, type StateStore } from '../../../src/adapters/fake/service/state-store.ts';
import type { ServiceUnderTest } from './contract-topic.ts';
import { createLimitedStorage } from './limited-storage.ts';

/**
 * Provider navigation for Node, which has no windows: popups are blocked, redirects fail, and no redirect ever returns
 * with an answer.
 */
export const blockedWindows: ProviderNavigation = {
  openWindow: () => Promise.reject(new AuthError('auth/popup-blocked')),
  redirect: () => Promise.reject(new AuthError('auth/internal-error', 'Node cannot redirect to a provider.')),
  takeRedirectAnswer: () => null,
  cancelWindow() {},
};

/** Opens a new project of the in-memory service, which the fake backend calls without a server. */
export function openFakeProject(store: StateStore = createMemoryStore()): ServiceUnderTest {
  const storage = createLimitedStorage();
  return {
    control: createFakeControl({ store }),
    storage,
    openPage: () => createFakeBackend({ store, session: storage, providerNavigation: blockedWindows }),
  };
}
