import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright';
import { launchBrowser } from '../../../tools/browser/find-browser.ts';
import { serveByHand, type HandMadeSite } from '../serve-test-site.ts';
import { withoutDatabase, withoutStorage } from './storage-faults.ts';

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

test('the documents to come find no database, until that is undone', async () => {
  const page = await browser.newPage();
  const opens = (): Promise<string> =>
    page.evaluate(() => {
      try {
        indexedDB.open('a').onsuccess = ({ target }) => (target as IDBOpenDBRequest).result.close();
        return 'opens';
      } catch (error) {
        return (error as Error).name;
      }
    });
  await page.goto(site.url);
  const undo = await withoutDatabase(page);
  assert.equal(await opens(), 'opens');
  await page.reload();
  assert.equal(await opens(), 'SecurityError');
  await undo();
  await page.reload();
  assert.equal(await opens(), 'opens');
});
