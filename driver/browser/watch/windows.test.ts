import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright';
import { launchBrowser } from '../../../tools/browser/find-browser.ts';
import { serveByHand, type HandMadeSite } from '../serve-test-site.ts';
import { watchTraffic } from '../wait-until-idle.ts';
import { blockWindows, watchWindows } from './windows.ts';
import { within } from '../retry.ts';

let browser: Browser;
let site: HandMadeSite;
let context: BrowserContext;
let page: Page;
before(async () => {
  browser = await launchBrowser(() => {});
  site = await serveByHand({ '/': '<title>Ours</title>', '/window': '<title>Theirs</title><img src="/picture">' });
});
after(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1024, height: 768 } });
  page = await context.newPage();
  await page.goto(site.url);
});

const open = (features: string): Promise<boolean> =>
  page.evaluate((given) => window.open('/window', '_blank', given) !== null, features);

test('a window that is opened is seen, with the size that was asked for, also when it is closed again', async () => {
  const windows = watchWindows(context);
  assert.equal(await open('popup,width=500,height=600'), true);
  const opened = await within(5000, async () => windows.opened[0] ?? null);
  assert.deepEqual(opened?.viewportSize(), { width: 500, height: 600 });
  await opened?.close();
  assert.equal(windows.opened.length, 1);
  windows.forget();
  assert.deepEqual(windows.opened, []);
});

test('a browser that blocks windows opens none, also in the documents to come, until that is undone', async () => {
  const undo = await blockWindows(page);
  assert.equal(await open(''), false);
  await page.reload();
  assert.equal(await open(''), false);
  await undo();
  await page.reload();
  assert.equal(await open(''), true);
});

test('what a window asked for is not waited for once it is closed', async () => {
  const traffic = watchTraffic(context);
  await context.route('**/picture', () => {}); // never answered
  const [opened] = await Promise.all([context.waitForEvent('page'), open('')]);
  assert.equal(await within(5000, async () => (traffic.loading === 1 ? true : null)), true);
  await opened.close();
  assert.equal(await within(5000, async () => (traffic.loading === 0 ? true : null)), true);
});
