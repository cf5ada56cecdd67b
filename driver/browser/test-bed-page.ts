import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { ServiceControl } from '../../src/adapters/service-control.ts';
import type { TestBed, TestBedOptions, Transition } from '../../pages/test-bed/test-bed-api.ts';
import { HarnessError } from '../harness-error.ts';
import { ifBetweenDocuments } from './ignore-navigation.ts';

declare global {
  interface Window {
    readonly testBed?: TestBed;
  }
}

/** What an app that was taken away leaves behind. */
export interface Left {
  /** What is still on the page, which should be nothing. */
  readonly leftovers: string;
  /** Every way from screen to screen that was gone. */
  readonly transitions: readonly Transition[];
  /** The cookies, where all else was forgotten; null where it has to be done yet. */
  readonly forgotten: string | null;
}

/** What of the page is ours to call. Everything is plain data, and each call is one round trip. */
export const testBedPage = {
  /** Goes to an address of the test bed as a browser does, and waits until the test bed is there. */
  async open(page: Page, url: string): Promise<void> {
    await page.goto(url, { waitUntil: 'load' });
    await testBedPage.ready(page);
  },

  /** Waits for the test bed after a navigation that something else began. */
  async ready(page: Page): Promise<void> {
    const deadline = performance.now() + 10_000;
    while (!(await testBedPage.isThere(page))) {
      if (performance.now() > deadline) throw new HarnessError(`the page at ${page.url()} offers no test bed`);
      await pause(5);
    }
  },

  /** Mounts the app at a path, in a browser session of which nothing is left. */
  async mount(page: Page, path: string, options: TestBedOptions): Promise<void> {
    await page.evaluate(
      async ([target, given]) => {
        if (!window.testBed) throw new Error('there is no testBed to mount the app on');
        await window.testBed.unmount();
        try {
          sessionStorage.clear();
          localStorage.clear();
        } catch {
          // A browser that keeps nothing has nothing to clear.
        }
        // Every change of the address is told to all who watch the browser.
        const { href } = new URL(target, location.href);
        if (location.href !== href || history.state !== null) history.replaceState(null, '', href);
        await window.testBed.mount(given);
      },
      [path, options] as const,
    );
  },

  /**
   * Takes the app away, and lets what the page's own service held back come too late; null where there is no test bed: on
   * the page of somebody else, or between two pages.
   *
   * @param forgets that nothing is left for the next scenario, if nothing is on its way any more
   */
  async leave(page: Page, forgets: boolean): Promise<Left | null> {
    const left = page.evaluate(async (isToForget) => {
      if (!window.testBed) return null;
      await window.testBed.unmount();
      const leftovers = [...document.body.children].filter(
        (element) => element.tagName !== 'SCRIPT' && (element.children.length > 0 || element.textContent.trim() !== ''),
      );
      const transitions = window.testBed.transitions();
      await window.testBed.service?.release();
      await window.comesToRest?.({ answersMs: 100, partsMs: 100 });
      const isAtRest = window.callsOnTheirWay === 0 && window.partsOnTheirWay === 0;
      const forgotten = isToForget && isAtRest ? await window.testBed.reset() : null;
      return { leftovers: leftovers.map((element) => element.outerHTML).join('\n'), transitions, forgotten };
    }, forgets);
    return (await left.catch(ifBetweenDocuments)) || null;
  },

  /** Forgets all that a scenario left behind, so that the page can be the next one's; answers its cookies. */
  forget: (page: Page): Promise<string> => page.evaluate(async () => (await window.testBed?.reset()) ?? ''),

  /** Has the test bed that comes next mount nothing by itself. */
  async forgetEncore(page: Page): Promise<void> {
    await page.goto('/favicon.svg');
    await page.evaluate(() => sessionStorage.clear());
  },

  /** Whether the page is one of ours: not a provider's. */
  isThere: async (page: Page): Promise<boolean> =>
    page.evaluate(() => window.testBed !== undefined).catch(ifBetweenDocuments),

  async signIn(page: Page, config: TestBedOptions['config']): Promise<void> {
    await page.evaluate((given) => window.testBed?.signIn(given), config).catch(ifBetweenDocuments);
  },

  resumeService: (page: Page, state: string): Promise<void> =>
    page.evaluate((given) => window.testBed?.restoreServiceState(given), state),

  serviceState: (page: Page): Promise<string> => page.evaluate(() => window.testBed?.serviceState() ?? ''),

  async callService(page: Page, method: keyof ServiceControl, args: readonly unknown[]): Promise<unknown> {
    return page.evaluate(
      async ([name, given]) => {
        const service = window.testBed?.service;
        if (!service) throw new Error('the test bed has no service of its own');
        // As with any call from another place: the caller is typed by the same interface.
        const bound = service[name] as (...args: readonly unknown[]) => Promise<unknown>;
        return bound.apply(service, [...given]);
      },
      [method, args] as const,
    );
  },

  /** All of the app that a script can read on this device. The SDK's own databases are not the app's. */
  everythingKept: (page: Page): Promise<string> =>
    page.evaluate(async () => {
      const finished = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('a database could not be read'));
        });
      const databases: unknown[] = [];
      for (const { name = '' } of await indexedDB.databases()) {
        if (name.startsWith('firebase')) continue;
        const database = await finished(indexedDB.open(name));
        for (const store of database.objectStoreNames) {
          const objects = database.transaction(store).objectStore(store);
          const [keys, values] = [await finished(objects.getAllKeys()), await finished(objects.getAll())];
          const readable = values
            .map((value, at) => [keys[at], value])
            .filter(([, value]) => !(value instanceof CryptoKey));
          databases.push(...readable);
        }
        database.close();
      }
      const storages = [document.cookie, { ...localStorage }, { ...sessionStorage }];
      return JSON.stringify([...storages, databases, location.href, history.state, window.name]);
    }),

  async mountProduct(page: Page, environment: Readonly<Record<string, string>>): Promise<void> {
    await page.evaluate(async (given) => {
      await window.testBed?.unmount();
      sessionStorage.clear();
      localStorage.clear();
      window.testBed?.mountProduct(given);
    }, environment);
  },

  measure: (page: Page): Promise<void> => page.evaluate(() => window.testBed?.recordWebVitals()),

  measured: (page: Page): Promise<readonly string[]> => page.evaluate(() => window.testBed?.recordedWebVitals() ?? []),

  calls: (page: Page, name: string): Promise<readonly unknown[]> =>
    page.evaluate((callback) => window.testBed?.callbackCalls()[callback] ?? [], name),

  currentUserEmail: (page: Page): Promise<string | null> =>
    page.evaluate(() => window.testBed?.currentUserEmail() ?? null),
};
