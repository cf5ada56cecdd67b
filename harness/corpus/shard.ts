import { HarnessError } from '../../driver/harness-error.ts';
import { ArgumentError } from '../../tools/command-line.ts';

export interface Shard {
  /** The first shard has the index 1. */
  readonly index: number;
  readonly total: number;
}

export const shardName = ({ index, total }: Shard): string => `${index}/${total}`;

export function readShard(text: string): Shard | null {
  const [, index = 0, total = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  return index >= 1 && index <= total ? { index, total } : null;
}

export function parseShard(text: string): Shard {
  const shard = readShard(text);
  if (shard) return shard;
  throw new ArgumentError('Expected INDEX/TOTAL, such as 1/3, with an INDEX from 1 to TOTAL.');
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads this machine's shard from environment variables:
 *
 * - `TEST_TOTAL_SHARDS` is the number of shards. Test runners such as Bazel set it.
 * - `TEST_SHARD_INDEX` is the index of the shard, counted from 0. The same test runners set it.
 * - `JOB_COMPLETION_INDEX` is the index in an Indexed Job of Kubernetes. It is read if `TEST_SHARD_INDEX` is not set.
 *
 * @returns undefined if `TEST_TOTAL_SHARDS` is not set
 * @throws ArgumentError if the variables are invalid
 */
export function readEnvironmentShard(environment: Environment): Shard | undefined {
  const { TEST_TOTAL_SHARDS: total, TEST_SHARD_INDEX, JOB_COMPLETION_INDEX } = environment;
  if (total === undefined) {
    if (TEST_SHARD_INDEX === undefined) return undefined;
    throw new ArgumentError('TEST_SHARD_INDEX is set, but TEST_TOTAL_SHARDS is missing.');
  }
  const index = TEST_SHARD_INDEX ?? JOB_COMPLETION_INDEX;
  if (index === undefined) {
    throw new ArgumentError('TEST_TOTAL_SHARDS is set, but TEST_SHARD_INDEX and JOB_COMPLETION_INDEX are missing.');
  }
  const shard = /^\d+$/.test(index) ? readShard(`${Number(index) + 1}/${total}`) : null;
  if (shard) return shard;
  throw new ArgumentError(`Expected a shard index from 0 to TEST_TOTAL_SHARDS - 1, saw "${index}" of "${total}".`);
}

/**
 * Returns the shards that are missing in the list.
 *
 * @throws HarnessError if the list repeats a shard or contains different totals
 */
export function findMissingShards(shards: readonly Shard[]): readonly Shard[] {
  const total = shards[0]?.total ?? 0;
  const different = shards.find((shard) => shard.total !== total);
  if (different) throw new HarnessError(`expected all shards to have the total ${total}, saw ${shardName(different)}`);
  const counts = Array.from({ length: total }, (_, index) => ({
    shard: { index: index + 1, total },
    count: shards.filter((shard) => shard.index === index + 1).length,
  }));
  const repeated = counts.find(({ count }) => count > 1);
  if (repeated)
    throw new HarnessError(
      `${repeated.count} reports are of shard ${shardName(repeated.shard)}. Give the report of each shard once`,
    );
  return counts.filter(({ count }) => count === 0).map(({ shard }) => shard);
}
