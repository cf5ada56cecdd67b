import { join } from 'node:path';
import type { RunOptions } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright';
import { openAxe } from '../../driver/accessibility/axe.ts';
import { listCutOff } from '../../driver/visitor/legibility.ts';
import type { Shard } from '../../harness/corpus/shard.ts';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { storyShots, switchStoryLanguage, type Shots } from './story-shots.ts';
import { drawContactSheet } from './contact-sheets.ts';
import { listOverlaps } from './list-overlaps.ts';
import {
  measuredFolder,
  openMeasuredStories,
  pictureName,
  type Finding,
  type MeasuredStories,
} from './measured-stories.ts';

export interface MeasureOptions {
  readonly languages: readonly string[];
  /** Selects the stories whose names contain one of these texts. An empty list selects all stories. */
  readonly parts: readonly string[];
  readonly shard: Shard | null;
  /** If true, skips the stories that an earlier run has measured, and adds the findings of that run to the report. */
  readonly continues: boolean;
}

export interface Measurement {
  /** Number of measured stories. Each story was measured in every language and letter size. */
  readonly stories: number;
  readonly findings: readonly Finding[];
  /** Paths of the contact sheets. Each contact sheet is a picture of all stories in one language and letter size. */
  readonly sheets: readonly string[];
}

/**
 * Languages that are hard to lay out: long texts (`de`), long words (`fi`), no spaces (`ja`, `th`), right to left
 * (`ar`, `he`).
 */
export const measuredLanguages = ['de', 'ar', 'he', 'ja', 'th', 'fi'] as const;

const narrowPhone = { width: 320, height: 640 };
const usualLetterSize = 16;
/** Sizes of the letters, in percent of the normal size. */
export const letterSizes = [100, 200] as const;
const PARALLEL_PAGES = 2;

const axeOptions = {
  resultTypes: ['violations'],
  preload: false,
  // Turn off rules about the landmarks and the title of a page, because a story has neither.
  rules: {
    'page-has-heading-one': { enabled: false },
    'landmark-one-main': { enabled: false },
    region: { enabled: false },
  },
} satisfies RunOptions;

/**
 * Shows stories in several languages on a narrow phone, with letters of normal and of double size. Reports parts that
 * are cut off, overlap or extend beyond the card. Also reports the violations that axe finds.
 */
export async function measureStories(
  { languages, parts, shard, continues }: MeasureOptions,
  report: (finding: Finding) => void,
): Promise<Measurement> {
  await using shots = await storyShots(() => true);
  const names = shots.names
    .filter((name) => parts.length === 0 || parts.some((part) => name.includes(part)))
    .filter((_name, index) => !shard || index % shard.total === shard.index - 1);
  const browser = await launchBrowser();
  try {
    const measured = await openMeasuredStories(measuredFolder);
    const findings: Finding[] = [];
    const waiting = names.values();
    const measureWaiting = async () => {
      for (const story of waiting) {
        const found: Finding[] = [];
        const waitingLanguages: string[] = [];
        for (const language of languages) {
          const known = continues ? await measured.read(story, language) : null;
          if (known) found.push(...known);
          else waitingLanguages.push(language);
        }
        if (waitingLanguages.length > 0)
          found.push(...(await measureStory(browser, shots, story, waitingLanguages, measured)));
        findings.push(...found);
        found.forEach(report);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_PAGES }, measureWaiting));
    return { stories: names.length, findings, sheets: await drawSheets(browser, shots.names, languages, measured) };
  } finally {
    await browser.close();
  }
}

/**
 * Draws the contact sheets: for each language and letter size, one picture of all stories. The pictures include stories
 * that an earlier run has measured.
 */
async function drawSheets(
  browser: Browser,
  names: readonly string[],
  languages: readonly string[],
  measured: MeasuredStories,
): Promise<readonly string[]> {
  const sheets: string[] = [];
  for (const language of languages) {
    const stories: string[] = [];
    for (const name of names) if (await measured.read(name, language)) stories.push(name);
    for (const letters of letterSizes)
      sheets.push(await drawContactSheet(browser, measuredFolder, stories, language, letters));
  }
  return sheets;
}

async function measureStory(
  browser: Browser,
  { url, show }: Shots,
  story: string,
  languages: readonly string[],
  measured: MeasuredStories,
): Promise<readonly Finding[]> {
  await using context = await browser.newContext({
    baseURL: url,
    viewport: narrowPhone,
    reducedMotion: 'reduce',
    bypassCSP: true, // Ladle adds inline styles, which the Content Security Policy would block.
  });
  const page = await context.newPage();
  await show(page, story);
  await using axe = await openAxe({ context, page, hasDevtools: true });
  const all: Finding[] = [];
  for (const language of languages) {
    await switchStoryLanguage(page, story, language);
    const findings: Finding[] = [];
    for (const letters of letterSizes) {
      await setLetterSize(context, page, (usualLetterSize * letters) / 100);
      for (const problem of await findProblems(page, axe)) findings.push({ story, language, letters, problem });
      await takePicture(context, page, letters, join(measuredFolder, pictureName(story, language, letters)));
    }
    await setLetterSize(context, page, usualLetterSize);
    await measured.write(story, language, findings);
    all.push(...findings);
  }
  return all;
}

type Axe = Awaited<ReturnType<typeof openAxe>>;

async function findProblems(page: Page, axe: Axe): Promise<readonly string[]> {
  const cutOff = await page.evaluate(listCutOff);
  const overlaps = await page.evaluate(listOverlaps);
  return [...new Set([...cutOff, ...overlaps, ...(await axe.run(axeOptions))])];
}

/** Takes a picture of the whole page. */
async function takePicture(context: BrowserContext, page: Page, letters: number, path: string): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...narrowPhone, height });
  // A change of the viewport's size resets the font size in Chromium, so set the font size again. Do not use the option
  // `fullPage` of `screenshot`, because this option changes the viewport's size, too.
  await setLetterSize(context, page, (usualLetterSize * letters) / 100);
  await page.screenshot({ path });
  await page.setViewportSize(narrowPhone);
}

/** Changes the font size in the browser's settings. */
async function setLetterSize(context: BrowserContext, page: Page, size: number): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await devtools.detach();
  await page.waitForFunction(
    (expected) => getComputedStyle(document.documentElement).fontSize === expected,
    `${size}px`,
    { polling: 20 },
  );
}
