/**
 * `npm run screenshots [-- part of a name…]`: a picture of every screen in each of its states, which are the stories,
 * and of the product's own pages; phone and desktop, light and dark, in `out/screenshots`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { launchBrowser } from './browser.ts';
import { wordsOf } from './command-line.ts';
import { inProject, named } from './project.ts';
import { pageShots } from './screenshots/page-shots.ts';
import type { Shots } from './screenshots/shots.ts';
import { storyShots } from './screenshots/story-shots.ts';

const widths = { phone: { width: 390, height: 720 }, desktop: { width: 1280, height: 720 } } as const;
const folder = inProject('out', 'screenshots');

const parts = wordsOf({
  usage: 'npm run screenshots -- [part of a name…]',
  about:
    'A picture of every screen in each of its states, in out/screenshots, which takes minutes; or of those with such a name.',
  accepts: () => true,
});
if (parts) {
  const isWanted = (name: string) => parts.length === 0 || parts.some((part) => name.includes(part));
  await mkdir(folder, { recursive: true });
  const browser = await launchBrowser();
  try {
    for (const open of [pageShots, storyShots]) {
      await using shots = await open(isWanted);
      await takeAll(browser, shots);
    }
  } finally {
    await browser.close();
  }
}

async function takeAll(browser: Browser, { url, names, show }: Shots): Promise<void> {
  for (const [device, viewport] of Object.entries(widths)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        ...{ viewport, colorScheme, baseURL: url },
        reducedMotion: 'reduce',
        bypassCSP: true, // Ladle writes styles into its page.
      });
      for (const name of names) {
        const page = await context.newPage();
        await show(page, name);
        await page.screenshot({ fullPage: true, path: join(folder, `${name}-${device}-${colorScheme}.png`) });
        await page.close();
      }
      await context.close();
    }
  }
  console.log(`${names.length * 4} pictures in ${named(folder)}`);
}
