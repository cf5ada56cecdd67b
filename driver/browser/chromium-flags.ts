import { launchOptions } from '../../tools/browser/find-browser.ts';
import { selfDrawingFlags, stillFlags } from './still-page.ts';

/** Turns off optimizing compilers and the separate GPU process, because they slow down short scenarios. */
const fasterStart = ['--disable-gpu', '--in-process-gpu', '--js-flags=--no-maglev --no-turbofan'];

const loopbackOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

export function getChromiumFlags(drawsOnRequest: boolean): readonly string[] {
  const drawing = drawsOnRequest ? stillFlags : selfDrawingFlags;
  return [...launchOptions('').args, ...fasterStart, ...drawing, loopbackOnly];
}
