import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../../../scripts/browser.ts';
import { countCalls } from './count-calls.ts';
import { serveByHand, type HandMadeSite } from './hand-made-site.ts';

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

test('a part is on its way until it has run, or turns out not to come, and is handed on', async () => {
  const seen = await page.evaluate(async () => {
    const counts: (number | undefined)[] = [window.partsOnTheirWay];
    const note = () => void counts.push(window.partsOnTheirWay);
    let isThere: (part: string) => void = () => {};
    const part = window.partIsComing?.(new Promise<string>((resolve) => (isThere = resolve)));
    const lost = window.partIsComing?.(Promise.reject(new Error('lost')));
    note();
    await lost?.catch(note);
    isThere('here');
    const given = await part;
    note();
    return { counts, given };
  });
  assert.deepEqual(seen, { counts: [0, 2, 1, 0], given: 'here' });
});

test('the page comes to rest when nothing is on its way, or when one has waited long enough for each', async () => {
  const isAtRest = async (within: { answersMs: number; partsMs: number }) => {
    let isThere: (part: string) => void = () => {};
    const part = window.partIsComing?.(new Promise<string>((resolve) => (isThere = resolve)));
    let hasRested = false;
    const rests = window.comesToRest?.(within).then(() => (hasRested = true));
    await new Promise((resolve) => setTimeout(resolve, 20));
    const hadRested = hasRested;
    isThere('here');
    await Promise.all([part, rests]);
    return [hadRested, hasRested];
  };
  assert.deepEqual(await page.evaluate(isAtRest, { answersMs: 0, partsMs: 60_000 }), [false, true]);
  assert.deepEqual(await page.evaluate(isAtRest, { answersMs: 60_000, partsMs: 0 }), [true, true]);
});
