import { after } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { testBuild } from '../../tools/bundle/bundles.ts';
import { serve } from '../../tools/server/serve.ts';

/**
 * Opens the host page for all tests of a file, and closes the browser and the server after the last test. Turns off the
 * Content Security Policy, because tests set styles from strings, and the stand-in for the reCAPTCHA sets the attribute
 * `style`.
 */
export async function openHostPage(options: BrowserContextOptions = {}): Promise<Page> {
  const { folder } = await ensureBundle(testBuild);
  const server = await serve({ root: folder, entry: 'host.html', policy: {} });
  after(() => server.close());
  const browser = await launchBrowser(() => {});
  after(() => browser.close());
  const page = await browser.newPage({ bypassCSP: true, ...options });
  await page.goto(server.url);
  await page.waitForFunction(() => 'hostPage' in window);
  return page;
}
