import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chromium, type Browser, type Page } from 'playwright';
import { findBrowser } from '../../tools/browser/find-browser.ts';
import type { BrowserProgram } from '../lane-parameters.ts';
import { chromiumLaunchOptions } from './chromium-options.ts';
import { keepSitesApart } from './sites-apart.ts';

const ownSite = 'https://app.example/';
const otherSite = 'https://auth.example/';
const { executablePath } = await findBrowser(() => {});
const program: BrowserProgram = { engine: 'chromium', launchOptions: chromiumLaunchOptions(executablePath, true) };

async function openBothSites(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.route(`${otherSite}**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const body = `<iframe src="${otherSite}"></iframe>`;
  await page.route(ownSite, (route) => route.fulfill({ contentType: 'text/html', body }));
  return page;
}

/**
 * Stores data at `otherSite`, and then opens `ownSite`, which shows `otherSite` in a frame. Returns the part of the
 * data that the frame can read.
 */
async function readWhenEmbedded({ launchOptions }: BrowserProgram) {
  await using browser = await chromium.launch(launchOptions);
  const page = await openBothSites(browser);
  await page.goto(otherSite);
  await page.evaluate(() => {
    localStorage.setItem('name', 'Ada');
    sessionStorage.setItem('name', 'Ada');
    document.cookie = 'name=Ada; SameSite=None; Secure';
  });
  await page.goto(ownSite);
  const [, frame] = page.frames();
  return await frame?.evaluate(() => [localStorage.getItem('name'), sessionStorage.getItem('name'), document.cookie]);
}

test('in a browser that keeps sites apart, a frame cannot read what its site has stored as a page of its own', async () => {
  assert.deepEqual(await readWhenEmbedded(keepSitesApart(program)), [null, null, '']);
});

test('in a browser that does not keep sites apart, a frame can read what its site has stored as a page of its own', async () => {
  assert.deepEqual(await readWhenEmbedded(program), ['Ada', 'Ada', 'name=Ada']);
});
