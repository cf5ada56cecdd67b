import type { Page } from 'playwright';
import { retry } from '../browser/retry.ts';
import { testBedPage } from '../browser/test-bed-page.ts';
import { blockWindows, readWindowSizes } from '../browser/watch/windows.ts';
import type { Visit } from '../visit.ts';
import { providerPage, type Identity, type ProviderRequest } from './operate-provider-page.ts';
import { describePage, StepError } from './wait-for-screen.ts';

/** Milliseconds of real time for a provider's window to open or close. */
const windowLimitMs = 10_000;

/** Milliseconds of real time to wait for a new provider page after the previous one was closed. */
const nextWindowLimitMs = 1_000;

interface OpenProviderPage {
  readonly page: Page;
  readonly request: ProviderRequest;
}

export function createProvider(visit: Visit) {
  let lastFound: OpenProviderPage | null = null;

  /** Looks for a provider page: first in the windows, from the newest to the oldest, then in the app's tab. */
  async function findPage(): Promise<OpenProviderPage | null> {
    const { windows, page } = visit.session;
    for (const candidate of [...windows.toReversed(), page]) {
      if (candidate.isClosed() || !(await providerPage.isOpen(candidate))) continue;
      return (lastFound = { page: candidate, request: await providerPage.readRequest(candidate) });
    }
    return null;
  }

  /**
   * Waits until a provider page is open.
   *
   * @param purpose completes the sentence "Expected a window or page of a provider …"
   */
  async function waitForPage(purpose: string): Promise<OpenProviderPage> {
    const found = await retry(windowLimitMs, findPage);
    if (found) return found;
    const description = await describePage(visit.session);
    throw new StepError(`Expected a window or page of a provider ${purpose}.\n${description}`);
  }

  /**
   * Runs an action after which the visitor leaves the provider. Waits until the provider's window has closed, or until
   * the tab shows the app again.
   */
  async function leave(page: Page, action: () => Promise<void>): Promise<void> {
    // The action may reject because the page closes. Report the error only if the page stays open.
    const failure = await action().then(
      () => null,
      (error: unknown) => error,
    );
    const isLeft = async () => (page === visit.session.page ? testBedPage.isLoaded(page) : page.isClosed());
    // The SDK may keep the provider's window open until the service answers. If the scenario delays an answer, wait
    // only briefly.
    const hasLeft = await retry(visit.isHolding ? 100 : windowLimitMs, async () => (await isLeft()) || null);
    if (!hasLeft && !visit.isHolding) {
      throw new StepError(`Expected to leave the provider, but the page is still ${page.url()}.`, { cause: failure });
    }
    await visit.waitUntilIdle();
  }

  return {
    async waitForProvider() {
      await waitForPage('to open');
    },
    async signInAtProvider(identity: Identity) {
      const { page } = await waitForPage('to sign in');
      await leave(page, () => providerPage.signIn(page, identity));
    },
    async cancelAtProvider() {
      const { page } = await waitForPage('to cancel');
      await leave(page, () => providerPage.cancel(page));
    },
    async closeProviderWindow() {
      const { page } = await waitForPage('to close');
      if (page === visit.session.page)
        throw new StepError("Expected a window of a provider, but the provider's page is in the app's tab.");
      await leave(page, () => page.close());
      await visit.session.clock.pass(visit.service.noticesClosedWindowMs);
      await visit.waitUntilIdle();
    },
    /** Makes the browser block new windows from now on. */
    async blockWindows() {
      const { page, cleanups } = visit.session;
      cleanups.push(await blockWindows(page));
    },
    /** Makes the browser block every frame of another site from now on, as a content blocker does. */
    async blockFramesOfOtherSites() {
      const { page, cleanups } = visit.session;
      const { origin } = new URL(page.url());
      const isOther = (url: URL): boolean => url.origin !== origin;
      await page.route(isOther, async (route) => {
        const request = route.request();
        if (request.resourceType() === 'document' && request.frame() !== page.mainFrame()) {
          return route.abort('blockedbyclient');
        }
        return route.fallback();
      });
      cleanups.push(() => page.unroute(isOther));
    },
    async readWindowSizes() {
      await visit.waitUntilIdle();
      const { windows, page, hasDevtools } = visit.session;
      return readWindowSizes(windows, page, hasDevtools);
    },
    /**
     * Returns the path, query and fragment of the newest window that the app has opened; null if the app has opened no
     * window.
     */
    async readWindowAddress() {
      const window = visit.session.windows.at(-1);
      if (!window) return null;
      await window.waitForLoadState();
      const { pathname, search, hash } = new URL(window.url());
      return pathname + search + hash;
    },
    async readProviderRequest() {
      await visit.waitUntilIdle();
      // If an earlier step has found a provider page that is closed now, wait a second for a new one. Without a new
      // page, return the request of the closed page. If no step has found a page yet, `waitForPage` waits longer.
      const found = await retry(lastFound === null ? 0 : nextWindowLimitMs, findPage);
      const { request } = found ?? lastFound ?? (await waitForPage('to read its request'));
      return request;
    },
  };
}
