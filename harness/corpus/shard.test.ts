import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HarnessError } from '../../driver/harness-error.ts';
import { ArgumentError } from '../../tools/command-line.ts';
import { findMissingShards, readEnvironmentShard, readShard, type Shard } from './shard.ts';

const shards = (...texts: readonly string[]): readonly Shard[] => texts.flatMap((text) => readShard(text) ?? []);

test('the index of a shard is a number from 1 to the total', () => {
  assert.deepEqual(readShard('2/3'), { index: 2, total: 3 });
  assert.deepEqual(readShard('1/1'), { index: 1, total: 1 });
  for (const text of ['0/3', '4/3', '1', '1/0', 'a/b', '1/2/3', '-1/2', '']) assert.equal(readShard(text), null, text);
});

test('shards are complete if none is missing, in whatever order they are given', () => {
  assert.deepEqual(findMissingShards(shards('3/3', '1/3', '2/3')), []);
});

test('missing shards are found', () => {
  assert.deepEqual(findMissingShards(shards('3/4', '1/4')), shards('2/4', '4/4'));
});

test('a repeated shard and a shard of a different total are errors', () => {
  const findError =
    (...texts: readonly string[]) =>
    () =>
      findMissingShards(shards(...texts));
  assert.throws(
    findError('1/2', '2/2', '2/2'),
    new HarnessError('2 reports are of shard 2/2. Give the report of each shard once'),
  );
  assert.throws(findError('1/2', '2/3'), new HarnessError('expected all shards to have the total 2, saw 2/3'));
});

test('environment variables name the shard of this machine, counted from 0', () => {
  const shard = { index: 3, total: 5 };
  assert.deepEqual(readEnvironmentShard({ TEST_TOTAL_SHARDS: '5', TEST_SHARD_INDEX: '2' }), shard);
  assert.deepEqual(readEnvironmentShard({ TEST_TOTAL_SHARDS: '5', JOB_COMPLETION_INDEX: '2' }), shard);
  const both = { TEST_TOTAL_SHARDS: '5', TEST_SHARD_INDEX: '2', JOB_COMPLETION_INDEX: '4' };
  assert.deepEqual(readEnvironmentShard(both), shard);
  assert.equal(readEnvironmentShard({}), undefined);
  assert.equal(readEnvironmentShard({ JOB_COMPLETION_INDEX: '4' }), undefined);
});

for (const [title, environment, message] of [
  ['an index beyond the total', { TEST_TOTAL_SHARDS: '5', TEST_SHARD_INDEX: '5' }, /from 0 to .*saw "5" of "5"/],
  ['an index that is no number', { TEST_TOTAL_SHARDS: '5', TEST_SHARD_INDEX: '' }, /saw "" of "5"/],
  ['a total that is no number', { TEST_TOTAL_SHARDS: 'all', TEST_SHARD_INDEX: '0' }, /saw "0" of "all"/],
  ['a missing total', { TEST_SHARD_INDEX: '0' }, /TEST_TOTAL_SHARDS is missing/],
  ['a missing index', { TEST_TOTAL_SHARDS: '5' }, /TEST_SHARD_INDEX and JOB_COMPLETION_INDEX are missing/],
] as const) {
  test(`${title} in the environment is an error`, () => {
    assert.throws(
      () => readEnvironmentShard(environment),
      (error) => error instanceof ArgumentError && message.test(error.message),
    );
  });
}
