import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { comeToRest } from './detect-idle.ts';

let browser: Browser;
let page: Page;
before(async () => {
  browser = await launchBrowser(() => {});
  page = await browser.newPage();
  await page.evaluate(comeToRest);
});
after(() => browser.close());

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
