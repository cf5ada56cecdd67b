import type { Page } from 'playwright';
import type { ServiceControl } from '../src/adapters/service-control.ts';
import type { Transition } from '../pages/test-bed/test-bed-api.ts';
import { windowSize, type Session } from './browser/session.ts';
import { testBedPage, type UnmountResult } from './browser/test-bed-page.ts';
import { returnWarmSession } from './browser/worker-browser.ts';
import { HarnessError } from './harness-error.ts';
import type { Visit } from './visit.ts';

export class GuardError extends Error {
  override readonly name = 'GuardError';
}

export interface VisitResult {
  readonly transitions: readonly Transition[];
  readonly findings: readonly string[];
}

/**
 * Unmounts the app, lets the service send delayed answers, and cleans the sessions for the next scenario.
 *
 * @throws HarnessError (rejects) if a session cannot be cleaned
 */
export async function endVisit(visit: Visit, service: ServiceControl): Promise<VisitResult> {
  const results: VisitResult[] = [{ transitions: await visit.closeTabs(), findings: [] }];
  for (const session of visit.sessions) {
    try {
      results.push(await cleanSession(session, visit, service));
      if (session.isWarm && !session.clock.isUsedUp && !session.isFramePending()) returnWarmSession(session);
      else await session.context.close();
    } catch (error) {
      // Close the page that could not be cleaned, so that no scenario reuses it. Ignore an error during closing: the
      // first error says more.
      await session.context.close().catch(() => {});
      const reason = error instanceof Error ? error.message : String(error);
      throw new HarnessError(`the page could not be cleaned for the next scenario: ${reason}`, { cause: error });
    }
  }
  return {
    transitions: results.flatMap(({ transitions }) => transitions),
    findings: results.flatMap(({ findings }) => findings),
  };
}

async function cleanSession(session: Session, visit: Visit, service: ServiceControl): Promise<VisitResult> {
  const { context, page, guards, windows, sdkCalls, cleanups, pendingRequests, renderer, isWarm } = session;
  await Promise.all(context.pages().map((other) => (other === page ? null : other.close())));
  // Wait until a navigation has ended: during a navigation, there is no app to unmount.
  if (pendingRequests.count > 0) await visit.waitUntilIdle();
  // If the service is a server, do not reset the page yet: the reset removes the SDK's iframe, which may still be
  // loading. The page is reset below, when it is idle.
  const resets = isWarm && cleanups.length === 0 && visit.service.controlUrl === null;
  const { leftovers, transitions, cookiesAfterReset } =
    (await testBedPage.unmount(page, resets)) ?? (await unmountAfterReturn(session, resets));
  if (cookiesAfterReset === null) {
    if (visit.isHolding) await service.release();
    await visit.waitUntilIdle();
  }
  if (isWarm) {
    const hasLateTimers = renderer.hasLateTimers && visit.isHolding;
    if (cleanups.length > 0 || hasLateTimers) await runCleanups(cleanups, page);
    if ((cookiesAfterReset ?? (await testBedPage.reset(page))) !== '') await context.clearCookies();
    windows.length = 0;
    sdkCalls.length = 0;
    if (page.viewportSize()?.width !== windowSize.width) await page.setViewportSize(windowSize);
  }
  const findings = leftovers === '' ? [] : [`the unmounted app has left this on the page: ${leftovers}`];
  return { transitions, findings: [...findings, ...guards.takeFindings()] };
}

async function unmountAfterReturn({ page, renderer }: Session, resets: boolean): Promise<UnmountResult> {
  await page.waitForLoadState('load');
  if (!(await testBedPage.isLoaded(page))) {
    if (renderer.redirectsOnLoad) await testBedPage.clearResumeData(page);
    await testBedPage.open(page, '/');
  }
  const result = await testBedPage.unmount(page, resets);
  if (result) return result;
  throw new Error(`the page at ${page.url()} has no test bed`);
}

async function runCleanups(cleanups: Session['cleanups'], page: Page): Promise<void> {
  for (const cleanup of cleanups.splice(0)) await cleanup();
  await testBedPage.open(page, '/');
}
