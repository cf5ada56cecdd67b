import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestBrowser } from '../test-browser.ts';
import { preferLanguages } from './preferred-languages.ts';

const { browser, url } = await startTestBrowser({ '/': '<title>Home</title>' });

test('later documents see the preferred languages until the change is undone', async () => {
  const page = await browser.newPage();
  await page.goto(url);
  const read = () => page.evaluate(() => ({ language: navigator.language, languages: navigator.languages }));
  const own = await read();
  const undo = await preferLanguages(page, ['de-AT', 'en']);
  assert.deepEqual(await read(), own);
  await page.reload();
  assert.deepEqual(await read(), { language: 'de-AT', languages: ['de-AT', 'en'] });
  await undo();
  await page.reload();
  assert.deepEqual(await read(), own);
});
