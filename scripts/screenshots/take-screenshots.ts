import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { digestOf, sources } from '../../tools/bundle/fingerprint.ts';
import { inProject } from '../../tools/project.ts';
import { areFresh, markFresh, markStale } from './freshness.ts';
import { pageShots } from './page-shots.ts';
import type { Shots } from './shots.ts';
import { storyShots } from './story-shots.ts';

const widths = { phone: { width: 390, height: 720 }, desktop: { width: 1280, height: 720 } } as const;
const colorSchemes = ['light', 'dark'] as const;
const picturesOfEach = Object.keys(widths).length * colorSchemes.length;
/** Most of the time a screen is waited for. */
const SIDE_BY_SIDE = 4;
/** Where they are put. */
export const screenshotFolder = inProject('out', 'screenshots');
const digestOfScreens = (): string =>
  digestOf([...sources, 'stories/**', '.ladle/**', 'scripts/{screenshots,server,stories}/**']);

/**
 * Takes pictures of all there is, unless they are there and show it as it is.
 *
 * @param files the names of those that are needed
 */
export async function ensureScreenshots(files: readonly string[]): Promise<void> {
  if (await areFresh(screenshotFolder, digestOfScreens(), files)) return;
  console.log('a picture of every screen is taken first, which takes a minute or two …');
  await takeScreenshots([]);
}

/** Takes pictures of what has one of these in its name, or of all. Resolves with how many. */
export async function takeScreenshots(parts: readonly string[]): Promise<number> {
  const isWanted = (name: string) => parts.length === 0 || parts.some((part) => name.includes(part));
  await mkdir(screenshotFolder, { recursive: true });
  const digest = digestOfScreens();
  let taken = 0;
  const browser = await launchBrowser();
  try {
    for (const open of [pageShots, storyShots]) {
      await using shots = await open(isWanted);
      if (shots.names.length > 0) await markStale(screenshotFolder);
      await takeAll(browser, shots);
      taken += shots.names.length * picturesOfEach;
    }
    if (parts.length === 0) await markFresh(screenshotFolder, digest);
    process.stdout.write('\n');
    return taken;
  } finally {
    await browser.close();
  }
}

async function takeAll(browser: Browser, shots: Shots): Promise<void> {
  const { names } = shots;
  const waiting = names.values();
  const takeWaiting = async () => {
    for (const name of waiting) {
      await takeOne(browser, shots, name);
      process.stdout.write('.');
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, takeWaiting));
}

async function takeOne(browser: Browser, { url, show }: Shots, name: string): Promise<void> {
  await using context = await browser.newContext({
    baseURL: url,
    viewport: widths.phone,
    reducedMotion: 'reduce',
    bypassCSP: true, // Ladle writes styles into its page.
  });
  const page = await context.newPage();
  await show(page, name);
  for (const [device, viewport] of Object.entries(widths)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ fullPage: true, path: join(screenshotFolder, `${name}-${device}-${colorScheme}.png`) });
    }
  }
}
