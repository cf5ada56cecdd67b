export interface Cost {
  /** Number of scenarios. */
  readonly count: number;
  /** Processor time of the process and its worker threads. The time of browsers is not included. */
  readonly processorMs: number;
  readonly wallMs: number;
  readonly peakMegabytes: number;
}

export function pickMedian(costs: readonly Cost[]): readonly Cost[] {
  const sorted = costs.toSorted((one, other) => one.processorMs - other.processorMs);
  return sorted.slice(sorted.length >> 1, (sorted.length >> 1) + 1);
}

/**
 * Maximum ratio of a larger run's cost to a smaller run's cost. The cost is the processor time per scenario, or the
 * peak memory.
 */
const maxRatio = 1.2;

const format = (count: number): string => count.toLocaleString('en-US');

/**
 * Returns the average cost of the scenarios after the first. Leaves out the first scenario, because its cost includes
 * the start of the run.
 */
const costPerExample = (key: 'processorMs' | 'wallMs', cost: Cost, single: Cost): number =>
  (cost[key] - single[key]) / (cost.count - single.count);

export const formatCosts = (single: Cost, costs: readonly Cost[]): readonly string[] =>
  costs.map((cost) => {
    // On a busy machine, the run with one scenario can take longer than a run with more scenarios. The result of
    // `costPerExample` is then negative, so print 0 instead.
    const [processor, wall] = (['processorMs', 'wallMs'] as const).map((key) =>
      Math.max(0, costPerExample(key, cost, single)).toFixed(2),
    );
    const time = `${processor} ms of processor time and ${wall} ms of wall time per scenario`;
    return `${format(cost.count)} scenarios: ${time}, ${cost.peakMegabytes.toFixed(0)} MB peak memory`;
  });

/**
 * Checks that the costs do not grow with the number of scenarios:
 *
 * - Compares the processor time per scenario of the largest run with the smallest run.
 * - Compares the peak memory of the largest run with the second largest run. Cucumber keeps one batch of up to 6,000
 *   scenarios in memory (`run/batch-features.ts`), so the smallest run may need less memory only because it is smaller
 *   than a batch.
 *
 * @param single the cost of a run with one scenario
 * @param costs the costs of larger runs, from the smallest run to the largest
 */
export function judgeCosts(single: Cost, costs: readonly Cost[]) {
  const [smallest, largest, second] = [costs[0], costs.at(-1), costs.at(-2)];
  if (!smallest || !largest || !second) return [];
  return [
    judgeRatio('processor time per scenario', largest, smallest, (cost) => costPerExample('processorMs', cost, single)),
    judgeRatio('peak memory', largest, second, ({ peakMegabytes }) => peakMegabytes),
  ];
}

function judgeRatio(name: string, large: Cost, small: Cost, measure: (cost: Cost) => number) {
  const [numerator, denominator] = [measure(large), measure(small)];
  // On a busy machine, a run with many scenarios may take no more time than the run with one scenario. The calculated
  // time per scenario is then zero or negative.
  if (numerator <= 0 || denominator <= 0) {
    const line = `✗ ${name} cannot be compared: ${format(large.count)} or ${format(small.count)} scenarios took no longer than one. Use larger sizes`;
    return { line, isGood: false };
  }
  const ratio = numerator / denominator;
  const isGood = ratio <= maxRatio;
  const compared = `with ${format(large.count)} scenarios, ${ratio.toFixed(2)} times as high as with ${format(small.count)}`;
  return { line: `${isGood ? '' : '✗ '}${name}: ${compared} (limit: ${maxRatio})`, isGood };
}
