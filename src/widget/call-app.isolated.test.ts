import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { controlNetwork, recordReportedErrors } from '../../fixtures/page-globals.ts';
import { callApp, callAppInTime, withSignal } from './call-app.ts';

const reported = recordReportedErrors();
const network = controlNetwork();

test('a failure is reported, and is an internal error, or a network error if the browser is offline', async () => {
  const error = new Error('no answer');
  const fail = () => callApp(new AbortController().signal, () => Promise.reject(error));
  await assert.rejects(fail(), { code: 'auth/internal-error' });
  network.isOnline = false;
  await assert.rejects(fail(), { code: 'auth/network-request-failed' });
  assert.deepEqual(reported, [error, error]);
});

test('after an abort, a result is not used, and a failure is not reported', async () => {
  const { signal } = new AbortController();
  assert.equal(await callApp(signal, async () => 'token'), 'token');
  const aborted = AbortSignal.abort();
  await assert.rejects(
    callApp(aborted, async () => 'token'),
    { code: 'auth/user-cancelled' },
  );
  await assert.rejects(
    callApp(aborted, () => Promise.reject(new Error('no answer'))),
    { code: 'auth/user-cancelled' },
  );
  assert.deepEqual(reported, []);
});

test('a function without a result within 10 s has failed', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const result = callAppInTime('findTenant', new AbortController().signal, () => new Promise(() => {}));
  mock.timers.tick(10_000);
  await assert.rejects(result, { code: 'auth/timeout' });
  assert.match(String(reported[0]), /findTenant: no result within 10 s\./);
  mock.timers.reset();
});

test('the signal aborts when the promise settles', async () => {
  const signals: AbortSignal[] = [];
  const settle = withSignal(async (signal) => (signals.push(signal), signal.aborted));
  assert.equal(await settle, false);
  await assert.rejects(
    withSignal((signal) => (signals.push(signal), Promise.reject(new Error('left')))),
    /left/,
  );
  assert.deepEqual(
    signals.map(({ aborted }) => aborted),
    [true, true],
  );
});
