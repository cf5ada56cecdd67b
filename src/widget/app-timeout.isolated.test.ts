import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { test } from 'node:test';
import { isTimeout, withTimeout } from './app-timeout.ts';

const pending = new Promise<never>(() => {});

test('a function has 10 s for its result', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  let error: unknown;
  const ended = withTimeout('findTenant', pending, new AbortController().signal).catch((reason: unknown) => {
    error = reason;
  });
  context.mock.timers.tick(9999);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(error, undefined);
  context.mock.timers.tick(1);
  await ended;
  assert.equal(String(error), 'TimeoutError: findTenant: no result within 10 s.');
  assert.equal(isTimeout(error), true);
});

test('a result is returned, and an error is passed on', async () => {
  const { signal } = new AbortController();
  assert.equal(await withTimeout('findTenant', 'acme', signal), 'acme');
  await assert.rejects(withTimeout('findTenant', Promise.reject(new TypeError('no network')), signal), TypeError);
});

test('no timer remains after the signal is aborted', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const controller = new AbortController();
  let isRejected = false;
  withTimeout('findTenant', pending, controller.signal).catch(() => {
    isRejected = true;
  });
  controller.abort();
  context.mock.timers.tick(60_000);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(isRejected, false);
});

test('no timer starts if the signal is already aborted', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  let isRejected = false;
  withTimeout('findTenant', pending, AbortSignal.abort()).catch(() => {
    isRejected = true;
  });
  context.mock.timers.tick(60_000);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(isRejected, false);
});

for (const [title, call] of [
  ['a result', () => Promise.resolve('acme')],
  ['an error', () => Promise.reject(new TypeError('no network'))],
] as const) {
  test(`neither a timer nor a listener remains after ${title}`, async (context) => {
    const clear = context.mock.method(globalThis, 'clearTimeout');
    const { signal } = new AbortController();
    await withTimeout('findTenant', call(), signal).catch(() => {});
    assert.equal(clear.mock.callCount(), 1);
    assert.deepEqual(getEventListeners(signal, 'abort'), []);
  });
}

test('an error is a timeout by its name', () => {
  assert.equal(isTimeout(AbortSignal.timeout(0).reason ?? new DOMException('late', 'TimeoutError')), true);
  for (const other of [new Error('TimeoutError'), null, undefined, 'TimeoutError'])
    assert.equal(isTimeout(other), false);
});
