/** Picks `count` items at random. Keeps the order of the items. */
export function pick<Item>(items: readonly Item[], count: number): readonly Item[] {
  const ranked = items.map((_, index) => ({ index, rank: Math.random() })).toSorted((a, b) => a.rank - b.rank);
  const picked = new Set(ranked.slice(0, count).map(({ index }) => index));
  return items.filter((_, index) => picked.has(index));
}
