import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { serve } from '../../tools/server/serve.ts';
import { buildStories } from './build-stories.ts';

/** A running server with the selected stories. `show` opens a story in a page. */
export interface Shots extends AsyncDisposable {
  readonly url: string;
  readonly names: readonly string[];
  show(page: Page, name: string): Promise<void>;
}

/**
 * Milliseconds that the page's clock is advanced before the picture is taken. Long enough for a busy indicator to
 * appear (spec §9).
 */
const SETTLE_MS = 700;
const STEP_MS = 50;
const MAX_STEPS = 400;
/** Time at which the page's clock is paused, in milliseconds. Must be later than the start of the clock, which is 0. */
const PAUSED_AT_MS = 3_600_000;

/** Advances the page's clock, then waits in real time for other work of the page. */
async function advance(page: Page): Promise<void> {
  await page.clock.runFor(STEP_MS);
  await page.waitForTimeout(STEP_MS);
}

/**
 * Waits until the story is drawn in the language. Then advances the page's clock, so that the story can perform its
 * steps, such as typing a text.
 *
 * @throws (rejects) if the story does not appear, or leaves its screen
 */
async function settle(page: Page, name: string, language: string): Promise<void> {
  const story = page.locator(`:is(.doorstep, .doorstep-user)[lang="${language}"]`);
  for (let steps = 0; !(await story.isVisible()); steps += 1) {
    if (steps === MAX_STEPS)
      throw new Error(
        `The story ${name} did not appear in ${language}; the page shows "${await page.innerText('body')}".`,
      );
    await advance(page);
  }
  for (let passed = 0; passed < SETTLE_MS; passed += STEP_MS) await advance(page);
  const [end] = await page.locator('.story-end').allInnerTexts();
  if (end !== undefined) throw new Error(`The story ${name} has left its screen: it shows "${end}".`);
}

/** Restarts the current story in another language. */
export async function switchStoryLanguage(page: Page, name: string, language: string): Promise<void> {
  await page.evaluate((tag) => {
    const address = new URL(location.href);
    address.searchParams.set('arg-language', tag);
    history.replaceState(history.state, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, language);
  await settle(page, name, language);
}

export async function storyShots(isSelected: (name: string) => boolean): Promise<Shots> {
  const root = await buildStories();
  const { stories } = JSON.parse(await readFile(join(root, 'meta.json'), 'utf8')) as { stories: object };
  const server = await serve({ root, entry: 'index.html', policy: {} });
  return {
    url: server.url,
    names: Object.keys(stories).filter(isSelected),
    async show(page, name) {
      // Pause the clock. Otherwise, messages that are visible for only a second would be missed.
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(PAUSED_AT_MS);
      await page.goto(`/?story=${name}&mode=preview`, { waitUntil: 'networkidle' });
      await settle(page, name, 'en');
    },
    [Symbol.asyncDispose]: () => server.close(),
  };
}
