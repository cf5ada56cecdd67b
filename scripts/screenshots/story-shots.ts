import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '../server/serve.ts';
import { buildStories } from '../stories/build-stories.ts';
import type { Shots } from './shots.ts';

/** Until a busy indicator is there (spec §9), and a story's visitor has done what it tells. */
const PATIENCE_MS = 700;

/** Every story: the screens of the widget in each of their states. */
export async function storyShots(isWanted: (name: string) => boolean): Promise<Shots> {
  const root = await buildStories();
  const { stories } = JSON.parse(await readFile(join(root, 'meta.json'), 'utf8')) as { stories: object };
  const server = await serve({ root, entry: 'index.html', policy: {} });
  return {
    url: server.url,
    names: Object.keys(stories).filter(isWanted),
    async show(page, name) {
      await page.goto(`/?story=${name}&mode=preview`);
      await page.locator('.story').waitFor();
      await page.waitForTimeout(PATIENCE_MS);
      // Where the story leads is no part of the screen.
      await page.locator('.story-end').evaluateAll((ends) => ends.forEach((end) => end.remove()));
    },
    [Symbol.asyncDispose]: () => server.close(),
  };
}
