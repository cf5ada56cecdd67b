import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { startTestBrowser } from '../../driver/browser/test-browser.ts';
import germanAccountTexts from '../../src/locales/account/de.ts';
import type { browserLocale } from '../../src/package/browser-locale.ts';
import { buildCode } from '../../tools/package/build-code.ts';
import { findEntries } from '../../tools/package/entries.ts';

const folder = await mkdtemp(join(tmpdir(), 'doorstep-languages-'));
after(() => rm(folder, { recursive: true }));
const entries = Object.entries(await findEntries()).filter(([name]) => /^(browser-locale|locales\/.+)$/.test(name));
const files = Object.keys(await buildCode(Object.fromEntries(entries), folder));
const texts = files.map(async (file) => [`/${file}`, await readFile(join(folder, file), 'utf8')] as const);
const { browser, url } = await startTestBrowser({ '/': '', ...Object.fromEntries(await Promise.all(texts)) });

for (const [locale, only, tag, downloads] of [
  ['de-AT', undefined, 'de', ['/locales/de.js']],
  ['zh-MO', undefined, 'zh-HK', ['/locales/zh-HK.js']],
  ['fr-CA', ['de', 'fr'], 'fr', ['/locales/fr.js']],
  ['en-US', undefined, 'en', []],
  ['it-IT', ['de', 'fr'], 'en', []],
] as const) {
  const choice = only ? ` of ${only.join(' and ')}` : '';
  test(`a browser in ${locale} downloads ${downloads.length === 0 ? 'no language' : `only ${tag}`}${choice}`, async () => {
    const page = await browser.newPage({ locale });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(url);
    const loadedTag = await page.evaluate(async (tags) => {
      const entry = '/browser-locale.js';
      const { browserLocale: choose } = (await import(entry)) as { browserLocale: typeof browserLocale };
      const loaded = await choose({ only: tags })();
      return 'default' in loaded ? loaded.default.tag : loaded.tag;
    }, only);
    assert.equal(loadedTag, tag);
    assert.deepEqual(
      requested.filter((path) => path.startsWith('/locales/')),
      downloads,
    );
    await page.close();
  });
}

test('the texts of the account page are downloaded only when the account page needs them', async () => {
  const page = await browser.newPage({ locale: 'de' });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(url);
  const load = (needsAccount: boolean) =>
    page.evaluate(async (isNeeded) => {
      const entry = '/browser-locale.js';
      const { browserLocale: choose } = (await import(entry)) as { browserLocale: typeof browserLocale };
      const loaded = await choose()();
      const { account } = 'default' in loaded ? loaded.default : loaded;
      return isNeeded ? (await account?.())?.default.yourAccount : null;
    }, needsAccount);
  await load(false);
  const before = requested.length;
  assert.equal(await load(true), germanAccountTexts.yourAccount);
  assert.equal(requested.length, before + 1);
  await page.close();
});
