import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ChunkLoadError, loadChunk } from './load-chunk.ts';

const never = new Promise<never>(() => {});
const { signal } = new AbortController();

test('what comes is given', async () => {
  assert.equal(await loadChunk(Promise.resolve('a screen'), signal), 'a screen');
});

test('what cannot be had is refused with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await assert.rejects(loadChunk(Promise.reject(cause), signal), (error: unknown) => {
    assert.ok(error instanceof ChunkLoadError);
    assert.equal(error.cause, cause);
    return true;
  });
});

test('it is waited for 120 seconds', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const refusals: unknown[] = [];
  const loading = loadChunk(never, signal).catch((error: unknown) => void refusals.push(error));
  t.mock.timers.tick(119_999);
  await Promise.resolve();
  assert.equal(refusals.length, 0);
  t.mock.timers.tick(1);
  await loading;
  assert.ok(refusals[0] instanceof ChunkLoadError);
});

test('whoever needs it no more waits for nothing', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const controller = new AbortController();
  let isSettled = false;
  void loadChunk(never, controller.signal).finally(() => (isSettled = true));
  controller.abort();
  t.mock.timers.tick(120_000);
  assert.equal(isSettled, false);
});
