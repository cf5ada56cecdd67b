import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright';
import { retry } from '../retry.ts';
import { startTestBrowser } from '../test-browser.ts';
import { watchPendingRequests } from './pending-requests.ts';
import { blockWindows, readWindowSizes, recordRequestedSizes, watchWindows } from './windows.ts';

const { browser, url } = await startTestBrowser({
  '/': '<title>Home</title>',
  '/window': '<title>Window</title><img src="/image">',
});
let context: BrowserContext;
let page: Page;
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1024, height: 768 } });
  page = await context.newPage();
  await page.goto(url);
});

const openWindow = (features: string): Promise<boolean> =>
  page.evaluate((windowFeatures) => window.open('/window', '_blank', windowFeatures) !== null, features);

test('opened windows are recorded with their size, even after they are closed', async () => {
  const windows = watchWindows(context);
  assert.equal(await openWindow('popup,width=500,height=600'), true);
  const opened = await retry(5000, async () => windows[0] ?? null);
  assert.deepEqual(opened?.viewportSize(), { width: 500, height: 600 });
  await opened?.close();
  assert.equal(windows.length, 1);
});

test('without DevTools, the size of a window is the size that the page has requested', async () => {
  await page.addInitScript(recordRequestedSizes);
  await page.reload();
  // Open a window before `watchWindows` is called. The result must not contain the size of this window.
  await Promise.all([context.waitForEvent('page'), openWindow('popup,width=300,height=200')]);
  const windows = watchWindows(context);
  await openWindow('popup,width=500,height=600,left=10,top=0');
  await openWindow('');
  assert.ok(await retry(5000, async () => windows[1] ?? null));
  assert.deepEqual(await readWindowSizes(windows, page, false), [
    { width: 500, height: 600 },
    { width: 0, height: 0 },
  ]);
});

test('windows are blocked in this and later documents until the change is undone', async () => {
  const undo = await blockWindows(page);
  assert.equal(await openWindow(''), false);
  await page.reload();
  assert.equal(await openWindow(''), false);
  await undo();
  await page.reload();
  assert.equal(await openWindow(''), true);
});

test('the requests of a closed window are not pending', async () => {
  const pendingRequests = watchPendingRequests(context);
  await context.route('**/image', () => {}); // Never answer this request.
  const [opened] = await Promise.all([context.waitForEvent('page'), openWindow('')]);
  assert.equal(await retry(5000, async () => (pendingRequests.count === 1 ? true : null)), true);
  await opened.close();
  assert.equal(await retry(5000, async () => (pendingRequests.count === 0 ? true : null)), true);
});
