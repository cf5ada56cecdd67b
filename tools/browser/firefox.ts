import type { LaunchOptions } from 'playwright';
import { inProject } from '../project.ts';
import { firefoxFlag } from './bidi-proxy.ts';

/** Settings of Firefox, in addition to those that Playwright chooses. */
const preferences = {
  // Playwright cannot emulate media features in Firefox ESR. Set these features as preferences instead.
  'ui.prefersReducedMotion': 1,
  'layout.css.prefers-color-scheme.content-override': 1,
  // Look up no host names, because the browser connects only to the IP address of this machine.
  'network.dns.disabled': true,
  // Popups must behave as in Chromium's headless shell, which has no popup blocker. So turn off Firefox's blocker.
  'dom.disable_open_during_load': false,
  // Font size of pages in Armenian, in pixels. To enlarge the letters of a page, `legibility.ts` sets the language of
  // the page to Armenian.
  'font.size.variable.x-armn': 32,
  // Turn off the back/forward cache, because Firefox does not report to Playwright when it shows a page from this
  // cache.
  'browser.sessionhistory.max_total_viewers': 0,
  // Save memory and time: start fewer processes, and draw without waiting for the next frame of the display.
  'fission.autostart': false,
  'dom.ipc.processCount': 1,
  'layout.frame_rate': 0,
} as const;

/** Returns Playwright's launch options for an unmodified Firefox. */
export const firefoxLaunchOptions = (executablePath: string): LaunchOptions => ({
  // Select WebDriver BiDi. Without a channel, Playwright would expect its own build of Firefox.
  channel: 'moz-firefox',
  executablePath: inProject('tools', 'browser', 'firefox-with-proxy.ts'),
  args: [`${firefoxFlag}${executablePath}`],
  firefoxUserPrefs: preferences,
  timeout: 90_000,
});
