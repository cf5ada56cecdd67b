import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { setImmediate as settled } from 'node:timers/promises';
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
let answer: () => Promise<Response>;
let asked: number;

beforeEach(() => {
  visibilityState = 'visible';
  asked = 0;
  answer = async () => Response.json([mail]);
  mock.timers.enable({ apis: ['setTimeout'] });
  mock.method(globalThis, 'fetch', () => ((asked += 1), answer()));
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

test('tells what there is at once and every second', async () => {
  const told: unknown[] = [];
  const stop = createPollingOutbox('/mails').watch((mails) => told.push(mails));
  await settled();
  assert.deepEqual(told, [[mail]]);
  answer = async () => Response.json([]);
  mock.timers.tick(999);
  await settled();
  assert.equal(asked, 1);
  mock.timers.tick(1);
  await settled();
  assert.deepEqual(told, [[mail], []]);
  stop();
});

test('says that the mails cannot be had, and goes on asking', async () => {
  const told: unknown[] = [];
  answer = async () => new Response(null, { status: 500 });
  const stop = createPollingOutbox('/mails').watch((mails) => told.push(mails));
  await settled();
  answer = () => Promise.reject(new TypeError('no network'));
  mock.timers.tick(1000);
  await settled();
  assert.deepEqual(told, [null, null]);
  stop();
});

test('asks nobody while the page is not looked at', async () => {
  visibilityState = 'hidden';
  const stop = createPollingOutbox('/mails').watch(() => {});
  await settled();
  assert.equal(asked, 0);
  visibilityState = 'visible';
  mock.timers.tick(1000);
  await settled();
  assert.equal(asked, 1);
  stop();
});

test('tells and asks nothing after the end', async () => {
  const told: unknown[] = [];
  const stop = createPollingOutbox('/mails').watch((mails) => told.push(mails));
  stop();
  await settled();
  mock.timers.tick(5000);
  await settled();
  assert.deepEqual([told, asked], [[], 1]);
});
