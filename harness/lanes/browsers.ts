import { getChromiumFlags } from '../../driver/browser/chromium-flags.ts';
import type { BrowserProgram } from '../../driver/lane-parameters.ts';
import { findBrowser } from '../../tools/browser/find-browser.ts';

export interface LaneBrowser {
  /** Suffix of a lane's name, such as `/firefox`; empty for the default browser. */
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
  /** Returns the browser's command-line flags. The flags must keep the browser from reaching other machines. */
  readonly flags: (drawsOnRequest: boolean) => readonly string[];
}

export const browsers = {
  chromium: {
    suffix: '',
    engine: 'chromium',
    drawsOnRequest: true,
    find: async (report) => (await findBrowser(report)).executablePath,
    flags: getChromiumFlags,
  },
} as const satisfies Record<string, LaneBrowser>;
