import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestBrowser } from '../browser/test-browser.ts';
import { detectIdle } from './detect-idle.ts';

const { browser } = await startTestBrowser();
const page = await browser.newPage();
await page.evaluate(detectIdle);

test('a chunk is pending until it has loaded or failed', async () => {
  const result = await page.evaluate(async () => {
    const counts: (number | undefined)[] = [window.pendingChunks];
    const record = () => void counts.push(window.pendingChunks);
    let load: (module: string) => void = () => {};
    const chunk = window.trackChunk?.(new Promise<string>((resolve) => (load = resolve)));
    const failing = window.trackChunk?.(Promise.reject(new Error('404')));
    record();
    await failing?.catch(record);
    load('module');
    const module = await chunk;
    record();
    return { counts, module };
  });
  assert.deepEqual(result, { counts: [0, 2, 1, 0], module: 'module' });
});

test('the page is idle once its chunks have loaded or their limit has passed', async () => {
  const waitForChunk = async (limits: { answersMs: number; loadingMs: number }) => {
    let load: (module: string) => void = () => {};
    const chunk = window.trackChunk?.(new Promise<string>((resolve) => (load = resolve)));
    let isIdle = false;
    const idle = window.waitUntilIdle?.(limits).then(() => (isIdle = true));
    await new Promise((resolve) => setTimeout(resolve, 20));
    const wasIdleBefore = isIdle;
    load('module');
    await Promise.all([chunk, idle]);
    return [wasIdleBefore, isIdle];
  };
  assert.deepEqual(await page.evaluate(waitForChunk, { answersMs: 0, loadingMs: 60_000 }), [false, true]);
  assert.deepEqual(await page.evaluate(waitForChunk, { answersMs: 60_000, loadingMs: 0 }), [true, true]);
});
