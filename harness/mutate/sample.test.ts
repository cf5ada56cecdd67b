import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wanted, type Sampling } from './sample.ts';

const items = Array.from({ length: 100 }, (_, at) => at);
const some = (given: Partial<Sampling>): readonly number[] =>
  wanted(items, (item) => `no ${item}.`, { only: null, size: null, seed: 7, shard: null, ...given });

test('a sample is the same for the same seed, and another for another', () => {
  assert.deepEqual(some({ size: 10 }), some({ size: 10 }));
  assert.notDeepEqual(some({ size: 10 }), some({ size: 10, seed: 8 }));
  assert.equal(new Set(some({ size: 10 })).size, 10);
});

test('without a size, or with a large one, it is all of them as they stand', () => {
  assert.deepEqual(some({}), items);
  assert.deepEqual(some({ size: 100 }), items);
});

test('shards are all of them, each once, neighbours together', () => {
  const shards = [1, 2, 3].map((index) => some({ shard: { index, total: 3 } }));
  assert.deepEqual(shards.flat(), items);
  assert.deepEqual(
    shards.map(({ length }) => length),
    [33, 34, 33],
  );
});

test('those that say so', () => {
  assert.deepEqual(some({ only: 'no 7' }), [7, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79]);
  assert.deepEqual(some({ only: '7.', shard: { index: 1, total: 5 } }), [7, 17]);
});
