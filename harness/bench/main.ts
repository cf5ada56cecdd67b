import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { ArgumentError, misuse, oneOf, readArguments, wholeNumber } from '../../tools/command-line.ts';
import { inProject } from '../../tools/project.ts';
import type { Output } from '../output.ts';
import { formatCosts, judgeCosts, pickMedian, type Cost } from './costs.ts';
import { leakKinds, type LeakKind } from './leak-rounds.ts';
import { measureLeaks } from './leaks.ts';
import type { SubjectName } from './run-examples.ts';

/**
 * Maps each subject to the numbers of scenarios in its default runs. A run with at most `repeatedUpTo` scenarios is
 * repeated, because other programs on the machine distort short measurements.
 */
const sizes: Readonly<Record<SubjectName, { readonly default: readonly number[]; readonly repeatedUpTo: number }>> = {
  harness: { default: [500, 5_000, 50_000], repeatedUpTo: 1000 },
  browser: { default: [500, 5_000, 15_000], repeatedUpTo: 1 },
};

const command = {
  usage: 'npm run bench -- [browser] [SIZE…]\n       npm run bench -- leaks [COUNT] [--leak KIND]',
  about:
    'Runs scenarios of ten empty steps, in small and in large runs. Fails if the largest run needs over a fifth more ' +
    'time per scenario, or over a fifth more memory, than a smaller one. With "leaks", measures the memory of a page ' +
    'instead.',
  options: {
    leak: {
      value: 'KIND',
      parse: oneOf(leakKinds),
      help: 'With "leaks": plant a leak of this kind, which the run must find: heap, nodes or listeners.',
    },
  },
  positionals: {
    help: {
      browser: 'Run scenarios that use a browser, in place of empty scenarios.',
      'SIZE…':
        'Number of scenarios of a run. Give one number for each run, and at least two. Default: 500, 5000 and 50000; with "browser", 500, 5000 and 15000.',
      leaks:
        'Sign in and out, and mount and unmount the widget, COUNT times each. Prints the heap, nodes and listeners of the page, and fails if they grow.',
      COUNT: 'Number of sign-ins, and of mounts: 20 or more. Default: 1000.',
    },
    parse: parseWord,
  },
} as const;

function parseWord(word: string): 'browser' | 'leaks' | number {
  if (word === 'browser' || word === 'leaks') return word;
  try {
    return wholeNumber(1)(word);
  } catch {
    throw new ArgumentError('Expected "browser", "leaks" or a whole number, 1 or more.');
  }
}

/** Runs `npm run bench`. Returns the exit code: 1 if memory leaks or a large run costs too much, 2 after an error. */
export async function main(argv: readonly string[], output: Output = process.stdout): Promise<0 | 1 | 2> {
  const result = readArguments(command, argv);
  const options = 'print' in result ? result : selectRuns(result.positionals, result.values.leak);
  if ('print' in options) {
    output.write(`${options.print}\n`);
    return options.exitCode;
  }
  try {
    if ('rounds' in options) return (await measureLeaks(options.rounds, options.leak, output)) ? 0 : 1;
    const [single, ...costs] = await measure(options.subject, options.counts, output);
    if (!single) throw new Error('the run measured nothing');
    output.write(`a run of one scenario: ${single.processorMs.toFixed(0)} ms of processor time\n`);
    for (const line of formatCosts(single, costs)) output.write(`${line}\n`);
    const verdicts = judgeCosts(single, costs);
    for (const { line } of verdicts) output.write(`${line}\n`);
    return verdicts.every(({ isGood }) => isGood) ? 0 : 1;
  } catch (error) {
    output.write(`✗ Test harness error: ${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}

function selectRuns(words: readonly ReturnType<typeof parseWord>[], leak: LeakKind | undefined) {
  if (words.includes('leaks')) {
    const [rounds = 1000, ...others] = words.filter((word) => word !== 'leaks');
    if (typeof rounds !== 'number' || rounds < 20 || others.length > 0)
      return misuse(command, 'Expected "leaks" and at most one number, 20 or more.');
    return { rounds, leak };
  }
  if (leak !== undefined) return misuse(command, 'Expected --leak only with "leaks".');
  const subject: SubjectName = words.includes('browser') ? 'browser' : 'harness';
  const given = words.filter((word) => typeof word === 'number');
  const counts = [...new Set(given.length > 0 ? given : sizes[subject].default)].filter((count) => count > 1);
  if (counts.length < 2) return misuse(command, 'Expected at least two different sizes above 1, to compare them.');
  return { subject, counts };
}

/**
 * Measures runs of different sizes: one scenario, and each number of scenarios in `counts`. The speed of the machine
 * varies, so the small runs are repeated between the large ones. Returns the median for each size.
 */
async function measure(subject: SubjectName, counts: readonly number[], output: Output): Promise<readonly Cost[]> {
  const sorted = [1, ...counts].toSorted((one, other) => one - other);
  const isSmall = (count: number): boolean => count <= sizes[subject].repeatedUpTo;
  const small = sorted.filter(isSmall);
  const large = sorted.filter((count) => !isSmall(count));
  const costs: Cost[] = [];
  for (const count of [...small, ...small, ...large.flatMap((each) => [each, ...small]), ...small]) {
    if (!isSmall(count)) output.write(`running ${count} scenarios …\n`);
    costs.push(await measureRun(subject, count));
  }
  return sorted.flatMap((count) => pickMedian(costs.filter((cost) => cost.count === count)));
}

async function measureRun(subject: SubjectName, count: number): Promise<Cost> {
  const program = inProject('harness', 'bench', 'run-examples.ts');
  const child = spawn(process.execPath, [program, subject, String(count)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [json, [exitCode]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (exitCode !== 0) throw new Error(`the run of ${count} scenarios failed`);
  // The cast is safe: `run-examples.ts` has written this JSON.
  return JSON.parse(json) as Cost;
}
