import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestBrowser } from '../browser/test-browser.ts';
import { countCalls } from './count-calls.ts';

const { browser, url } = await startTestBrowser({ '/': '<title>Home</title>', '/data': '{}' });
const page = await browser.newPage();
await page.addInitScript(countCalls);
await page.goto(url);

/** Functions that make a call and return the number of pending calls before and after its response. */
const calls: Readonly<Record<string, () => Promise<readonly (number | undefined)[]>>> = {
  'a request': async () => {
    const answer = fetch('/data');
    const during = window.pendingCalls;
    await answer;
    return [during, window.pendingCalls];
  },
  'a request that fails': async () => {
    const answer = fetch('http://127.0.0.1:1/').catch(() => {});
    const during = window.pendingCalls;
    await answer;
    return [during, window.pendingCalls];
  },
  'a Web Crypto call': async () => {
    const key = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
    const during = window.pendingCalls;
    await key;
    return [during, window.pendingCalls];
  },
  'an IndexedDB request': async () => {
    const request = indexedDB.open('test', 1);
    const during = window.pendingCalls;
    await new Promise((resolve) => request.addEventListener('success', resolve));
    return [during, window.pendingCalls];
  },
};

for (const [title, call] of Object.entries(calls)) {
  test(`${title} is pending until it is answered`, async () => {
    assert.deepEqual(await page.evaluate(call), [1, 0]);
  });
}
