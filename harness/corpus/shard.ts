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
  throw new ArgumentError('Expected a shard such as 1/3.');
}

/**
 * Returns an error if a shard is missing or repeated, or if the shards have different totals. Returns null otherwise.
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
