import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waitAtMost } from './wait-at-most.ts';

test('a promise that settles within the limit decides, and leaves no timer behind', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const clear = context.mock.method(globalThis, 'clearTimeout');
  assert.equal(await waitAtMost(Promise.resolve(), 1000), true);
  await assert.rejects(waitAtMost(Promise.reject(new Error('no')), 1000), { message: 'no' });
  assert.equal(clear.mock.callCount(), 2);
});

test('after the limit, the promise is not awaited', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  let isDone = false;
  const waiting = waitAtMost(new Promise(() => {}), 1000).finally(() => (isDone = true));
  context.mock.timers.tick(999);
  await Promise.resolve();
  assert.equal(isDone, false);
  context.mock.timers.tick(1);
  assert.equal(await waiting, false);
});
