import { ArgumentError } from '../../tools/command-line.ts';
import type { Shard } from '../corpus/shard.ts';

export interface Sampling {
  /** Selects the mutants whose descriptions contain this text; null selects all mutants. */
  readonly only: string | null;
  /** Size of a random sample; null for all mutants. */
  readonly size: number | null;
  readonly seed: number;
  readonly shard: Shard | null;
}

/**
 * Returns a random sample of the items whose description contains the text `only`. If `shard` is given, returns only
 * the shard's part of the sample.
 *
 * @throws ArgumentError if no description contains `only`, because a run without mutants would pass
 */
export function selectSample<T>(
  items: readonly T[],
  describe: (item: T) => string,
  { only, size, seed, shard }: Sampling,
): readonly T[] {
  const matching = only === null ? items : items.filter((item) => describe(item).includes(only));
  if (only !== null && matching.length === 0) {
    const examples = items.slice(0, 1).map((item) => ` A description is, for example, "${describe(item)}".`);
    throw new ArgumentError(
      `error: --only: none of ${items.length} mutants has ${JSON.stringify(only)} in its description.${examples.join('')}`,
    );
  }
  const sample = selectRandom(matching, size, seed);
  if (!shard) return sample;
  // Consecutive mutants often change the same scenario. Keep them in one shard, so that only this shard runs the
  // scenario's baseline.
  const end = (index: number): number => Math.round((sample.length * index) / shard.total);
  return sample.slice(end(shard.index - 1), end(shard.index));
}

function selectRandom<T>(items: readonly T[], size: number | null, seed: number): readonly T[] {
  if (size === null || size >= items.length) return items;
  const random = mulberry32(seed);
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((one, other) => one.key - other.key)
    .slice(0, size)
    .map(({ item }) => item);
}

/** Returns a generator of pseudorandom numbers from 0 to 1 (Tommy Ettinger's Mulberry32). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
