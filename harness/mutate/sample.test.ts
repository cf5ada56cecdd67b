import assert from 'node:assert/strict';
import { test } from 'node:test';
import { selectSample, type Sampling } from './sample.ts';

const items = Array.from({ length: 100 }, (_, index) => index);
const select = (sampling: Partial<Sampling>): readonly number[] =>
  selectSample(items, (item) => `no ${item}.`, { only: null, size: null, seed: 7, shard: null, ...sampling });

test('the same seed selects the same sample, and a different seed a different one', () => {
  assert.deepEqual(select({ size: 10 }), select({ size: 10 }));
  assert.notDeepEqual(select({ size: 10 }), select({ size: 10, seed: 8 }));
  assert.equal(new Set(select({ size: 10 })).size, 10);
});

test('without a size, or with a large one, all items are selected in order', () => {
  assert.deepEqual(select({}), items);
  assert.deepEqual(select({ size: 100 }), items);
});

test('shards contain every item once, and keep neighbours together', () => {
  const shards = [1, 2, 3].map((index) => select({ shard: { index, total: 3 } }));
  assert.deepEqual(shards.flat(), items);
  assert.deepEqual(
    shards.map(({ length }) => length),
    [33, 34, 33],
  );
});

test('only items whose description contains a text are selected', () => {
  assert.deepEqual(select({ only: 'no 7' }), [7, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79]);
  assert.deepEqual(select({ only: '7.', shard: { index: 1, total: 5 } }), [7, 17]);
});

test('a text that no description contains is an error, because no mutant would run', () => {
  assert.throws(
    () => select({ only: 'no such text' }),
    /error: --only: none of \d+ mutants has "no such text" in its description\. A description is, for example, ".*"\./,
  );
});
