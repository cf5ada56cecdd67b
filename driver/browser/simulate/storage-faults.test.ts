import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestBrowser } from '../test-browser.ts';
import { denyDatabase, denyStorage } from './storage-faults.ts';

const { browser, url } = await startTestBrowser({ '/': '<title>Home</title>' });

/** Each row has the name of a storage, a function that makes the storage fail, and a function that uses the storage. */
const storages = [
  ['Web Storage', denyStorage, () => [localStorage, sessionStorage].forEach((storage) => storage.setItem('a', 'b'))],
  [
    'IndexedDB',
    denyDatabase,
    () => {
      indexedDB.open('a').onsuccess = ({ target }) => (target as IDBOpenDBRequest).result.close();
    },
  ],
] as const;

for (const [name, deny, useStorage] of storages) {
  test(`${name} fails in later documents until the change is undone`, async () => {
    const page = await browser.newPage();
    await page.goto(url);
    const undo = await deny(page);
    await page.evaluate(useStorage);
    await page.reload();
    await assert.rejects(page.evaluate(useStorage), /SecurityError/);
    await undo();
    await page.reload();
    await page.evaluate(useStorage);
  });
}
