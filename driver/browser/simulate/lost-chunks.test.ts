import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../../../tools/browser/find-browser.ts';
import { serveByHand, type HandMadeSite } from '../serve-test-site.ts';
import { loseParts, partsLoadedBy, type FirstLoad } from './lost-chunks.ts';

let browser: Browser;
let site: HandMadeSite;
let page: Page;
let firstLoad: FirstLoad;
before(async () => {
  browser = await launchBrowser(() => {});
  site = await serveByHand({
    '/': '<script type="module" src="/assets/first.js"></script><p>Here</p>',
    '/assets/first.js': 'window.fetchPart = async (path) => (await import(path)).word;',
    '/assets/later.js': 'export const word = "later";',
    '/other.js': 'export const word = "other";',
  });
});
after(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});
beforeEach(async () => {
  page = await browser.newPage();
  firstLoad = await partsLoadedBy(page, async () => void (await page.goto(site.url)));
});

/** The word of a part, or what came instead. */
const fetchPart = (path: string): Promise<string> =>
  page.evaluate((from) => (window as unknown as { fetchPart(path: string): string }).fetchPart(from), path);

test('what the page loads by itself is known, and is never lost', async () => {
  assert.deepEqual([...firstLoad], [`${site.url}/assets/first.js`]);
  await loseParts(page, 'fails', firstLoad);
  await page.reload();
  assert.equal(await page.evaluate(() => 'fetchPart' in window), true);
});

test('a part that is lost cannot be had, other things can, and so can it when it is back', async () => {
  const getBack = await loseParts(page, 'fails', firstLoad);
  await assert.rejects(fetchPart('/assets/later.js'), /dynamically imported module/);
  assert.equal(await fetchPart('/other.js'), 'other');
  await getBack();
  assert.equal(await fetchPart('/assets/later.js'), 'later');
});

test('a part that never comes is waited for, and comes when it is back', async () => {
  const getBack = await loseParts(page, 'never comes', firstLoad);
  const asked = page.waitForRequest('**/later.js');
  let word: string | null = null;
  const coming = fetchPart('/assets/later.js').then((come) => (word = come));
  await asked;
  assert.equal(word, null);
  await getBack();
  assert.equal(await coming, 'later');
});
