import { chromium, type Browser } from 'playwright';
import { findBrowser, launchOptions } from '../../tools/browser/find-browser.ts';
import { selfDrawingFlags, stillFlags } from './still-page.ts';

/** A browser that lanes can run in. */
interface BrowserKind {
  /** Ends the names of its lanes, such as `/firefox`. */
  readonly suffix: string;
  /** Whether it can draw a page only when a frame is requested (`still-page.ts`). */
  readonly drawsOnRequest: boolean;
  /**
   * Finds or installs it and returns the path of its executable.
   *
   * @param report called with lines about the progress
   * @throws (rejects) if there is none that starts
   */
  find(report: (line: string) => void): Promise<string>;
  /** Starts it, without access to any host but this machine: the guards report such requests. */
  launch(executablePath: string, drawsOnRequest: boolean): Promise<Browser>;
}

/** Saves what a scenario's short life does not repay: optimizing compilers, and a process for drawing. */
const fasterStart = ['--disable-gpu', '--in-process-gpu', '--js-flags=--no-maglev --no-turbofan'];
const loopbackOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** Every browser that a lane can name (`harness/lanes/lanes.ts`). */
export const browsers = {
  chromium: {
    suffix: '',
    drawsOnRequest: true,
    find: async (report) => (await findBrowser(report)).executablePath,
    launch(executablePath, drawsOnRequest) {
      const options = launchOptions(executablePath);
      const drawing = drawsOnRequest ? stillFlags : selfDrawingFlags;
      return chromium.launch({ ...options, args: [...options.args, ...fasterStart, ...drawing, loopbackOnly] });
    },
  },
} as const satisfies Record<string, BrowserKind>;

export type BrowserName = keyof typeof browsers;
