import type { BrowserContext } from 'playwright';
import { countCalls } from '../idle/count-calls.ts';
import { detectIdle } from '../idle/detect-idle.ts';
import { readScreen } from '../screen/read-screen.ts';
import { reportCookieWrites } from './watch/cookie-writes.ts';
import { reportViolations } from './watch/guards.ts';

/**
 * Installs the driver's functions in every document of a context. Call it before the first document is opened and
 * before the clock is paused.
 *
 * All functions are one init script, because Playwright sends each init script to each window separately.
 */
export const addInitScripts = async (context: BrowserContext): Promise<void> => {
  const calls = [detectIdle, countCalls, reportViolations, reportCookieWrites].map((run) => `(${String(run)})();`);
  await context.addInitScript([...calls, `window.readScreen = ${String(readScreen)};`].join('\n'));
};
