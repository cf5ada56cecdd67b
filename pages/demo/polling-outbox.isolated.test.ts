import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { setImmediate as runPendingPromises } from 'node:timers/promises';
import type { Mail } from '../../src/adapters/service-control.ts';
import { createPollingOutbox } from './polling-outbox.ts';

const mail: Mail = {
  id: '1',
  to: 'ada@example.com',
  purpose: 'password reset',
  path: '/Login?mode=resetPassword',
  sentAt: 0,
};

let visibilityState: DocumentVisibilityState;
let respond: () => Promise<Response>;
let requestCount: number;

beforeEach(() => {
  visibilityState = 'visible';
  requestCount = 0;
  respond = async () => Response.json([mail]);
  mock.timers.enable({ apis: ['setTimeout'] });
  mock.method(globalThis, 'fetch', () => ((requestCount += 1), respond()));
  Object.assign(globalThis, {
    document: {
      get visibilityState() {
        return visibilityState;
      },
    },
  });
});

afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
  Reflect.deleteProperty(globalThis, 'document');
});

test('the items are reported immediately and then every second', async () => {
  const reports: unknown[] = [];
  const stop = createPollingOutbox('/mails').watch((items) => reports.push(items));
  await runPendingPromises();
  assert.deepEqual(reports, [[mail]]);
  respond = async () => Response.json([]);
  mock.timers.tick(999);
  await runPendingPromises();
  assert.equal(requestCount, 1);
  mock.timers.tick(1);
  await runPendingPromises();
  assert.deepEqual(reports, [[mail], []]);
  stop();
});

test('a failed request reports null, and polling continues', async () => {
  const reports: unknown[] = [];
  respond = async () => new Response(null, { status: 500 });
  const stop = createPollingOutbox('/mails').watch((items) => reports.push(items));
  await runPendingPromises();
  respond = () => Promise.reject(new TypeError('no network'));
  mock.timers.tick(1000);
  await runPendingPromises();
  assert.deepEqual(reports, [null, null]);
  stop();
});

test('no request is sent while the page is hidden', async () => {
  visibilityState = 'hidden';
  const stop = createPollingOutbox('/mails').watch(() => {});
  await runPendingPromises();
  assert.equal(requestCount, 0);
  visibilityState = 'visible';
  mock.timers.tick(1000);
  await runPendingPromises();
  assert.equal(requestCount, 1);
  stop();
});

test('after watching has stopped, nothing is reported and no request is sent', async () => {
  const reports: unknown[] = [];
  const stop = createPollingOutbox('/mails').watch((items) => reports.push(items));
  stop();
  await runPendingPromises();
  mock.timers.tick(5000);
  await runPendingPromises();
  assert.deepEqual([reports, requestCount], [[], 1]);
});
