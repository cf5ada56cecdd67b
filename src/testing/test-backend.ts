import type { AuthBackend } from '../adapters/auth-backend.ts';
import { createInMemoryBackend } from '../adapters/in-memory/in-memory-backend.ts';
import { createInMemoryControl, putFixture } from '../adapters/in-memory/in-memory-control.ts';
import { isServiceState } from '../adapters/in-memory/service/service-state.ts';
import {
  createLocalStorageStore,
  createMemoryStore,
  serviceStateKey,
} from '../adapters/in-memory/service/state-store.ts';
import type { ServiceControl, ServiceFixture } from '../adapters/service-control.ts';
import { answerForProviders } from './answer-for-providers.ts';
import { createMemoryStorage } from './memory-storage.ts';
import type { ProviderAccounts } from './provider-accounts.ts';

/** Options of {@link createTestBackend}. All are optional. */
export interface TestBackendOptions extends Partial<ServiceFixture> {
  /** The visitor's accounts at federated providers. */
  readonly providers?: ProviderAccounts;
  /**
   * The browser's window. Playwright tests with `testService` need it; omit it in tests without a browser.
   *
   * The window's storage keeps the accounts and the signed-in user, so a reload of the page does not lose them. Once
   * the storage contains accounts, the option `accounts` has no effect.
   */
  readonly window?: Window;
  /** Returns the service's time, in milliseconds since the Unix epoch. Defaults to `Date.now`. */
  readonly now?: () => number;
}

/** A backend for tests, with the control of its service. */
export interface TestBackend extends AuthBackend {
  /** Prepares and inspects the service: makes calls fail, reads mails and text messages. */
  readonly service: ServiceControl;
}

/** Name of the property of `window` that contains the service's control. `testService` reads this property. */
export const serviceProperty = 'doorstepTestService';

/**
 * Creates a backend for tests, with its own service in memory. Uses no network, no Firebase and no provider windows.
 *
 * @throws Error if two accounts have the same email
 */
export function createTestBackend({
  providers = {},
  window: page,
  now = Date.now,
  accounts = [],
  ...settings
}: TestBackendOptions = {}): TestBackend {
  const store = page ? createLocalStorageStore(page) : createMemoryStore();
  const session = page ? page.sessionStorage : createMemoryStorage();
  const service = createInMemoryControl({ store, now });
  const comeBack = (): void => page?.location.reload();
  const providerNavigation = answerForProviders(providers, session, comeBack);
  const isKept = page && isServiceState(page.localStorage.getItem(serviceStateKey));
  if (!isKept) putFixture(store, { accounts, ...settings }, now);
  if (page) Object.assign(page, { [serviceProperty]: service });
  return { ...createInMemoryBackend({ store, session, now, providerNavigation }), service };
}
