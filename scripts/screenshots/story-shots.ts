import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { serve } from '../../tools/server/serve.ts';
import { buildStories } from '../stories/build-stories.ts';
import type { Shots } from './shots.ts';

/** Until a busy indicator is there (spec §9), and a story's visitor has done what it tells. */
const PATIENCE_MS = 700;
const STEP_MS = 50;
/** A story that does not come in so many steps does not come. */
const STEPS_AT_MOST = 400;
/** Later than any machine may take to come to it: it cannot be in the past. */
const STOPPED_AT_MS = 3_600_000;

/** Some of the page's time passes, and what begins by it goes on by itself. */
async function pass(page: Page): Promise<void> {
  await page.clock.runFor(STEP_MS);
  await page.waitForTimeout(STEP_MS);
}

/** Every story: the screens of the widget in each of their states. */
export async function storyShots(isWanted: (name: string) => boolean): Promise<Shots> {
  const root = await buildStories();
  const { stories } = JSON.parse(await readFile(join(root, 'meta.json'), 'utf8')) as { stories: object };
  const server = await serve({ root, entry: 'index.html', policy: {} });
  return {
    url: server.url,
    names: Object.keys(stories).filter(isWanted),
    async show(page, name) {
      // The page's time stands still but for this: what is there for a second only stays for all pictures of it.
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(STOPPED_AT_MS);
      await page.goto(`/?story=${name}&mode=preview`, { waitUntil: 'networkidle' });
      const story = page.locator('.story');
      for (let steps = 0; !(await story.isVisible()); steps += 1) {
        if (steps === STEPS_AT_MOST)
          throw new Error(`expected the story ${name}, saw "${await page.innerText('body')}"`);
        await pass(page);
      }
      for (let passed = 0; passed < PATIENCE_MS; passed += STEP_MS) await pass(page);
    },
    [Symbol.asyncDispose]: () => server.close(),
  };
}
