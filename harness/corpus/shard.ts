import { ArgumentError } from '../../tools/command-line.ts';

/** One of several parts that together contain every scenario once. */
export interface Shard {
  /** The number of this part; the first part is 1. */
  readonly index: number;
  readonly total: number;
}

export const shardName = ({ index, total }: Shard): string => `${index}/${total}`;

/** Parses a shard such as `2/3`. Returns null if the text is invalid. */
export function readShard(text: string): Shard | null {
  const [, index = 0, total = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  return index >= 1 && index <= total ? { index, total } : null;
}

/** Parses the value of `--shard`. Throws an {@link ArgumentError} if it is invalid. */
export function parseShard(text: string): Shard {
  const shard = readShard(text);
  if (shard) return shard;
  throw new ArgumentError('Expected a shard such as 1/3.');
}

/**
 * Returns the reason why shards are incomplete; null if they are complete. A shard may be missing, repeated, or of a
 * different total, such as 1/3 beside 2/4.
 */
export function findIncompleteness(shards: readonly Shard[]): string | null {
  const total = shards[0]?.total ?? 0;
  const different = shards.find((shard) => shard.total !== total);
  if (different) return `expected shards of ${total}, saw ${shardName(different)}`;
  for (let index = 1; index <= total; index += 1) {
    const count = shards.filter((shard) => shard.index === index).length;
    if (count === 0) return `shard ${index}/${total} is missing`;
    if (count > 1) return `shard ${index}/${total} was given ${count} times`;
  }
  return null;
}
