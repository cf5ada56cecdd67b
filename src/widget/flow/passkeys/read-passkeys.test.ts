import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPasskeys } from './read-passkeys.ts';

const laptop = { id: 'a', name: 'Laptop', addedAt: new Date(0), usedAt: null };

test('a list of passkeys is returned as it is, with further keys', () => {
  const list = [laptop, { ...laptop, id: '', usedAt: new Date(1), aaguid: 'x' }];
  assert.equal(readPasskeys(list), list);
});

for (const [listed, message] of [
  [null, 'passkeys.list: must return a list, but has returned null.'],
  ['none', 'passkeys.list: must return a list, but has returned "none".'],
  [[laptop, null], 'passkeys.list: must return a text as "id" of passkey 2, but has returned null.'],
  [[{ ...laptop, id: 7 }], /^passkeys\.list: must return a text as "id" of passkey 1, but has returned /],
  [[{ ...laptop, name: '' }], /must return a text as "name" of passkey 1/],
  [[{ ...laptop, name: null }], /must return a text as "name" of passkey 1/],
  [[{ ...laptop, addedAt: 0 }], /must return a Date as "addedAt" of passkey 1/],
  [[{ ...laptop, addedAt: new Date(Number.NaN) }], /must return a Date as "addedAt" of passkey 1/],
  [[{ ...laptop, usedAt: undefined }], /must return a Date or null as "usedAt" of passkey 1/],
  [[{ ...laptop, usedAt: '2026' }], /must return a Date or null as "usedAt" of passkey 1/],
] as const) {
  test(`a wrong list is refused: ${String(message)}`, () => {
    assert.throws(() => readPasskeys(listed), { message });
  });
}
