import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { ServiceControl } from '../../src/adapters/service-control.ts';
import type { TestBed, TestBedOptions, Transition } from '../../pages/test-bed/test-bed-api.ts';
import { HarnessError } from '../harness-error.ts';
import { ignoreNavigation } from './ignore-navigation.ts';

declare global {
  interface Window {
    readonly testBed?: TestBed;
  }
}

export interface StoredName {
  readonly name: string;
  readonly place: 'this tab' | 'every tab' | 'a database' | 'a cookie';
}

export interface UnmountResult {
  readonly leftovers: string;
  readonly transitions: readonly Transition[];
  /** The value of `document.cookie` after the test bed was reset; null if the test bed was not reset. */
  readonly cookiesAfterReset: string | null;
}

/**
 * Functions that call `window.testBed` in a page. Each call is one round trip to the browser, and passes only plain
 * data.
 */
export const testBedPage = {
  async open(page: Page, url: string): Promise<void> {
    await page.goto(url, { waitUntil: 'load' });
    await testBedPage.waitUntilLoaded(page);
  },

  /** Waits until the test bed is loaded, for example after a navigation. Rejects after 10 s. */
  async waitUntilLoaded(page: Page): Promise<void> {
    const deadline = performance.now() + 10_000;
    while (!(await testBedPage.isLoaded(page))) {
      if (performance.now() > deadline) throw new HarnessError(`the page at ${page.url()} has no test bed`);
      await pause(5);
    }
  },

  /** Clears the storages and mounts the app at a path. */
  async mount(page: Page, path: string, options: TestBedOptions): Promise<void> {
    await page.evaluate(
      async ([target, mountOptions]) => {
        if (!window.testBed) throw new Error('the page has no test bed to mount the app on');
        await window.testBed.unmount();
        try {
          sessionStorage.clear();
          localStorage.clear();
        } catch {
          // Ignore the error: the scenario denies access to Web Storage.
        }
        // Change the address only if necessary, because Playwright spends time on each change.
        const { href } = new URL(target, location.href);
        if (location.href !== href || history.state !== null) history.replaceState(null, '', href);
        await window.testBed.mount(mountOptions);
      },
      [path, options] as const,
    );
  },

  mountHere: (page: Page, options: TestBedOptions): Promise<void> =>
    page.evaluate(async (mountOptions) => window.testBed?.mount(mountOptions), options),

  remount: (page: Page): Promise<void> => page.evaluate(() => window.testBed?.remount()),

  /**
   * Unmounts the app, and makes the in-memory service send all delayed answers. Returns null if the page has no test
   * bed.
   *
   * @param resets true resets the test bed for the next scenario, unless the page is still busy
   */
  async unmount(page: Page, resets: boolean): Promise<UnmountResult | null> {
    const result = page.evaluate(async (shouldReset) => {
      if (!window.testBed) return null;
      await window.testBed.unmount();
      const leftovers = [...document.body.children].filter(
        (element) => element.tagName !== 'SCRIPT' && (element.children.length > 0 || element.textContent.trim() !== ''),
      );
      const transitions = window.testBed.transitions();
      await window.testBed.service?.release();
      await window.waitUntilIdle?.({ answersMs: 100, loadingMs: 100 });
      const isIdle = window.pendingCalls === 0 && window.pendingChunks === 0;
      const cookiesAfterReset = shouldReset && isIdle ? await window.testBed.reset() : null;
      return { leftovers: leftovers.map((element) => element.outerHTML).join('\n'), transitions, cookiesAfterReset };
    }, resets);
    return (await result.catch(ignoreNavigation)) || null;
  },

  /**
   * Clears everything that a scenario has left on the test bed, except cookies. Returns `document.cookie`, so that the
   * driver knows whether to delete cookies.
   */
  reset: (page: Page): Promise<string> => page.evaluate(async () => (await window.testBed?.reset()) ?? ''),

  /** Clears the session storage. Its data would make the next document mount the app of the last scenario. */
  async clearResumeData(page: Page): Promise<void> {
    await page.goto('/favicon.svg');
    await page.evaluate(() => sessionStorage.clear());
  },

  /** Returns true if the page has a test bed. Returns false for provider pages and while the page is navigating. */
  isLoaded: async (page: Page): Promise<boolean> =>
    page.evaluate(() => window.testBed !== undefined).catch(ignoreNavigation),

  async signIn(page: Page, config: TestBedOptions['config']): Promise<void> {
    await page.evaluate((options) => window.testBed?.signIn(options), config).catch(ignoreNavigation);
  },

  readSignInError: (page: Page, config: TestBedOptions['config']): Promise<string | null> =>
    page.evaluate((options) => {
      try {
        window.testBed?.signIn(options);
        return null;
      } catch (error) {
        return String(error);
      }
    }, config),

  restoreServiceState: (page: Page, state: string): Promise<void> =>
    page.evaluate((serviceState) => window.testBed?.restoreServiceState(serviceState), state),

  getServiceState: (page: Page): Promise<string> => page.evaluate(() => window.testBed?.serviceState() ?? ''),

  async callService(page: Page, method: keyof ServiceControl, args: readonly unknown[]): Promise<unknown> {
    return page.evaluate(
      async ([name, methodArgs]) => {
        const service = window.testBed?.service;
        if (!service) throw new Error('the test bed has no in-memory service');
        const call = service[name] as (...args: readonly unknown[]) => Promise<unknown>;
        return call.apply(service, [...methodArgs]);
      },
      [method, args] as const,
    );
  },

  setLanguage: (page: Page, tag: string): Promise<void> =>
    page.evaluate((name) => window.testBed?.setLanguage(name), tag),

  /**
   * Returns the names of all entries in session storage and local storage, and of all databases except the SDK's own.
   */
  readStoredNames: (page: Page): Promise<readonly StoredName[]> =>
    page.evaluate(async () => {
      const databases = (await indexedDB.databases()).flatMap(({ name = '' }) => name);
      return [
        ...Object.keys(sessionStorage).map((name) => ({ name, place: 'this tab' as const })),
        ...Object.keys(localStorage).map((name) => ({ name, place: 'every tab' as const })),
        ...databases
          .filter((name) => !name.startsWith('firebase'))
          .map((name) => ({ name, place: 'a database' as const })),
      ];
    }),

  /**
   * Returns the data that an attacker's script could read, as JSON: cookies, both storages, all databases except the
   * SDK's own, the page's address, `history.state` and `window.name`.
   */
  readStoredData: (page: Page): Promise<string> =>
    page.evaluate(async () => {
      const waitFor = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('a database could not be read'));
        });
      const records: unknown[] = [];
      for (const { name = '' } of await indexedDB.databases()) {
        if (name.startsWith('firebase')) continue;
        const database = await waitFor(indexedDB.open(name));
        for (const storeName of database.objectStoreNames) {
          const store = database.transaction(storeName).objectStore(storeName);
          const [keys, values] = [await waitFor(store.getAllKeys()), await waitFor(store.getAll())];
          const readable = values
            .map((value, index) => [keys[index], value])
            .filter(([, value]) => !(value instanceof CryptoKey));
          records.push(...readable);
        }
        database.close();
      }
      const storages = [document.cookie, { ...localStorage }, { ...sessionStorage }];
      return JSON.stringify([...storages, records, location.href, history.state, window.name]);
    }),

  async mountDeployedApp(page: Page, environment: Readonly<Record<string, string>>): Promise<void> {
    await page.evaluate(async (variables) => {
      await window.testBed?.unmount();
      sessionStorage.clear();
      localStorage.clear();
      window.testBed?.mountProduct(variables);
    }, environment);
  },

  startWebVitals: (page: Page): Promise<void> =>
    page.evaluate(() => {
      // The library web-vitals needs the performance entry `navigation`, which does not exist while the clock is
      // paused.
      const navigation = { responseStart: 1 } as PerformanceNavigationTiming;
      performance.getEntriesByType = (type: string) => (type === 'navigation' ? [navigation] : []);
      window.testBed?.recordWebVitals();
    }),

  readWebVitals: (page: Page): Promise<readonly string[]> =>
    page.evaluate(() => window.testBed?.recordedWebVitals() ?? []),

  readObservedEntryTypes: (page: Page): Promise<readonly string[]> =>
    page.evaluate(() => window.testBed?.observedEntryTypes() ?? []),

  readFirebaseConfigs: (page: Page): Promise<readonly Readonly<Record<string, unknown>>[]> =>
    page.evaluate(async () => (await window.testBed?.firebaseConfigs()) ?? []),

  readCallbackCalls: (page: Page, name: string): Promise<readonly unknown[]> =>
    page.evaluate((callback) => window.testBed?.callbackCalls()[callback] ?? [], name),

  /** Returns the signed-in user's ID, or null without a user. While the page is navigating, returns undefined. */
  readCurrentUserId: (page: Page): Promise<string | null | undefined> =>
    page.evaluate(() => window.testBed?.currentUserId() ?? null).catch(toUndefined),

  /**
   * Returns the signed-in user's email; null if there is no user or no email. While the page is navigating, returns
   * undefined.
   */
  readCurrentUserEmail: (page: Page): Promise<string | null | undefined> =>
    page.evaluate(() => window.testBed?.currentUserEmail() ?? null).catch(toUndefined),
};

function toUndefined(error: unknown): undefined {
  ignoreNavigation(error);
}
