import type { RunOptions } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright';
import { openAxe } from '../../driver/accessibility/axe.ts';
import { listCutOff } from '../../driver/visitor/legibility.ts';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { storyShots, switchStoryLanguage, type Shots } from './story-shots.ts';
import { listOverlaps } from './list-overlaps.ts';

export interface Measurement {
  /** Number of measured stories. Each story was measured in every language and letter size. */
  readonly stories: number;
  readonly findings: readonly Finding[];
}

export interface Finding {
  readonly story: string;
  readonly language: string;
  /** Size of the letters, in percent. */
  readonly letters: number;
  readonly problem: string;
}

/**
 * Languages with long texts (`de`), from right to left (`ar`, `he`), without spaces (`ja`, `th`) and with long words
 * (`fi`).
 */
export const measuredLanguages = ['de', 'ar', 'he', 'ja', 'th', 'fi'] as const;

const narrowPhone = { width: 320, height: 640 };
const usualLetterSize = 16;
/** Sizes of the letters, in percent. */
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
 * Shows stories in several languages on a narrow phone, with usual and with large letters. Reports parts that are cut
 * off, overlap or extend beyond the card. Also reports the violations that axe finds.
 *
 * @param parts only the stories whose names contain one of the texts; all stories if empty
 */
export async function measureStories(
  languages: readonly string[],
  parts: readonly string[],
  report: (finding: Finding) => void,
): Promise<Measurement> {
  const isSelected = (name: string) => parts.length === 0 || parts.some((part) => name.includes(part));
  await using shots = await storyShots(isSelected);
  const browser = await launchBrowser();
  try {
    const findings: Finding[] = [];
    const waiting = shots.names.values();
    const measureWaiting = async () => {
      for (const story of waiting) {
        for await (const finding of measureStory(browser, shots, story, languages)) {
          findings.push(finding);
          report(finding);
        }
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_PAGES }, measureWaiting));
    return { stories: shots.names.length, findings };
  } finally {
    await browser.close();
  }
}

async function* measureStory(
  browser: Browser,
  { url, show }: Shots,
  story: string,
  languages: readonly string[],
): AsyncGenerator<Finding> {
  await using context = await browser.newContext({
    baseURL: url,
    viewport: narrowPhone,
    reducedMotion: 'reduce',
    bypassCSP: true, // The Content Security Policy would block the inline styles that Ladle adds.
  });
  const page = await context.newPage();
  await show(page, story);
  await using axe = await openAxe({ context, page, hasDevtools: true });
  for (const language of languages) {
    await switchStoryLanguage(page, story, language);
    for (const letters of letterSizes) {
      await setLetterSize(context, page, (usualLetterSize * letters) / 100);
      for (const problem of await findProblems(page, axe)) yield { story, language, letters, problem };
    }
    await setLetterSize(context, page, usualLetterSize);
  }
}

type Axe = Awaited<ReturnType<typeof openAxe>>;

async function findProblems(page: Page, axe: Axe): Promise<readonly string[]> {
  const cutOff = await page.evaluate(listCutOff);
  const overlaps = await page.evaluate(listOverlaps);
  return [...new Set([...cutOff, ...overlaps, ...(await axe.run(axeOptions))])];
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
