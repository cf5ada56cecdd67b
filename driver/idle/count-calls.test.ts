import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestBrowser } from '../browser/test-browser.ts';
import { countCalls } from './count-calls.ts';

const { browser, url } = await startTestBrowser({ '/': '<title>Home</title>', '/data': '{}' });
const page = await browser.newPage();
await page.addInitScript(countCalls);
await page.goto(url);

const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  'a request': () => fetch('/data'),
  'a request that fails': () => fetch('http://127.0.0.1:1/').catch(() => {}),
  'a Web Crypto call': () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']),
  'an IndexedDB request': () => {
    const request = indexedDB.open('test', 1);
    return new Promise((resolve) => request.addEventListener('success', resolve));
  },
  'a move to an earlier history entry': () => {
    history.pushState(null, '');
    history.go(-1);
    return new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  },
  'a move to a history entry that does not exist': () => {
    history.go(-100);
    return new Promise((resolve) => setTimeout(resolve, 1_000));
  },
};

for (const [title, call] of Object.entries(calls)) {
  test(`${title} is pending until it is answered`, async () => {
    const pending = await page.evaluate(`(async () => {
      const response = (${call})();
      const during = window.pendingCalls;
      await response;
      return [during, window.pendingCalls];
    })()`);
    assert.deepEqual(pending, [1, 0]);
  });
}
