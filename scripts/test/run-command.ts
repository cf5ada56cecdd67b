import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { inProject, root } from '../../tools/project.ts';

/**
 * Runs a command of the test harness in a separate process, and deletes its earlier report. Rejects if the harness
 * fails, but not if tests fail.
 *
 * @param name the name of the npm command, such as `matrix`
 * @param reportFolder the folder for the report
 * @returns the exit code: 1 if tests fail
 */
export async function runCommand(name: string, options: readonly string[], reportFolder: string): Promise<0 | 1> {
  await rm(reportFolder, { recursive: true, force: true });
  const command = [inProject('scripts', `${name}.ts`), ...options, '--report', reportFolder];
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0 || code === 1) return code;
  throw new Error(`The test harness failed: npm run ${name} ended with exit code ${code}. See the lines above.`);
}
