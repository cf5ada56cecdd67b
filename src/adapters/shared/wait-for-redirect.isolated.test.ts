import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { waitForRedirect } from './wait-for-redirect.ts';

let stops = 0;
let page = new EventTarget();

beforeEach(() => {
  stops = 0;
  page = Object.assign(new EventTarget(), { stop: () => (stops += 1) });
  Object.assign(globalThis, { window: page });
});

const never = new Promise<never>(() => {});
const cancelled = { code: 'auth/user-cancelled' };

test('a redirect is cancelled if the browser restores the page from its cache', async () => {
  const leaving = waitForRedirect(never, new AbortController().signal);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await assert.rejects(leaving, cancelled);
  assert.equal(stops, 0);
});

test('the browser stops leaving the page if the redirect is abandoned', async () => {
  const abandoning = new AbortController();
  const leaving = waitForRedirect(never, abandoning.signal);
  abandoning.abort();
  await assert.rejects(leaving, cancelled);
  assert.equal(stops, 1);
});

test('abandoning a redirect that has failed does not stop the page from loading', async () => {
  const abandoning = new AbortController();
  const failure = new Error('The provider is not configured.');
  await assert.rejects(waitForRedirect(Promise.reject(failure), abandoning.signal), failure);
  abandoning.abort();
  assert.equal(stops, 0);
});
