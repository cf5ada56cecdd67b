import { ignoreNavigation } from '../browser/ignore-navigation.ts';
import { quote } from '../screen/describe-screen.ts';
import { isEmpty, listTexts, type Screen } from '../screen/screen.ts';
import type { Visit } from '../visit.ts';
import { focusElement, waitForScreen } from './wait-for-screen.ts';

/**
 * Creates functions that disturb the visitor's page, for example by taking the page offline, and functions that check
 * the page's screen.
 */
export function createDisturbances(visit: Visit) {
  return {
    /** Presses a button or link twice without giving the page time to draw anything in between. */
    async pressTwice(label: string) {
      await focusElement(visit, `a button or link "${label}" to press twice`, { kind: 'action', label });
      await visit.session.page.evaluate(clickTwice).catch(ignoreNavigation);
    },
    async setOnline(isOnline: boolean) {
      const { context, guards, cleanups } = visit.session;
      // While the page is offline, the browser logs an error for each file that it cannot load. Allow these errors.
      guards.allow({ error: /net::ERR_INTERNET_DISCONNECTED/ });
      await context.setOffline(!isOnline);
      if (!isOnline) cleanups.push(() => context.setOffline(false));
    },
    /** Freezes the page, like a browser that saves memory, and then resumes the page. */
    async freezeAndResume() {
      await visit.waitUntilIdle();
      const { context, page } = visit.session;
      const devtools = await context.newCDPSession(page);
      for (const state of ['frozen', 'active'] as const) await devtools.send('Page.setWebLifecycleState', { state });
      await devtools.detach();
    },
    /** Goes back by one entry of the browser's history. Returns true if the browser has left the document. */
    async leavesByBack(): Promise<boolean> {
      await visit.waitUntilIdle();
      const { page } = visit.session;
      await page.evaluate(markDocument);
      const navigated = page.waitForEvent('framenavigated', { timeout: 5_000 });
      await Promise.all([navigated, page.evaluate(() => history.back()).catch(ignoreNavigation)]);
      await page.waitForLoadState();
      return !(await page.evaluate(isMarked).catch(ignoreNavigation));
    },
    /** Waits until the page is idle and shows something. Returns the screen. */
    readScreen: (): Promise<Screen> => waitForScreen(visit, 'a screen', (screen) => !isEmpty(screen)),
    /** Expects a text anywhere on the screen, including its messages. */
    async expectWords(text: string) {
      await waitForScreen(visit, `the words ${quote(text)}`, (screen) =>
        listTexts(screen).some((block) => block.includes(text)),
      );
    },
    /**
     * Returns the labels of all buttons and links that can be pressed now and lead the visitor on. Leaves out buttons
     * that keep the visitor on the screen, such as a button that shows the password. Also leaves out links that open a
     * new tab.
     */
    listWaysOn: () => visit.whenIdle(({ page }) => page.evaluate(listWaysOn)),
  };
}

/** Runs in the page, so it cannot use anything that is declared outside of this function. */
function clickTwice(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) throw new Error('nothing has the focus');
  activeElement.click();
  activeElement.click();
}

declare global {
  interface Window {
    isMarkedDocument?: boolean;
  }
}

/** Runs in the page, so it cannot use anything that is declared outside of this function. */
function markDocument(): void {
  window.isMarkedDocument = true;
}

/** Runs in the page, so it cannot use anything that is declared outside of this function. */
const isMarked = (): boolean => window.isMarkedDocument === true;

/** Runs in the page, so it cannot use anything that is declared outside of this function. */
function listWaysOn(): readonly string[] {
  const leadsNowhere = '[aria-controls], [aria-haspopup], [role=group] *, fieldset *, [target=_blank]';
  const getLabel = (element: Element) => element.textContent.trim() || (element.getAttribute('aria-label') ?? '');
  return [...document.querySelectorAll<HTMLElement>('button, a[href], [role=button], [role=link]')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => !element.matches(':disabled') && element.closest('[aria-disabled=true], [inert]') === null)
    .filter((element) => !element.matches(leadsNowhere))
    .filter((element) => !element.matches('[role=alert] ~ button') || getLabel(element) !== 'Dismiss')
    .map(getLabel);
}
