/** What a run took. */
export interface Cost {
  /** How many examples. */
  readonly count: number;
  /** Of the process with its worker threads; a browser's is not in it. */
  readonly processorMs: number;
  readonly wallMs: number;
  /** The most that the process with its worker threads had at any time, in MB. */
  readonly peakMegabytes: number;
}

/** The one in the middle of what several runs took; none where there is none. */
export function medianOf(costs: readonly Cost[]): readonly Cost[] {
  const sorted = costs.toSorted((one, other) => one.processorMs - other.processorMs);
  return sorted.slice(sorted.length >> 1, (sorted.length >> 1) + 1);
}

/** A ratio that may not be more than so much. */
export interface Verdict {
  readonly line: string;
  readonly isGood: boolean;
}

/** How much more one of many examples may cost than one of few, and how much more memory all of them may take. */
const atMost = 1.2;

const grouped = (count: number): string => count.toLocaleString('en-US');

/** What one example costs beyond what a run costs that has a single one: starting threads, reading steps. */
const perExample = (key: 'processorMs' | 'wallMs', cost: Cost, single: Cost): number =>
  (cost[key] - single[key]) / (cost.count - single.count);

/**
 * A line for each size.
 *
 * @param single a run of one example
 */
export const costLines = (single: Cost, costs: readonly Cost[]): readonly string[] =>
  costs.map((cost) => {
    // On a busy machine a run of one may have taken longer than all of them.
    const each = (key: 'processorMs' | 'wallMs'): string => Math.max(0, perExample(key, cost, single)).toFixed(2);
    const peak = cost.peakMegabytes.toFixed(0);
    return `${grouped(cost.count)} examples: ${each('processorMs')} ms of processor time each, ${each('wallMs')} ms by the clock; ${peak} MB at most`;
  });

/**
 * Whether costs grow with the number of examples: the largest run's against the smallest's, and its memory against the
 * one before, since the smallest does not fill what is run at a time (`run/slices.ts`).
 *
 * @param costs from the smallest run to the largest; nothing is judged of fewer than two
 */
export function judgeCosts(single: Cost, costs: readonly Cost[]): readonly Verdict[] {
  const [first, last, before] = [costs[0], costs.at(-1), costs.at(-2)];
  if (!first || !last || !before) return [];
  const each = (cost: Cost): number => perExample('processorMs', cost, single);
  return [verdictOn('cost', last, first, each), verdictOn('memory', last, before, (cost) => cost.peakMegabytes)];
}

function verdictOn(what: string, large: Cost, small: Cost, measured: (cost: Cost) => number): Verdict {
  const sizes = `${what} ${grouped(large.count)}/${grouped(small.count)}`;
  const [much, little] = [measured(large), measured(small)];
  // An example costs less than nothing where a run costs less than one of a single example.
  if (much <= 0 || little <= 0) return { line: `✗ ${sizes} is no measure: one costs nothing`, isGood: false };
  const ratio = much / little;
  const isGood = ratio <= atMost;
  return { line: `${isGood ? '' : '✗ '}${sizes} = ${ratio.toFixed(2)} (≤ ${atMost})`, isGood };
}
