import { chromium, type Browser } from 'playwright';
import { findBrowser, launchOptions } from '../../tools/browser/find-browser.ts';
import { selfDrawingFlags, stillFlags } from './still-page.ts';

interface BrowserKind {
  /** The end of lane names for this browser, such as `/firefox`. Empty for the default browser. */
  readonly suffix: string;
  /** If true, the browser can be started so that it draws only when a frame is requested. */
  readonly drawsOnRequest: boolean;
  /**
   * Returns the path of the browser's executable. Installs the browser if necessary.
   *
   * @throws (rejects) if no executable starts
   */
  find(report: (line: string) => void): Promise<string>;
  /** Launches the browser so that it can connect only to this machine. */
  launch(executablePath: string, drawsOnRequest: boolean): Promise<Browser>;
}

/** Turns off optimizing compilers and the separate GPU process, because they slow down short scenarios. */
const fasterStart = ['--disable-gpu', '--in-process-gpu', '--js-flags=--no-maglev --no-turbofan'];
const loopbackOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

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
