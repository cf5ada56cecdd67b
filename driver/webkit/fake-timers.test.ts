import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { detectIdle } from '../idle/detect-idle.ts';
import { startTestBrowser } from '../browser/test-browser.ts';
import { installFakeTimers } from './fake-timers.ts';

const { browser } = await startTestBrowser();
const page = await browser.newPage();
const startTime = Date.UTC(2026, 5, 1, 12);

beforeEach(async () => {
  await page.goto('about:blank');
  await page.evaluate(`(${String(detectIdle)})(); (${String(installFakeTimers)})(${startTime}); window.log = []; 0`);
});

const run = (code: string): Promise<unknown> => page.evaluate(`(async () => { ${code}; return window.log; })()`);

for (const [title, code, expected] of [
  ['a timer fires when its time has come', "setTimeout(() => log.push('a'), 500); await fakeTimers.runFor(500)", ['a']],
  ['a timer does not fire earlier', "setTimeout(() => log.push('a'), 500); await fakeTimers.runFor(499)", []],
  [
    'timers fire in the order of their times',
    "setTimeout(() => log.push('b'), 2); setTimeout(() => log.push('a'), 1); await fakeTimers.runFor(2)",
    ['a', 'b'],
  ],
  ['a timer gets its arguments', "setTimeout((x) => log.push(x), 1, 'a'); await fakeTimers.runFor(1)", ['a']],
  ['a cleared timer does not fire', "clearTimeout(setTimeout(() => log.push('a'), 1)); await fakeTimers.runFor(1)", []],
  [
    'an interval fires once in each period',
    "const id = setInterval(() => log.push('a'), 1000); await fakeTimers.runFor(3999); clearInterval(id); await fakeTimers.runFor(5000)",
    ['a', 'a', 'a'],
  ],
  [
    'a timer that a promise starts fires within the same call of `runFor`',
    "setTimeout(() => Promise.resolve().then(() => setTimeout(() => log.push('a'), 1)), 1); await fakeTimers.runFor(2)",
    ['a'],
  ],
  ['a frame is drawn', "requestAnimationFrame(() => log.push('a')); await fakeTimers.runFor(16)", ['a']],
  [
    'the time of `Date` and `performance` passes only in `runFor`',
    'log.push(Date.now()); await fakeTimers.runFor(1000); log.push(new Date().getTime(), performance.now())',
    [startTime, startTime + 1000, 1000],
  ],
  ['a date with a time is that date', 'log.push(new Date(5).getTime(), Date.UTC(1970, 0, 1))', [5, 0]],
] as const) {
  test(title, async () => {
    assert.deepEqual(await run(code), expected);
  });
}
