import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestBrowser } from '../test-browser.ts';
import { denyDatabase, denyStorage } from './storage-faults.ts';

const { browser, url } = await startTestBrowser({ '/': '<title>Home</title>' });

/** Functions that use a storage in the page, and return "works" or the name of the error. */
const storages = [
  [
    'Web Storage',
    denyStorage,
    (): string => {
      try {
        for (const storage of [localStorage, sessionStorage]) storage.setItem('a', 'b');
        return 'works';
      } catch (error) {
        return (error as Error).name;
      }
    },
  ],
  [
    'IndexedDB',
    denyDatabase,
    (): string => {
      try {
        indexedDB.open('a').onsuccess = ({ target }) => (target as IDBOpenDBRequest).result.close();
        return 'works';
      } catch (error) {
        return (error as Error).name;
      }
    },
  ],
] as const;

for (const [name, deny, useStorage] of storages) {
  test(`${name} fails in later documents until the change is undone`, async () => {
    const page = await browser.newPage();
    await page.goto(url);
    const undo = await deny(page);
    assert.equal(await page.evaluate(useStorage), 'works');
    await page.reload();
    assert.equal(await page.evaluate(useStorage), 'SecurityError');
    await undo();
    await page.reload();
    assert.equal(await page.evaluate(useStorage), 'works');
  });
}
