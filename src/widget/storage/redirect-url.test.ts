import assert from 'node:assert/strict';
import { test } from 'node:test';
import { storedRedirectUrl } from './redirect-url.ts';
import { createMemoryStorage, failingStorage } from '../../../fixtures/storage.ts';

const url = new URL('https://app.example/cummies?a=1');

test('`take` returns and removes the stored success URL', () => {
  const entries = new Map<string, string>();
  const storage = createMemoryStorage(entries);
  for (const text of ['/cummies?a=1', '/cummies?a=1 ', url.href]) {
    storedRedirectUrl.keep(storage, url, text);
    assert.deepEqual([...entries.keys()], ['doorstep:redirectUrl']);
    assert.deepEqual(storedRedirectUrl.take(storage), { href: url.href, text });
    assert.equal(entries.size, 0);
    assert.equal(storedRedirectUrl.take(storage), null);
  }
});

test('nothing is logged if no URL was stored', (context) => {
  const warn = context.mock.method(console, 'warn', () => {});
  assert.equal(storedRedirectUrl.take(createMemoryStorage()), null);
  assert.equal(warn.mock.callCount(), 0);
});

test('a success URL that is stored without a text has its href as the text', () => {
  const storage = createMemoryStorage();
  storedRedirectUrl.keep(storage, url);
  assert.deepEqual(storedRedirectUrl.take(storage), { href: url.href, text: url.href });
});

test('if the storage fails, the URL is lost and the failure is logged', (context) => {
  const warn = context.mock.method(console, 'warn', () => {});
  storedRedirectUrl.keep(failingStorage, url);
  assert.equal(storedRedirectUrl.take(failingStorage), null);
  assert.deepEqual(
    warn.mock.calls.map((call): unknown => (call.arguments as unknown[])[0]),
    ['[doorstep] Cannot store the success URL.', '[doorstep] Cannot store the success URL.'],
  );
});
