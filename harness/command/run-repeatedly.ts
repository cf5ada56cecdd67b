import { RunComparison } from '../judge/compare-runs.ts';
import type { RunJudgement } from '../judge/judge-run.ts';
import type { Lane } from '../lanes/lanes.ts';
import type { Output } from '../output.ts';
import type { RunOptions } from '../run/run-lane.ts';

type Order = NonNullable<RunOptions['order']>;

export interface Repetition {
  readonly lanes: readonly Lane[];
  readonly run: (lane: Lane, order: Order) => Promise<Pick<RunJudgement, 'scenarios' | 'exitCode'>>;
  readonly order: Order;
  /** Number of times to run each lane (test configuration). */
  readonly repeat: number;
  readonly signal: AbortSignal;
}

/**
 * Runs the scenarios several times on each lane (test configuration). Prints the scenarios whose results differ between
 * the runs, and returns the exit code.
 */
export async function runRepeatedly(
  { lanes, run, order, repeat, signal }: Repetition,
  output: Output,
): Promise<0 | 1 | 2> {
  const comparisons = lanes.map((lane) => ({ lane, comparison: new RunComparison() }));
  let exitCode: 0 | 1 | 2 = 0;
  for (const { lane, comparison } of comparisons) {
    for (let number = 1; number <= repeat && !signal.aborted; number += 1) {
      // Give each run its own value of `--order`, such as `random:7-1`, which a developer can pass to repeat the run.
      // Do not write `random:7:1`: Cucumber ignores the text after a second colon.
      const runOrder: Order = order === 'defined' ? order : `${order}-${number}`;
      const suffix = runOrder === 'defined' ? '' : `, order of the scenarios: ${runOrder}`;
      output.write(`\nLane ${lane.name}, run ${number} of ${repeat}${suffix}\n`);
      const judgement = await run(lane, runOrder);
      exitCode = worse(exitCode, judgement.exitCode);
      // Leave out an interrupted run, because the run has not judged all scenarios.
      if (!signal.aborted) comparison.add(judgement);
    }
  }
  output.write('\n');
  for (const { lane, comparison } of comparisons) {
    if (comparison.findFlakes().length > 0) exitCode = worse(exitCode, 1);
    for (const line of comparison.describe(lane.name)) output.write(`${line}\n`);
  }
  return exitCode;
}

const worse = (one: 0 | 1 | 2, other: 0 | 1 | 2): 0 | 1 | 2 => (one > other ? one : other);
