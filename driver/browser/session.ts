import type { Browser, BrowserContext } from 'playwright';
import { defaultTraits, type RendererTraits, type Service } from '../lane-parameters.ts';
import { answerForGoogle } from './simulate/google-hosts.ts';
import { guard, type Guards } from './watch/guards.ts';
import { watchLibrary, type LibraryCalls } from './watch/sdk-calls.ts';
import { partsLoadedBy, type FirstLoad } from './simulate/lost-chunks.ts';
import { stopClock, type PausedClock } from './paused-clock.ts';
import { testBedPage } from './test-bed-page.ts';
import { openLivelyPage, openStillPage, type StillPage } from './still-page.ts';
import { teach } from './add-init-scripts.ts';
import { watchTraffic, type Traffic } from './wait-until-idle.ts';
import { watchWindows, type Windows } from './watch/windows.ts';
import { watchCookies, type WrittenCookies } from './watch/cookie-writes.ts';

/** A browser session: what ends when a visitor closes all windows, and begins with nothing. */
export interface Session extends StillPage {
  readonly context: BrowserContext;
  readonly clock: PausedClock;
  readonly guards: Guards;
  readonly traffic: Traffic;
  readonly windows: Windows;
  readonly libraryCalls: LibraryCalls;
  readonly writtenCookies: WrittenCookies;
  readonly firstLoad: FirstLoad;
  /** How long one looks for what does not come, in milliseconds of real time: the visitor's clock stands still. */
  readonly patienceMs: number;
  readonly renderer: RendererTraits;
  /** One scenario after another uses it. */
  readonly isWarm: boolean;
  /** What was done to the page that has to be undone before it is somebody else's. The page is then loaded anew. */
  readonly undoings: (() => Promise<void>)[];
}

/** The visitor's window, where no step says another. */
export const windowSize = { width: 1024, height: 768 };

/** Less than a step has (`world.ts`), so that it is always the action that says what it waited for. */
const patience = 5_000;
const navigationTimeoutMs = 10_000;

/** Where a session is to be had. */
export interface Place {
  readonly testBedUrl: string;
  readonly service: Service;
  /** {@link defaultTraits} unless given. */
  readonly renderer?: RendererTraits;
  /** How long anything may take to come, in milliseconds of real time; the harness's own unless given. */
  readonly patienceMs?: number;
}

/** Opens a session with the test bed in it and nothing on the test bed. */
export async function openSession(
  browser: Browser,
  { testBedUrl, service, renderer = defaultTraits, patienceMs = patience }: Place,
  isWarm: boolean,
): Promise<Session> {
  const newContext = () =>
    browser.newContext({
      baseURL: testBedUrl,
      viewport: windowSize,
      locale: 'en-US',
      timezoneId: 'UTC',
      // Animations run on the browser's own clock, which does not stand still.
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
  const opening = renderer.drawsOnRequest ? openStillPage(browser, windowSize, newContext) : openLivelyPage(newContext);
  const { context, page, draw, isBeingDrawn } = await opening;
  context.setDefaultTimeout(patienceMs);
  context.setDefaultNavigationTimeout(navigationTimeoutMs);
  const traffic = watchTraffic(context);
  const guards = guard(context, {
    answersForGoogle: service.googleUrl !== null,
    ignoredTexts: renderer.ignoredConsoleTexts,
  });
  // Before the clock stops: a page waits by the real one.
  await teach(context);
  const [clock, writtenCookies] = await Promise.all([
    stopClock(context),
    watchCookies(context),
    service.googleUrl === null ? null : answerForGoogle(context, service.googleUrl),
  ]);
  const libraryCalls = watchLibrary(context);
  const windows = watchWindows(context);
  const firstLoad = await partsLoadedBy(page, () => testBedPage.open(page, '/'));
  const watched = { clock, guards, traffic, windows, libraryCalls, writtenCookies };
  return { context, page, ...watched, firstLoad, patienceMs, renderer, isWarm, undoings: [], draw, isBeingDrawn };
}
