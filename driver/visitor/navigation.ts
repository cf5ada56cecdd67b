import { ignoreNavigation } from '../browser/ignore-navigation.ts';
import { testBedPage } from '../browser/test-bed-page.ts';
import type { Visit } from '../visit.ts';
import { StepError } from './wait-for-screen.ts';

export function createNavigation(visit: Visit) {
  async function traverse(entries: number): Promise<void> {
    await visit.waitUntilIdle();
    const { page, patienceMs } = visit.session;
    // Do not use Playwright's `goBack`: `goBack` waits for a new document, but the app may stay in the same document.
    const navigated = page.waitForEvent('framenavigated', { timeout: patienceMs });
    await Promise.all([navigated, page.evaluate((delta) => history.go(delta), entries).catch(ignoreNavigation)]);
  }

  return {
    getConfig: () => visit.config,
    /** Changes the widget's configuration before the app is opened. `null` removes a key. */
    configure: (change: Readonly<Record<string, unknown>>) => visit.configure(change),
    /** Makes the app reject every user with this message. Takes effect when the app is opened next. */
    refuseUsers(message: string) {
      visit.appRefusal = message;
    },
    /**
     * Makes the app always show the same widget. Other apps replace it when the visitor signs in or out. Call this
     * function before the app is opened.
     */
    keepWidget() {
      visit.keepsWidget = true;
    },
    open: (path: string) => visit.open(path),
    openInNewTab: (path: string) => visit.whenIdle(() => visit.openTab(path)),
    goToFirstTab: () => visit.whenIdle(() => visit.switchTab(0)),
    /** Opens the app at a path on another device, without the data of this device. */
    async openOnAnotherDevice(path: string) {
      await visit.waitUntilIdle();
      await visit.start('warm');
      await visit.open(path);
    },
    /**
     * Continues in a browser that keeps the data of different sites apart. Call this function before the app is opened.
     */
    useBrowserThatKeepsSitesApart: () => visit.start('fresh', { keepsSitesApart: true }),
    /** Continues in a browser with this user agent. Call this function before the app is opened. */
    useBrowserWithUserAgent: (userAgent: string) => visit.start('fresh', { userAgent }),
    /** Opens the app at a path, as a user who signed in earlier without the widget. */
    openSignedIn: (account: { email: string; password: string }, path: string) =>
      visit.open(path, { signedInAs: account }),
    openAsGuest: (path: string) => visit.open(path, { signedInAs: 'guest' }),
    goTo: (url: string) => visit.whenIdle(({ page }) => testBedPage.open(page, url)),
    /** Serves an empty page at `url`, a URL of another site, until the scenario ends. */
    async servePage(url: string) {
      const { page, guards, cleanups } = visit.session;
      guards.allow({ request: url });
      await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Welcome</title>' }));
      cleanups.push(() => page.unroute(url));
    },
    /** Returns the URL of the current page, even if another site is open. */
    readUrl: () => visit.session.page.url(),
    async reload() {
      await visit.waitUntilIdle();
      await visit.session.page.reload();
      await testBedPage.waitUntilLoaded(visit.session.page);
    },
    goBack: (pages = 1) => traverse(-pages),
    goForward: () => traverse(1),
    /** Keeps the widget from adding entries to the browser's history. Call this function before the app is opened. */
    turnOffHistory() {
      visit.hasHistory = false;
    },
    /**
     * Fires the event `pageshow`. The browser does the same if the visitor comes back to a page in its back/forward
     * cache.
     */
    restoreFromCache: () =>
      visit.whenIdle(({ page }) => page.evaluate(firePageTransition, 'pageshow' as const).catch(ignoreNavigation)),
    /** Fires the event `pagehide`. The browser does the same if it puts a page into its back/forward cache. */
    moveToCache: () => visit.whenIdle(({ page }) => page.evaluate(firePageTransition, 'pagehide' as const)),
    /**
     * Draws the app again in the same document, so that the widget starts again. Does not wait until the page is idle.
     */
    redrawApp: () => testBedPage.remount(visit.session.page),
    hideAndShowTab: () => visit.whenIdle(({ page }) => page.evaluate(fireVisibilityChanges, true)),
    /** Hides the tab until {@link hideAndShowTab} is called, or until the scenario ends. */
    async hideTab() {
      await visit.waitUntilIdle();
      const { page, cleanups } = visit.session;
      await page.evaluate(fireVisibilityChanges, false);
      cleanups.push(() => page.evaluate(() => void Reflect.deleteProperty(document, 'visibilityState')));
    },
    readSignInError: () => visit.whenIdle(({ page }) => testBedPage.readSignInError(page, visit.config)),
    async callSignIn() {
      await visit.waitUntilIdle();
      const { page, context } = visit.session;
      // `signIn()` opens the widget in this page or in a new window. Wait until the page navigates or a new window
      // opens.
      const opened = Promise.race([page.waitForEvent('framenavigated'), context.waitForEvent('page')]);
      await Promise.all([opened, testBedPage.signIn(page, visit.config)]);
      await testBedPage.waitUntilLoaded(page);
    },
    /**
     * Goes to the newest window, and opens the app there. When this window closes, the visitor is back in the first
     * tab.
     */
    async goToWindow() {
      const page = visit.session.windows.at(-1);
      if (!page) throw new StepError('Expected a window that the app has opened, but there is none.');
      await visit.enterWindow(page);
    },
    isWindowClosed: () => visit.session.windows.at(-1)?.isClosed() ?? false,
  };
}

/**
 * Simulates that the page enters or leaves the back/forward cache, which Chromium does not use under Playwright. Runs
 * in the page.
 */
function firePageTransition(event: 'pagehide' | 'pageshow'): void {
  window.dispatchEvent(new PageTransitionEvent(event, { persisted: true }));
}

/** Simulates that the tab is hidden and, if `shows` is true, shown again afterwards. Runs in the page. */
function fireVisibilityChanges(shows: boolean): void {
  for (const state of shows ? (['hidden', 'visible'] as const) : (['hidden'] as const)) {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event(state === 'hidden' ? 'blur' : 'focus'));
  }
  if (shows) Reflect.deleteProperty(document, 'visibilityState');
}
