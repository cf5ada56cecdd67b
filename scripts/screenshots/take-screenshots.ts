import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { launchBrowser } from '../browser.ts';
import { inProject, named } from '../project.ts';
import { pageShots } from './page-shots.ts';
import type { Shots } from './shots.ts';
import { storyShots } from './story-shots.ts';

const widths = { phone: { width: 390, height: 720 }, desktop: { width: 1280, height: 720 } } as const;
const folder = inProject('out', 'screenshots');

/** Takes pictures of what has one of these in its name, or of all. */
export async function takeScreenshots(parts: readonly string[]): Promise<void> {
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
