import type { BrowserContext } from 'playwright';
import { readScreen } from '../screen/read-screen.ts';
import { comeToRest } from './come-to-rest.ts';
import { countCalls } from './count-calls.ts';
import { reportViolations } from './guards.ts';
import { tellCookies } from './written-cookies.ts';

/**
 * Has every document of a context know what is asked of it, and tell what nobody else would: to be called before the
 * first one, and before the clock is stopped. In one script, since each script is sent to each window by itself.
 */
export const teach = async (context: BrowserContext): Promise<void> => {
  const lessons = [comeToRest, countCalls, reportViolations, tellCookies].map((lesson) => `(${String(lesson)})();`);
  await context.addInitScript([...lessons, `window.readScreen = ${String(readScreen)};`].join('\n'));
};
