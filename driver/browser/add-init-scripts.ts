import type { BrowserContext } from 'playwright';
import { readScreen } from '../screen/read-screen.ts';
import { comeToRest } from '../idle/detect-idle.ts';
import { countCalls } from '../idle/count-calls.ts';
import { reportViolations } from './watch/guards.ts';
import { tellCookies } from './watch/cookie-writes.ts';

/**
 * Has every document of a context know what is asked of it, and tell what nobody else would: to be called before the
 * first one, and before the clock is stopped. In one script, since each script is sent to each window by itself.
 */
export const teach = async (context: BrowserContext): Promise<void> => {
  const lessons = [comeToRest, countCalls, reportViolations, tellCookies].map((lesson) => `(${String(lesson)})();`);
  await context.addInitScript([...lessons, `window.readScreen = ${String(readScreen)};`].join('\n'));
};
