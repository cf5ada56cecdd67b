import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportFile, type MatrixReport } from '../../harness/matrix/report.ts';
import { inProject } from '../../tools/project.ts';
import type { Tally } from '../check/run-checks.ts';
import { runCommand } from './run-command.ts';

const reportFolder = inProject('build', 'matrix');

/**
 * Runs `npm run matrix` in a separate process, and counts the passed and the failed cells of its tables. Rejects only
 * if the harness fails.
 */
export async function runMatrix(options: readonly string[]): Promise<Tally> {
  await runCommand('matrix', options, reportFolder);
  const { counts } = JSON.parse(await readFile(join(reportFolder, reportFile), 'utf8')) as MatrixReport;
  return { passed: counts.cells - counts.differing, failed: counts.differing };
}
