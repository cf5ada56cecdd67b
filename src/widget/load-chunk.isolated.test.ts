import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ChunkLoadError, loadChunk } from './load-chunk.ts';

const never = new Promise<never>(() => {});
const { signal } = new AbortController();

test('a loaded chunk is returned', async () => {
  assert.equal(await loadChunk(Promise.resolve('a screen'), signal), 'a screen');
});

test('loadChunk rejects with a ChunkLoadError that carries the cause if the chunk cannot be loaded', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await assert.rejects(loadChunk(Promise.reject(cause), signal), (error: unknown) => {
    assert.ok(error instanceof ChunkLoadError);
    assert.equal(error.cause, cause);
    return true;
  });
});

test('loadChunk rejects with a ChunkLoadError if the chunk is not loaded after 120 seconds', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const errors: unknown[] = [];
  const loading = loadChunk(never, signal).catch((error: unknown) => void errors.push(error));
  t.mock.timers.tick(119_999);
  await Promise.resolve();
  assert.equal(errors.length, 0);
  t.mock.timers.tick(1);
  await loading;
  assert.ok(errors[0] instanceof ChunkLoadError);
});

test('after an abort the promise stays pending', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const controller = new AbortController();
  let isSettled = false;
  void loadChunk(never, controller.signal).finally(() => (isSettled = true));
  controller.abort();
  t.mock.timers.tick(120_000);
  assert.equal(isSettled, false);
});
