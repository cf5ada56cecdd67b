import type { LaunchOptions } from 'playwright';
import { launchOptions } from '../../tools/browser/find-browser.ts';
import { selfDrawingFlags, stillFlags } from './still-page.ts';

/** Turns off optimizing compilers and the separate GPU process, because they slow down short scenarios. */
const fasterStart = ['--disable-gpu', '--in-process-gpu', '--js-flags=--no-maglev --no-turbofan'];

const loopbackOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

export function chromiumLaunchOptions(executablePath: string, drawsOnRequest: boolean): LaunchOptions {
  const options = launchOptions(executablePath);
  const drawing = drawsOnRequest ? stillFlags : selfDrawingFlags;
  return { ...options, args: [...options.args, ...fasterStart, ...drawing, loopbackOnly] };
}
