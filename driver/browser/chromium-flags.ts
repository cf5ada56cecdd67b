import { launchOptions } from '../../tools/browser/find-browser.ts';
import { selfDrawingFlags, stillFlags } from './still-page.ts';

/**
 * Flags that turn off the optimizing compilers and the separate GPU process. In short scenarios, both only cost time.
 */
const fasterStart = ['--disable-gpu', '--in-process-gpu', '--js-flags=--no-maglev --no-turbofan'];

/**
 * Makes every host except this machine unreachable. A request to another host fails the scenario (`watch/guards.ts`).
 */
const loopbackOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/**
 * Returns the command-line flags of Chromium for running scenarios.
 *
 * @param drawsOnRequest whether pages draw only when a frame is requested (`still-page.ts`)
 */
export function getChromiumFlags(drawsOnRequest: boolean): readonly string[] {
  const drawing = drawsOnRequest ? stillFlags : selfDrawingFlags;
  return [...launchOptions('').args, ...fasterStart, ...drawing, loopbackOnly];
}
