import { chromium, type Browser } from 'playwright';
import { findBrowser, launchOptions } from '../../tools/browser/find-browser.ts';
import { selfDrawingFlags, stillFlags } from './still-page.ts';

/** A kind of browser in which lanes can run. */
interface BrowserKind {
  /** The end of lane names for this browser, such as `/firefox`; empty for the default browser. */
  readonly suffix: string;
  /** Whether the browser can leave a page undrawn until a frame is requested (`still-page.ts`). */
  readonly drawsOnRequest: boolean;
  /**
   * Finds or installs the browser and returns the path of its executable.
   *
   * @param report called with lines about the progress
   * @throws (rejects) if no executable starts
   */
  find(report: (line: string) => void): Promise<string>;
  /**
   * Launches the browser. It can reach only this machine: a request to another host fails the scenario
   * (`watch/guards.ts`).
   */
  launch(executablePath: string, drawsOnRequest: boolean): Promise<Browser>;
}

/**
 * Flags that turn off the optimizing compilers and the separate GPU process. In short scenarios, both only cost time.
 */
const fasterStart = ['--disable-gpu', '--in-process-gpu', '--js-flags=--no-maglev --no-turbofan'];
const loopbackOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** The browsers in which lanes can run (`harness/lanes/lanes.ts`). */
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
