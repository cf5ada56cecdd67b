import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultOf, readShard, type Shard } from './shard.ts';

const shards = (...texts: readonly string[]): readonly Shard[] => texts.flatMap((text) => readShard(text) ?? []);

test('a shard is one of several', () => {
  assert.deepEqual(readShard('2/3'), { index: 2, total: 3 });
  assert.deepEqual(readShard('1/1'), { index: 1, total: 1 });
  for (const text of ['0/3', '4/3', '1', '1/0', 'a/b', '1/2/3', '-1/2', '']) assert.equal(readShard(text), null, text);
});

test('all of them together are a whole, in any order', () => {
  assert.equal(faultOf('a:b', shards('3/3', '1/3', '2/3')), null);
});

test('one that is missing, or there twice, or of another whole, is a fault', () => {
  assert.equal(faultOf('a:b', shards('1/3', '3/3')), 'a:b: shard 2/3 is missing');
  assert.equal(faultOf('a:b', shards('1/2', '2/2', '2/2')), 'a:b: shard 2/2 is there 2 times');
  assert.equal(faultOf('a:b', shards('1/2', '2/3')), 'a:b: expected shards of 2, saw 2/3');
});
