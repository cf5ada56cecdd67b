import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { createMemoryStorage, failingStorage } from '../../../fixtures/storage.ts';
import { declinedPasskey } from './declined-passkey.ts';

const key = 'doorstep:declinedPasskey';
const declinedAt = Date.UTC(2026, 10, 30);
const after = (days: number) => declinedAt + days * 24 * 60 * 60 * 1000;

let entries: Map<string, string>;

beforeEach(() => {
  entries = new Map();
  Object.assign(globalThis, { localStorage: createMemoryStorage(entries) });
});

test('only the time is stored', () => {
  declinedPasskey.keep(declinedAt);
  assert.deepEqual([...entries], [[key, String(declinedAt)]]);
});

test('before any passkey was declined, nothing is recent, and nothing is removed', (context) => {
  const removeItem = context.mock.method(localStorage, 'removeItem');
  assert.equal(declinedPasskey.isRecent(declinedAt), false);
  assert.equal(removeItem.mock.callCount(), 0);
});

test('the time is recent for 30 days, and then removed', () => {
  declinedPasskey.keep(declinedAt);
  assert.equal(declinedPasskey.isRecent(declinedAt), true);
  assert.equal(declinedPasskey.isRecent(after(30) - 1), true);
  assert.equal(entries.size, 1);
  assert.equal(declinedPasskey.isRecent(after(30)), false);
  assert.equal(entries.size, 0);
});

test('a time in the future is removed', () => {
  declinedPasskey.keep(declinedAt);
  assert.equal(declinedPasskey.isRecent(declinedAt - 1), false);
  assert.equal(entries.size, 0);
});

for (const broken of ['', 'yesterday', `${declinedAt}x`, `x${declinedAt}`, '1e3', '-1']) {
  test(`the stored value \`${broken}\` is removed`, () => {
    entries.set(key, broken);
    assert.equal(declinedPasskey.isRecent(1000), false);
    assert.equal(entries.size, 0);
  });
}

test('without storage, nothing is recent', () => {
  Object.assign(globalThis, { localStorage: failingStorage });
  declinedPasskey.keep(declinedAt);
  assert.equal(declinedPasskey.isRecent(declinedAt), false);
});
