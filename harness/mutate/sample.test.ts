import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampled } from './sample.ts';

const items = Array.from({ length: 100 }, (_, at) => at);

test('a sample is the same for the same seed, and another for another', () => {
  assert.deepEqual(sampled(items, 10, 7), sampled(items, 10, 7));
  assert.notDeepEqual(sampled(items, 10, 7), sampled(items, 10, 8));
  assert.equal(new Set(sampled(items, 10, 7)).size, 10);
});

test('without a size, or with a large one, it is all of them as they stand', () => {
  assert.deepEqual(sampled(items, null, 7), items);
  assert.deepEqual(sampled(items, 100, 7), items);
});
