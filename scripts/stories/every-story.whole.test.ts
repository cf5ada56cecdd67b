import assert from 'node:assert/strict';
import { test } from 'node:test';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { storyShots } from './story-shots.ts';

test('every story shows its screen, without an error on the page', async () => {
  await using shots = await storyShots(() => true);
  const browser = await launchBrowser();
  try {
    const failures: string[] = [];
    const remaining = shots.names.values();
    const showRemaining = async () => {
      for (const name of remaining) {
        // Turn off the Content Security Policy (`bypassCSP`), which would block the inline styles that Ladle adds.
        await using context = await browser.newContext({ baseURL: shots.url, bypassCSP: true });
        const page = await context.newPage();
        page.on('pageerror', ({ message }) => failures.push(`${name}: ${message}`));
        await shots.show(page, name).catch(({ message }: Error) => failures.push(message));
      }
    };
    await Promise.all([showRemaining(), showRemaining()]);
    assert.deepEqual(failures, []);
    assert.notEqual(shots.names.length, 0);
  } finally {
    await browser.close();
  }
});
