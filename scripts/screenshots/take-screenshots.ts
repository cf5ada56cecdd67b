import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { digestFiles, sources } from '../../tools/bundle/fingerprint.ts';
import { inProject } from '../../tools/project.ts';
import { areFresh, markFresh, markStale } from './freshness.ts';
import { pageShots } from './shots.ts';
import { storyShots, switchStoryLanguage, type Shots } from '../stories/story-shots.ts';
import { pictureLanguages, toTranslatedFile, translatedStories } from './translations.ts';

const widths = { phone: { width: 390, height: 720 }, desktop: { width: 1280, height: 720 } } as const;
const colorSchemes = ['light', 'dark'] as const;
/**
 * Number of pages in which pictures are taken at the same time. More pages than one save time, because the program
 * mostly waits for the browser.
 */
const PARALLEL_PAGES = 4;
export const screenshotFolder = inProject('out', 'screenshots');

const digestScreens = (): string =>
  digestFiles([...sources, 'stories/**', '.ladle/**', 'scripts/{screenshots,stories}/**']);

/**
 * Takes new pictures of all screens if one of the pictures is missing or outdated.
 *
 * @param files the file names of the pictures that must exist
 */
export async function ensureScreenshots(files: readonly string[]): Promise<void> {
  if (await areFresh(screenshotFolder, digestScreens(), files)) return;
  console.log('Taking a picture of every screen first. This takes a minute or two …');
  await takeScreenshots([]);
}

/**
 * Takes pictures of the screens whose names contain one of the texts. Without texts, takes pictures of all screens.
 * Returns the number of pictures.
 */
export async function takeScreenshots(parts: readonly string[]): Promise<number> {
  const isSelected = (name: string) => parts.length === 0 || parts.some((part) => name.includes(part));
  await mkdir(screenshotFolder, { recursive: true });
  const digest = digestScreens();
  let taken = 0;
  const browser = await launchBrowser();
  try {
    for (const open of [pageShots, storyShots]) {
      await using shots = await open(isSelected);
      if (shots.names.length > 0) await markStale(screenshotFolder);
      taken += await takeAll(browser, shots);
    }
    if (parts.length === 0) await markFresh(screenshotFolder, digest);
    process.stdout.write('\n');
    return taken;
  } finally {
    await browser.close();
  }
}

/** Takes the pictures of all screens in `shots`. Returns the number of pictures. */
async function takeAll(browser: Browser, shots: Shots): Promise<number> {
  const { names } = shots;
  const waiting = names.values();
  let taken = 0;
  const takeWaiting = async () => {
    for (const name of waiting) {
      // Do not write `taken += await takeOne(…)`: it reads `taken` before the wait, although other pages increase
      // `taken` in the meantime.
      const pictures = await takeOne(browser, shots, name);
      taken += pictures;
      process.stdout.write('.');
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_PAGES }, takeWaiting));
  return taken;
}

/** Takes the pictures of one screen. Returns the number of pictures. */
async function takeOne(browser: Browser, { url, show }: Shots, name: string): Promise<number> {
  await using context = await browser.newContext({
    baseURL: url,
    viewport: widths.phone,
    reducedMotion: 'reduce',
    bypassCSP: true, // The Content Security Policy would block the inline styles that Ladle adds.
  });
  const page = await context.newPage();
  let taken = 0;
  const takeSchemes = async (toFile: (colorScheme: string) => string) => {
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ fullPage: true, path: join(screenshotFolder, toFile(colorScheme)) });
      taken += 1;
    }
  };
  await show(page, name);
  for (const [device, viewport] of Object.entries(widths)) {
    await page.setViewportSize(viewport);
    await takeSchemes((colorScheme) => `${name}-${device}-${colorScheme}.png`);
  }
  await page.setViewportSize(widths.phone);
  const isTranslated = translatedStories.some((story) => story === name);
  for (const language of isTranslated ? pictureLanguages : []) {
    await switchStoryLanguage(page, name, language);
    await takeSchemes((colorScheme) => toTranslatedFile(name, language, colorScheme));
  }
  return taken;
}
