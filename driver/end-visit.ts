import type { Page } from 'playwright';
import type { ServiceControl } from '../src/adapters/service-control.ts';
import type { Transition } from '../pages/test-bed/test-bed-api.ts';
import { windowSize, type Session } from './browser/session.ts';
import { testBedPage, type Left } from './browser/test-bed-page.ts';
import { giveBack } from './browser/worker-browser.ts';
import { HarnessError } from './harness-error.ts';
import type { Visit } from './visit.ts';

/** Something happened that nobody asserts, and that no scenario may have. */
export class GuardError extends Error {
  override readonly name = 'GuardError';
}

/** What a visit leaves behind. */
export interface Leavings {
  /** Every way from screen to screen that was gone. */
  readonly transitions: readonly Transition[];
  /** What no scenario may have. */
  readonly findings: readonly string[];
}

/** Ends a visit: takes the app away, lets what was held back come too late, and makes the warm page the next one's. */
export async function leave(visit: Visit, service: ServiceControl): Promise<Leavings> {
  const all: Leavings[] = [];
  for (const session of visit.sessions) {
    try {
      all.push(await clean(session, visit, service));
      if (session.isWarm && !session.clock.isWornOut && !session.isBeingDrawn()) giveBack(session);
      else await session.context.close();
    } catch (error) {
      // After this, nobody knows what is on the page; it may be its context that is broken.
      await session.context.close().catch(() => {});
      const reason = error instanceof Error ? error.message : String(error);
      throw new HarnessError(`the page could not be made ready for the next scenario: ${reason}`, { cause: error });
    }
  }
  return {
    transitions: all.flatMap(({ transitions }) => transitions),
    findings: all.flatMap(({ findings }) => findings),
  };
}

async function clean(session: Session, visit: Visit, service: ServiceControl): Promise<Leavings> {
  const { context, page, guards, windows, libraryCalls, undoings, traffic, renderer, isWarm } = session;
  await Promise.all(context.pages().map((other) => (other === page ? null : other.close())));
  // On the way to another page there is nothing to end yet.
  if (traffic.loading > 0) await visit.rest();
  // The SDK may still be about to load the frame that it speaks to a service elsewhere through: it is waited for first.
  const forgets = isWarm && undoings.length === 0 && visit.service.controlUrl === null;
  const { leftovers, transitions, forgotten } =
    (await testBedPage.leave(page, forgets)) ?? (await comeHome(session, forgets));
  if (forgotten === null) {
    if (visit.isHeldBack) await service.release();
    await visit.rest();
  }
  if (isWarm) {
    const hasLateTimers = renderer.hasLateTimers && visit.isHeldBack;
    if (undoings.length > 0 || hasLateTimers) await undo(undoings, page);
    if ((forgotten ?? (await testBedPage.forget(page))) !== '') await context.clearCookies();
    windows.forget();
    libraryCalls.forget();
    if (page.viewportSize()?.width !== windowSize.width) await page.setViewportSize(windowSize);
  }
  const left = leftovers === '' ? [] : [`the app is gone, but left on the page: ${leftovers}`];
  return { transitions, findings: [...left, ...guards.takeFindings()] };
}

/** The visitor is at a provider's, or between two pages: the app goes on when they come back, and can then be ended. */
async function comeHome({ page, renderer }: Session, forgets: boolean): Promise<Left> {
  await page.waitForLoadState('load');
  if (!(await testBedPage.isThere(page))) {
    if (renderer.redirectsOnLoad) await testBedPage.forgetEncore(page);
    await testBedPage.open(page, '/');
  }
  const left = await testBedPage.leave(page, forgets);
  if (left) return left;
  throw new Error(`the page at ${page.url()} offers no test bed`);
}

async function undo(undoings: Session['undoings'], page: Page): Promise<void> {
  for (const each of undoings.splice(0)) await each();
  await testBedPage.open(page, '/');
}
