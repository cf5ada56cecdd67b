import type { BrowserProgram } from '../../driver/lane-parameters.ts';
import { chromiumLaunchOptions } from '../../driver/browser/chromium-options.ts';
import { findBrowser, findFirefox, findWebKit } from '../../tools/browser/find-browser.ts';
import { firefoxLaunchOptions } from '../../tools/browser/firefox.ts';

export interface LaneBrowser {
  /** Suffix of the name of a lane (test configuration), such as `/firefox`; empty for the default browser. */
  readonly suffix: string;
  readonly engine: BrowserProgram['engine'];
  /**
   * Whether the browser can be started so that it draws only when a frame is requested
   * (`driver/browser/still-page.ts`).
   */
  readonly drawsOnRequest: boolean;
  /**
   * Finds or installs the browser and returns the path of its executable.
   *
   * @param report called with lines about the progress
   * @throws (rejects) if no executable starts
   */
  readonly find: (report: (line: string) => void) => Promise<string>;
  readonly getLaunchOptions: (executablePath: string, drawsOnRequest: boolean) => BrowserProgram['launchOptions'];
  /** The time limits of steps are multiplied by this number. It is 1 for the default browser. */
  readonly patienceFactor: number;
  /**
   * Whether lanes (test configurations) in this browser run in continuous integration, and whenever the developer names
   * no lane.
   */
  readonly runsByDefault: boolean;
  /** Tag expression of the scenarios that run in this browser. Omit to run all scenarios. */
  readonly only?: string;
}

export const browsers = {
  chromium: {
    suffix: '',
    engine: 'chromium',
    drawsOnRequest: true,
    find: async (report) => (await findBrowser(report)).executablePath,
    getLaunchOptions: chromiumLaunchOptions,
    patienceFactor: 1,
    runsByDefault: true,
  },
  firefox: {
    suffix: '/firefox',
    engine: 'firefox',
    drawsOnRequest: false,
    find: async (report) => (await findFirefox(report)).executablePath,
    getLaunchOptions: firefoxLaunchOptions,
    patienceFactor: 3,
    runsByDefault: false,
  },
  webkit: {
    suffix: '/webkit',
    engine: 'webkit',
    drawsOnRequest: false,
    find: async (report) => (await findWebKit(report)).executablePath,
    getLaunchOptions: (executablePath) => ({ executablePath }),
    patienceFactor: 2,
    runsByDefault: false,
    only: '@journey',
  },
} as const satisfies Record<string, LaneBrowser>;
