import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCodesLeft } from './read-codes-left.ts';

test('the number of codes is read', () => {
  for (const left of [0, 1, 10]) assert.equal(readCodesLeft({ left, createdAt: null }), left);
});

for (const [counted, shown] of [
  [null, 'null'],
  [undefined, 'undefined'],
  [7, '7'],
  [{}, '{}'],
  [{ left: '7' }, '{"left":"7"}'],
  [{ left: -1 }, '{"left":-1}'],
  [{ left: Number.NaN }, '{"left":null}'],
] as const) {
  test(`the wrong value ${shown} is named`, () => {
    const message = `backupCodes.count: must return a number as "left", but has returned ${shown}.`;
    assert.throws(() => readCodesLeft(counted), { message });
  });
}
