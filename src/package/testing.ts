/**
 * `doorstep-auth/testing` contains a backend on the in-memory service, and a page object for Playwright. Tests can add
 * accounts to the service, make calls fail and read the outbox.
 */
import type { AuthBackend, Unsubscribe } from '../adapters/auth-backend.ts';
import { createInMemoryBackend as createBackend } from '../adapters/in-memory/in-memory-backend.ts';
import { createInMemoryControl as createControl } from '../adapters/in-memory/in-memory-control.ts';
import * as stores from '../adapters/in-memory/service/state-store.ts';
import type { ServiceControl } from '../adapters/service-control.ts';

export type { AuthBackend, Unsubscribe } from '../adapters/auth-backend.ts';
export type {
  AccountFixture,
  SecondFactorFixture,
  ServiceControl,
  ServiceFixture,
} from '../adapters/service-control.ts';
export type { PlaywrightLocator, RoleScope, ScriptedPage } from '../testing/playwright-page.ts';
export type { ProviderAccount, ProviderAccounts } from '../testing/provider-accounts.ts';
export { signInPage, type SignInPage, type VisibleScreen } from '../testing/sign-in-page.ts';
export { createTestBackend, type TestBackend, type TestBackendOptions } from '../testing/test-backend.ts';
export { testService } from '../testing/test-service.ts';

/** The state of an in-memory service. Tests read and change the state through `createInMemoryControl`. */
export interface ServiceStore {
  /** Calls the listener after every change. */
  subscribe(listener: () => void): Unsubscribe;
}

export interface InMemoryBackendOptions {
  readonly store: ServiceStore;
  /** The browser's session storage, or a stand-in for it. The backend stores the signed-in user there. */
  readonly session: Storage;
  /** Returns the service's time, in milliseconds since the Unix epoch. Defaults to `Date.now`. */
  readonly now?: () => number;
}

export interface InMemoryControlOptions {
  /** The store with the service's state. Backends and controls with the same store belong to the same service. */
  readonly store: ServiceStore;
  /** Returns the service's time, in milliseconds since the Unix epoch. Defaults to `Date.now`. */
  readonly now?: () => number;
}

/**
 * Creates a backend for the in-memory service. The backend uses no network.
 *
 * @throws TypeError if `store` was not created by a function of this module
 */
export function createInMemoryBackend({ store, ...options }: InMemoryBackendOptions): AuthBackend {
  return createBackend({ ...options, store: requireStateStore(store) });
}

/**
 * Creates a control of the in-memory service. Its changes affect the next call of every backend with the same store.
 *
 * @throws TypeError if `store` was not created by a function of this module
 */
export function createInMemoryControl({ store, ...options }: InMemoryControlOptions): ServiceControl {
  return createControl({ ...options, store: requireStateStore(store) });
}

/** Creates a store that is empty again after a reload of the page. */
export const createMemoryStore = (): ServiceStore => stores.createMemoryStore();

/**
 * Creates a store that keeps its state when the page is reloaded. All tabs of the browser share this state.
 *
 * @param page the window whose `localStorage` keeps the state
 */
export const createLocalStorageStore = (
  page: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>,
): ServiceStore => stores.createLocalStorageStore(page);

function requireStateStore(store: ServiceStore): stores.StateStore {
  if ('read' in store && 'write' in store) return store as stores.StateStore;
  throw new TypeError('store: expected the result of createMemoryStore() or createLocalStorageStore(window).');
}
