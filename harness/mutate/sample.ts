/**
 * Some of many, the same for the same seed.
 *
 * @param size how many at most; null for all of them
 */
export function sampled<T>(items: readonly T[], size: number | null, seed: number): readonly T[] {
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
