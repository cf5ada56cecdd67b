import type { Shard } from '../corpus/shard.ts';

/** Which of many are wanted. */
export interface Sampling {
  /** A part of what each says of itself, or null. */
  readonly only: string | null;
  /** How many at most; null for all of them. */
  readonly size: number | null;
  /** The same seed makes the same sample. */
  readonly seed: number;
  /** Of those, one part of several that follow each other; null for all. */
  readonly shard: Shard | null;
}

/** What is wanted, of many that say something of themselves. */
export function wanted<T>(
  items: readonly T[],
  says: (item: T) => string,
  { only, size, seed, shard }: Sampling,
): readonly T[] {
  const named = only === null ? items : items.filter((item) => says(item).includes(only));
  return blockOf(sampled(named, size, seed), shard);
}

/** Neighbours stay together: they have much in common that is run but once. */
function blockOf<T>(items: readonly T[], shard: Shard | null): readonly T[] {
  if (!shard) return items;
  const place = (index: number): number => Math.round((items.length * index) / shard.total);
  return items.slice(place(shard.index - 1), place(shard.index));
}

/**
 * Some of many, the same for the same seed.
 *
 * @param size how many at most; null for all of them
 */
function sampled<T>(items: readonly T[], size: number | null, seed: number): readonly T[] {
  if (size === null || size >= items.length) return items;
  const random = mulberry32(seed);
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, size)
    .map(({ item }) => item);
}

/** A small generator of numbers from 0 to 1 (Tommy Ettinger's Mulberry32). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
