import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { delimiter, dirname } from 'node:path';
import { inProject, root } from '../../tools/project.ts';
import { ensureStack } from '../../tools/setup/dependencies.js';
import type { Output } from '../output.ts';
import { judgeLogic, type LogicReport } from './judge-logic.ts';

/**
 * Runs Stryker on the widget's logic that needs no page. `stacks/mutation/stryker.json` lists its files and tests.
 *
 * @returns 0 if unit tests notice enough mutants, 1 if not, 2 if Stryker fails
 */
export async function mutateLogic(output: Output): Promise<0 | 1 | 2> {
  await ensureStack(root, 'mutation', (text) => output.write(text));
  await mkdir(inProject('build'), { recursive: true });
  const stryker = inProject('stacks', 'mutation', 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const args = [stryker, 'run', inProject('stacks', 'mutation', 'stryker.json')];
  const env = {
    ...process.env,
    // Stryker copies the sources to a new folder every time, so cached code would never be used again.
    NODE_DISABLE_COMPILE_CACHE: '1',
    // It starts tests with the first `node` on the path.
    PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
  };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.on('data', (chunk: Buffer) => output.write(chunk.toString()));
  const [exitCode] = (await once(child, 'close')) as [number | null];
  if (exitCode !== 0) return 2;
  const text = await readFile(inProject('build', 'mutation.json'), 'utf8');
  const { lines, isEnough } = judgeLogic(JSON.parse(text) as LogicReport);
  for (const line of lines) output.write(`${line}\n`);
  return isEnough ? 0 : 1;
}
