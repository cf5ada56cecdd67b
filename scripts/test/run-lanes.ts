import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tally } from '../check/run-checks.ts';
import { inProject, toProjectPath } from '../../tools/project.ts';
import { runCommand } from './run-command.ts';

/** The part of a report's `summary.json` that is used here. */
type Summary = Readonly<Record<'lanes', Readonly<Record<string, Tally>>>>;

const reportFolder = inProject('build', 'conformance');

/**
 * Runs conformance lanes (test configurations) in a separate process, and counts their scenarios. Rejects if the
 * harness fails, but not if scenarios fail.
 *
 * @param options options of `npm run conformance`
 */
export async function runLanes(lanes: readonly string[], options: readonly string[]): Promise<Tally> {
  const args = [...lanes.flatMap((lane) => ['--lane', lane]), ...options];
  const code = await runCommand('conformance', args, reportFolder);
  const file = join(reportFolder, 'summary.json');
  return countScenarios(JSON.parse(await readFile(file, 'utf8')) as Summary, lanes, code);
}

/**
 * Adds up the scenario results of these lanes. If the run failed (`code` is 1) although no scenario failed, counts one
 * failure.
 */
export function countScenarios({ lanes: tallies }: Summary, lanes: readonly string[], code: 0 | 1): Tally {
  const tally = { passed: 0, failed: 0 };
  for (const lane of lanes) {
    const ran = tallies[lane];
    if (ran === undefined)
      throw new Error(`Expected the lane ${lane} in ${toProjectPath(reportFolder)}/summary.json, found none.`);
    tally.passed += ran.passed;
    tally.failed += ran.failed;
  }
  return code === 1 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
