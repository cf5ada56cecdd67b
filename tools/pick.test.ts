import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pick } from './pick.ts';

const items = ['a', 'b', 'b', 'c', 'd'];

test('as many items as asked for are picked, in their order', () => {
  for (let count = 0; count <= items.length; count += 1) {
    const picked = pick(items, count);
    assert.equal(picked.length, count);
    assert.deepEqual(picked, picked.toSorted());
  }
  assert.deepEqual(pick(items, 9), items);
});

test('every item is picked at some time', () => {
  const picked = new Set(Array.from({ length: 200 }, () => pick(items, 1)).flat());
  assert.deepEqual([...picked].toSorted(), ['a', 'b', 'c', 'd']);
});
