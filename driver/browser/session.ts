import type { Browser, BrowserContext, Download } from 'playwright';
import { faultProperty } from '../../tools/bundle/fault-property.ts';
import { countCalls } from '../idle/count-calls.ts';
import { detectIdle } from '../idle/detect-idle.ts';
import { defaultTraits, type RendererTraits, type Service } from '../lane-parameters.ts';
import { readScreen } from '../screen/read-screen.ts';
import { pauseClock } from './paused-clock.ts';
import { retry } from './retry.ts';
import { answerForGoogle } from './simulate/google-hosts.ts';
import { recordChunks } from './simulate/lost-chunks.ts';
import { openSelfDrawingPage, openStillPage } from './still-page.ts';
import { testBedPage } from './test-bed-page.ts';
import { reportCookieWrites, watchCookieWrites } from './watch/cookie-writes.ts';
import { logErrorsAsText, reportViolations, startGuards } from './watch/guards.ts';
import { watchPendingRequests } from './watch/pending-requests.ts';
import { watchSdkCalls } from './watch/sdk-calls.ts';
import { recordRequestedSizes, watchWindows } from './watch/windows.ts';

declare global {
  interface Window {
    /** The browser's own `performance.getEntriesByType`, saved before the paused clock replaces this method. */
    readonly getEntries?: (type: string) => PerformanceEntry[];
  }
}

/** A browser session with a page of the test bed. Sessions share no data. */
export type Session = Awaited<ReturnType<typeof openSession>>;

/** Size of the visitor's window when a scenario starts. */
export const windowSize = { width: 1024, height: 768 };

/**
 * Milliseconds that a step waits for something to appear. Must be shorter than Cucumber's time limit (`world.ts`),
 * whose error does not say what is missing.
 */
const defaultPatienceMs = 5_000;
const navigationTimeoutMs = 10_000;

export interface SessionOptions {
  readonly testBedUrl: string;
  readonly service: Service;
  readonly renderer?: RendererTraits;
  readonly patienceMs?: number;
  /**
   * ID of a deliberate fault in the test build (mutation testing). The session switches the fault on in every document.
   */
  readonly fault?: string;
  /** The user agent to send. If omitted, the browser sends its own. */
  readonly userAgent?: string;
}

export async function openSession(
  browser: Browser,
  { testBedUrl, service, renderer = defaultTraits, patienceMs = defaultPatienceMs, fault, userAgent }: SessionOptions,
  isWarm: boolean,
) {
  const hasDevtools = browser.browserType().name() === 'chromium';
  const newContext = () =>
    browser.newContext({
      baseURL: testBedUrl,
      viewport: windowSize,
      locale: 'en-US',
      timezoneId: 'UTC',
      // Turn off animations, because they go on while the page's clock is paused.
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...(userAgent !== undefined && { userAgent }),
    });
  const opening = renderer.drawsOnRequest
    ? openStillPage(browser, windowSize, newContext)
    : openSelfDrawingPage(newContext);
  const { context, page, drawFrame, isFramePending } = await opening;
  context.setDefaultTimeout(patienceMs);
  context.setDefaultNavigationTimeout(Math.max(navigationTimeoutMs, patienceMs));
  const pendingRequests = watchPendingRequests(context);
  const guards = startGuards(context, {
    answersForGoogle: service.googleUrl !== null,
    ignoredTexts: renderer.ignoredConsoleTexts,
  });
  // The script `detectIdle` saves the browser's real timers. The paused clock replaces these timers, so add the scripts
  // before pausing the clock.
  await addInitScripts(context, fault);
  if (!hasDevtools) {
    await context.addInitScript(logErrorsAsText);
    await context.addInitScript(recordRequestedSizes);
  }
  const [clock, cookieWrites] = await Promise.all([
    pauseClock(context),
    watchCookieWrites(context),
    service.googleUrl === null ? null : answerForGoogle(context, service.googleUrl),
  ]);
  await context.addInitScript(restoreEntries);
  const sdkCalls = watchSdkCalls(context);
  const windows = watchWindows(context);
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  const firstChunks = await recordChunks(page, () => testBedPage.open(page, '/'));
  return {
    context,
    page,
    clock,
    guards,
    pendingRequests,
    windows,
    /** Files that the page has downloaded, oldest first. */
    downloads,
    sdkCalls,
    cookieWrites,
    firstChunks,
    /** Milliseconds of real time that the driver waits for something to appear. */
    patienceMs,
    renderer,
    /** Whether later scenarios use this session, too. */
    isWarm,
    /** Functions that undo this scenario's changes to the browser. They run when the scenario ends. */
    cleanups: [] as (() => Promise<void>)[],
    drawFrame,
    isFramePending,
    /** Whether the driver can use Chrome's DevTools protocol. */
    hasDevtools,
  };
}

/** Activates the window of a page. In Firefox, a field can get the focus only in the active window. */
export async function activateWindow({ page, hasDevtools }: Pick<Session, 'page' | 'hasDevtools'>): Promise<void> {
  if (hasDevtools) return;
  await page.bringToFront();
  const hasFocus = () => retry(focusLimitMs, async () => (await page.evaluate(() => document.hasFocus())) || null);
  // The focus may still be in Firefox's toolbar, because of an earlier scenario. Press Tab until the focus is in the
  // page.
  for (let presses = 0; presses < maxToolbarStops && !(await hasFocus()); presses += 1)
    await page.keyboard.press('Tab');
}

/**
 * Activates the window of a page if other windows are open. In Firefox, a page behind another window receives clicks
 * but no key presses.
 *
 * @returns whether the window was activated
 */
export async function returnToWindow(session: Pick<Session, 'page' | 'hasDevtools' | 'windows'>): Promise<boolean> {
  const { page, hasDevtools, windows } = session;
  if (hasDevtools || windows.every((window) => window === page || window.isClosed())) return false;
  await activateWindow(session);
  return true;
}

/** Milliseconds of real time to wait for a page to get the focus, after its window was activated and after each Tab. */
const focusLimitMs = 500;

/** Maximum number of times that Tab is pressed to move the focus from Firefox's toolbar to the page. */
const maxToolbarStops = 20;

/**
 * Lets the app read the browser's performance entries, which the paused clock hides. The app needs them to notice that
 * the visitor went Back (`navigation`) and to count requests (`resource`). Runs in the page.
 */
function restoreEntries(): void {
  const { getEntries } = window;
  performance.getEntriesByType = (type: string) =>
    ['navigation', 'resource'].includes(type) ? (getEntries?.(type) ?? []) : [];
}

/**
 * Adds the driver's functions to every document that the context loads from now on. Call this function before the clock
 * is paused.
 *
 * All functions are in one script, because each further script costs time in every window.
 */
export const addInitScripts = async (context: BrowserContext, fault?: string): Promise<void> => {
  const calls = [detectIdle, countCalls, reportViolations, reportCookieWrites].map((run) => `(${String(run)})();`);
  const entries = 'window.getEntries = performance.getEntriesByType.bind(performance);';
  const switches = fault === undefined ? [] : [`globalThis.${faultProperty} = ${JSON.stringify(fault)};`];
  await context.addInitScript(
    [entries, ...switches, ...calls, `window.readScreen = ${String(readScreen)};`].join('\n'),
  );
};
