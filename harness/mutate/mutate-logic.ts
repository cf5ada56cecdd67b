import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { delimiter, dirname } from 'node:path';
import { inProject, root } from '../../tools/project.ts';
import { ensureStack } from '../../tools/setup/dependencies.js';
import { formatCount, formatNoticed, type Output } from '../output.ts';

/**
 * Runs Stryker. Stryker mutates the files that `stacks/mutation/stryker.json` lists, and runs their unit tests.
 *
 * @returns 0 if unit tests notice every mutant, 1 if not, 2 if Stryker fails
 */
export async function mutateLogic(output: Output): Promise<0 | 1 | 2> {
  await ensureStack(root, 'mutation', (text) => output.write(text));
  await mkdir(inProject('build'), { recursive: true });
  const stryker = inProject('stacks', 'mutation', 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const args = [stryker, 'run', inProject('stacks', 'mutation', 'stryker.json')];
  const env = {
    ...process.env,
    // Turn off the cache of compiled code. Stryker copies the sources to a new folder each time, so nothing could be
    // reused.
    NODE_DISABLE_COMPILE_CACHE: '1',
    // Stryker runs the first `node` on the PATH. Put the Node of this process first.
    PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
  };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.on('data', (chunk: Buffer) => output.write(chunk.toString()));
  const [exitCode] = (await once(child, 'close')) as [number | null];
  if (exitCode !== 0) return 2;
  const text = await readFile(inProject('build', 'mutation.json'), 'utf8');
  const { lines, isComplete } = judgeLogic(JSON.parse(text) as LogicReport);
  for (const line of lines) output.write(`${line}\n`);
  return isComplete ? 0 : 1;
}

/** The part of Stryker's report that is used here (mutation-testing-report-schema). */
interface LogicReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly LogicMutant[] }>>;
}

interface LogicMutant {
  readonly status: string;
  readonly replacement?: string;
  /** Lines and columns start at 1. */
  readonly location: Readonly<Record<'start' | 'end', { readonly line: number; readonly column: number }>>;
}

/** Stryker's statuses for mutants that a test has noticed. */
const noticedStatuses: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const survivedStatuses: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

/**
 * Judges Stryker's report. Ignores mutants that could not be run, for example because they do not compile.
 *
 * @returns `lines`: a line for every mutant that no test notices, then a line with the totals. `isComplete`: true if
 *   there are mutants and tests notice all of them
 */
export function judgeLogic({ files }: LogicReport) {
  const mutants = Object.entries(files).flatMap(([path, file]) =>
    file.mutants.map((mutant) => ({ path, source: file.source, ...mutant })),
  );
  const noticed = mutants.filter(({ status }) => noticedStatuses.has(status)).length;
  const survivors = mutants.filter(({ status }) => survivedStatuses.has(status));
  const survivorLines = survivors.map(
    ({ path, source, location, replacement = 'nothing', status }) =>
      `✗ NOT NOTICED${status === 'NoCoverage' ? ', because no test runs this code' : ''}: ${path}:${location.start.line}: ` +
      `${cutOut(source, location)} → ${toOneLine(replacement)}`,
  );
  const total = noticed + survivors.length;
  const summary = formatNoticed(formatCount(total, 'mutant'), 'unit tests', noticed, total);
  return { lines: [...survivorLines, summary], isComplete: noticed > 0 && survivors.length === 0 };
}

function cutOut(source: string, { start, end }: LogicMutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  // Cut off the end first. In a single line, cutting off the start would shift `end.column`.
  const last = lines.pop()?.slice(0, end.column - 1) ?? '';
  const [first, ...between] = [...lines, last];
  return toOneLine([first?.slice(start.column - 1), ...between].join(' '));
}

const toOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 80);
