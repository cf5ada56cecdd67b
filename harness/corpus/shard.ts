/** One of several runs that together run everything, each scenario once. */
export interface Shard {
  /** From 1 on. */
  readonly index: number;
  readonly total: number;
}

export const shardName = ({ index, total }: Shard): string => `${index}/${total}`;

/** Reads `2/3`. Null where the text is no shard. */
export function readShard(text: string): Shard | null {
  const [, index, total] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index === undefined || total === undefined) return null;
  return index >= 1 && index <= total ? { index, total } : null;
}

/** What keeps shards of one lane from being a whole, in a sentence; null where nothing does. */
export function faultOf(lane: string, shards: readonly Shard[]): string | null {
  const total = shards[0]?.total ?? 0;
  const other = shards.find((shard) => shard.total !== total);
  if (other) return `${lane}: expected shards of ${total}, saw ${shardName(other)}`;
  for (let index = 1; index <= total; index += 1) {
    const times = shards.filter((shard) => shard.index === index).length;
    if (times === 0) return `${lane}: shard ${index}/${total} is missing`;
    if (times > 1) return `${lane}: shard ${index}/${total} is there ${times} times`;
  }
  return null;
}
