import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findIncompleteness, readShard, type Shard } from './shard.ts';

const shards = (...texts: readonly string[]): readonly Shard[] => texts.flatMap((text) => readShard(text) ?? []);

test('the index of a shard is from 1 to the total', () => {
  assert.deepEqual(readShard('2/3'), { index: 2, total: 3 });
  assert.deepEqual(readShard('1/1'), { index: 1, total: 1 });
  for (const text of ['0/3', '4/3', '1', '1/0', 'a/b', '1/2/3', '-1/2', '']) assert.equal(readShard(text), null, text);
});

test('shards are complete in any order', () => {
  assert.equal(findIncompleteness(shards('3/3', '1/3', '2/3')), null);
});

test('a missing shard, a repeated shard and a shard of a different total are found', () => {
  assert.equal(findIncompleteness(shards('1/3', '3/3')), 'shard 2/3 is missing');
  assert.equal(findIncompleteness(shards('1/2', '2/2', '2/2')), 'shard 2/2 was given 2 times');
  assert.equal(findIncompleteness(shards('1/2', '2/3')), 'expected shards of 2, saw 2/3');
});
