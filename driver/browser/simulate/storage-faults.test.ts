import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright';
import { launchBrowser } from '../../../tools/browser/find-browser.ts';
import { serveTestSite, type TestSite } from '../serve-test-site.ts';
import { denyDatabase, denyStorage } from './storage-faults.ts';

let browser: Browser;
let site: TestSite;
before(async () => {
  browser = await launchBrowser(() => {});
  site = await serveTestSite({ '/': '<title>Home</title>' });
});
after(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

test('Web Storage fails in later documents until that is undone', async () => {
  const page = await browser.newPage();
  const store = (): Promise<string> =>
    page.evaluate(() => {
      try {
        for (const storage of [localStorage, sessionStorage]) storage.setItem('a', 'b');
        return 'stored';
      } catch (error) {
        return (error as Error).name;
      }
    });
  await page.goto(site.url);
  const undo = await denyStorage(page);
  assert.equal(await store(), 'stored');
  await page.reload();
  assert.equal(await store(), 'SecurityError');
  await undo();
  await page.reload();
  assert.equal(await store(), 'stored');
});

test('IndexedDB fails in later documents until that is undone', async () => {
  const page = await browser.newPage();
  const openDatabase = (): Promise<string> =>
    page.evaluate(() => {
      try {
        indexedDB.open('a').onsuccess = ({ target }) => (target as IDBOpenDBRequest).result.close();
        return 'opened';
      } catch (error) {
        return (error as Error).name;
      }
    });
  await page.goto(site.url);
  const undo = await denyDatabase(page);
  assert.equal(await openDatabase(), 'opened');
  await page.reload();
  assert.equal(await openDatabase(), 'SecurityError');
  await undo();
  await page.reload();
  assert.equal(await openDatabase(), 'opened');
});
