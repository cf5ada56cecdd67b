import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { countCalls } from './count-calls.ts';
import { serveByHand, type HandMadeSite } from '../browser/serve-test-site.ts';

let browser: Browser;
let site: HandMadeSite;
let page: Page;
before(async () => {
  browser = await launchBrowser(() => {});
  site = await serveByHand({ '/': '<title>Ours</title>', '/answer': '{}' });
  page = await browser.newPage();
  await page.addInitScript(countCalls);
  await page.goto(site.url);
});
after(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

/** How many calls are on their way right after one was made, and when it was answered. */
const works: Readonly<Record<string, () => Promise<readonly (number | undefined)[]>>> = {
  'a request': async () => {
    const answer = fetch('/answer');
    const during = window.callsOnTheirWay;
    await answer;
    return [during, window.callsOnTheirWay];
  },
  'a request that fails': async () => {
    const answer = fetch('http://127.0.0.1:1/').catch(() => {});
    const during = window.callsOnTheirWay;
    await answer;
    return [during, window.callsOnTheirWay];
  },
  encryption: async () => {
    const made = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
    const during = window.callsOnTheirWay;
    await made;
    return [during, window.callsOnTheirWay];
  },
  'the database': async () => {
    const request = indexedDB.open('ours', 1);
    const during = window.callsOnTheirWay;
    await new Promise((resolve) => request.addEventListener('success', resolve));
    return [during, window.callsOnTheirWay];
  },
};

for (const [title, work] of Object.entries(works)) {
  test(`${title} is on its way until it is answered`, async () => {
    assert.deepEqual(await page.evaluate(work), [1, 0]);
  });
}
