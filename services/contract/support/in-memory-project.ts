import { AuthError } from '../../../src/adapters/auth-error.ts';
import { createInMemoryBackend } from '../../../src/adapters/in-memory/in-memory-backend.ts';
import { createInMemoryControl } from '../../../src/adapters/in-memory/in-memory-control.ts';
import type { ProviderNavigation } from '../../../src/adapters/in-memory/provider-navigation.ts';
import { createMemoryStore, type StateStore } from '../../../src/adapters/in-memory/service/state-store.ts';
import type { ServiceUnderTest } from './contract-topic.ts';
import { createLimitedStorage } from './limited-storage.ts';

/** Stands in for the windows of providers, because Node has no windows. Popups are blocked, and redirects fail. */
export const blockedWindows: ProviderNavigation = {
  openWindow: () => Promise.reject(new AuthError('auth/popup-blocked')),
  redirect: () => Promise.reject(new AuthError('auth/internal-error', 'Node cannot redirect to a provider.')),
  takeRedirectAnswer: () => null,
  cancelWindow() {},
};

/** Opens a new project of the in-memory service. The backend calls the service without a server. */
export function openInMemoryProject(store: StateStore = createMemoryStore()): ServiceUnderTest {
  const storage = createLimitedStorage();
  return {
    control: createInMemoryControl({ store }),
    storage,
    openPage: () => createInMemoryBackend({ store, session: storage, providerNavigation: blockedWindows }),
  };
}
