import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright';
import { launchBrowser } from '../../../scripts/browser.ts';
import { serveByHand, type HandMadeSite } from './hand-made-site.ts';
import { withoutStorage } from './without-storage.ts';

let browser: Browser;
let site: HandMadeSite;
before(async () => {
  browser = await launchBrowser(() => {});
  site = await serveByHand({ '/': '<title>Ours</title>' });
});
after(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

test('the documents to come find no storage, until that is undone', async () => {
  const page = await browser.newPage();
  const keep = (): Promise<string> =>
    page.evaluate(() => {
      try {
        for (const storage of [localStorage, sessionStorage]) storage.setItem('a', 'b');
        return 'kept';
      } catch (error) {
        return (error as Error).name;
      }
    });
  await page.goto(site.url);
  const undo = await withoutStorage(page);
  assert.equal(await keep(), 'kept');
  await page.reload();
  assert.equal(await keep(), 'SecurityError');
  await undo();
  await page.reload();
  assert.equal(await keep(), 'kept');
});
