import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { delimiter, dirname } from 'node:path';
import { inProject, root } from '../../tools/project.ts';
import { ensureStack } from '../../tools/setup/dependencies.js';
import type { Output } from '../output.ts';
import { judgeLogic, type LogicReport } from './judge-logic.ts';

/**
 * Has Stryker change the widget's logic that runs without a page, one expression after the other: its unit tests have to
 * fail. Which files are changed, and which tests run, is data in `stacks/mutation/stryker.json`.
 *
 * @returns 0 where enough is noticed, 1 where too much survives, 2 where Stryker could not judge
 */
export async function mutateLogic(output: Output): Promise<0 | 1 | 2> {
  await ensureStack(root, 'mutation', (text) => output.write(text));
  await mkdir(inProject('build'), { recursive: true });
  const stryker = inProject('stacks', 'mutation', 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const args = [stryker, 'run', inProject('stacks', 'mutation', 'stryker.json')];
  // Stryker starts tests with whatever goes by the name of node.
  // It copies everything to a new place each time: what is compiled there is of no use to anybody later.
  const uncached = { NODE_DISABLE_COMPILE_CACHE: '1' };
  const env = {
    ...process.env,
    ...uncached,
    PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
  };
  const running = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  running.stdout.on('data', (chunk: Buffer) => output.write(chunk.toString()));
  const [code] = (await once(running, 'close')) as [number | null];
  if (code !== 0) return 2;
  const text = await readFile(inProject('build', 'mutation.json'), 'utf8');
  const { lines, isEnough } = judgeLogic(JSON.parse(text) as LogicReport);
  for (const line of lines) output.write(`${line}\n`);
  return isEnough ? 0 : 1;
}
