import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Page } from 'playwright';
import { startTestBrowser } from '../test-browser.ts';
import { loseChunks, recordChunks, type FirstChunks } from './lost-chunks.ts';

const { browser, url } = await startTestBrowser({
  '/': '<script type="module" src="/assets/first.js"></script><p>Hello</p>',
  '/assets/first.js': 'window.importName = async (path) => (await import(path)).name;',
  '/assets/later.js': 'export const name = "later";',
  '/other.js': 'export const name = "other";',
});
let page: Page;
let firstChunks: FirstChunks;
beforeEach(async () => {
  page = await browser.newPage();
  firstChunks = await recordChunks(page, async () => void (await page.goto(url)));
});

const importName = (path: string): Promise<string> =>
  page.evaluate((from) => (window as unknown as { importName(path: string): string }).importName(from), path);

test('the first chunks are recorded, and are never lost', async () => {
  assert.deepEqual([...firstChunks], [`${url}/assets/first.js`]);
  await loseChunks(page, 'fails', firstChunks);
  await page.reload();
  assert.equal(await page.evaluate(() => 'importName' in window), true);
});

test('a lost chunk fails to load until it is restored, while other modules load', async () => {
  const restore = await loseChunks(page, 'fails', firstChunks);
  await assert.rejects(importName('/assets/later.js'), /dynamically imported module/);
  assert.equal(await importName('/other.js'), 'other');
  await restore();
  assert.equal(await importName('/assets/later.js'), 'later');
});

test('a chunk that is never answered loads once it is restored', async () => {
  const restore = await loseChunks(page, 'never answered', firstChunks);
  const request = page.waitForRequest('**/later.js');
  let name: string | null = null;
  const loading = importName('/assets/later.js').then((result) => (name = result));
  await request;
  assert.equal(name, null);
  await restore();
  assert.equal(await loading, 'later');
});
