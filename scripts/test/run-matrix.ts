import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { reportFile, type MatrixReport } from '../../harness/matrix/report.ts';
import { inProject, root } from '../../tools/project.ts';
import type { Tally } from '../check/run-checks.ts';

const reportFolder = inProject('build', 'matrix');

/**
 * Runs `npm run matrix` in a separate process, and counts the passed and the failed cells of its tables. Rejects only
 * if the harness fails.
 */
export async function runMatrix(options: readonly string[]): Promise<Tally> {
  await rm(reportFolder, { recursive: true, force: true });
  const command = [inProject('scripts', 'matrix.ts'), ...options, '--report', reportFolder];
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0 && code !== 1)
    throw new Error(`The test harness failed: npm run matrix ended with exit code ${code}. See the lines above.`);
  const { counts } = JSON.parse(await readFile(join(reportFolder, reportFile), 'utf8')) as MatrixReport;
  return { passed: counts.cells - counts.differing, failed: counts.differing };
}
