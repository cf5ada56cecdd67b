import type { ServiceControl } from '../../src/adapters/service-control.ts';
import { windowSize, type Session } from './browser/session.ts';
import { stagePage } from './browser/stage-page.ts';
import { discardWarmSession } from './browser/worker-browser.ts';
import { HarnessError } from './harness-error.ts';
import type { Visit } from './visit.ts';

/** Something happened that nobody asserts, and that no scenario may have. */
export class GuardError extends Error {
  override readonly name = 'GuardError';
}

/**
 * Ends a visit: takes the app away, lets what was held back come too late, and makes the warm page the next one's.
 * Rejects with a {@link GuardError} on anything that the guards found, or that the app left behind.
 */
export async function leave(visit: Visit, service: ServiceControl): Promise<void> {
  const findings: string[] = [];
  for (const session of visit.sessions) {
    try {
      findings.push(...(await clean(session, visit, service)));
      if (!session.isWarm) await session.context.close();
    } catch (error) {
      // After this, nobody knows what is on the page.
      if (session.isWarm) await discardWarmSession();
      const reason = error instanceof Error ? error.message : String(error);
      throw new HarnessError(`the page could not be made ready for the next scenario: ${reason}`, { cause: error });
    }
  }
  if (findings.length > 0) throw new GuardError(findings.join('\n'));
}

async function clean(session: Session, visit: Visit, service: ServiceControl): Promise<readonly string[]> {
  const { context, page, guards } = session;
  const leftovers = await stagePage.unmount(page);
  await service.release();
  await visit.rest();
  if (session.isWarm) {
    if ((await stagePage.forget(page)) !== '') await context.clearCookies();
    for (const other of context.pages()) if (other !== page) await other.close();
    if (page.viewportSize()?.width !== windowSize.width) await page.setViewportSize(windowSize);
  }
  const left = leftovers === '' ? [] : [`the app is gone, but left on the page: ${leftovers}`];
  return [...left, ...guards.takeFindings()];
}
