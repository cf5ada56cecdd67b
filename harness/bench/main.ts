import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { inProject } from '../../tools/project.ts';
import type { Output } from '../report/print-progress.ts';
import { costLines, judgeCosts, medianOf, type Cost } from './costs.ts';
import type { SubjectName } from './subjects.ts';

/** A scenario in a browser takes many times as long as what is measured without one. */
const sizes: Readonly<Record<SubjectName, readonly number[]>> = {
  harness: [500, 5_000, 50_000],
  browser: [500, 5_000, 15_000],
};

/** What the command line may say: `browser`, and other sizes. */
export const accepts = (word: string): boolean => word === 'browser' || /^[1-9]\d*$/.test(word);

/**
 * Measures what a scenario costs at several sizes: 0 where that does not grow with them, else 1; 2 where a run fails, or
 * where there are no two sizes to compare.
 */
export async function main(words: readonly string[], output: Output = process.stdout): Promise<0 | 1 | 2> {
  const subject = words.includes('browser') ? 'browser' : 'harness';
  const given = words.filter((word) => word !== 'browser').map(Number);
  const wanted = [...new Set(given.length > 0 ? given : sizes[subject])].filter((count) => count > 1);
  if (wanted.length < 2) {
    output.write('expected two sizes or more, each above 1: one alone is compared with nothing\n');
    return 2;
  }
  try {
    const [single, ...costs] = await measure(subject, wanted, output);
    if (!single) throw new Error('nothing was measured');
    output.write(`what a run takes by itself: ${single.processorMs.toFixed(0)} ms of processor\n`);
    for (const line of costLines(single, costs)) output.write(`${line}\n`);
    const verdicts = judgeCosts(single, costs);
    for (const { line } of verdicts) output.write(`${line}\n`);
    return verdicts.every(({ isGood }) => isGood) ? 0 : 1;
  } catch (error) {
    output.write(`✗ HARNESS FAULT: ${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}

/** So few are over so soon that what else the machine does weighs in them: they are run again and again. */
const few: Readonly<Record<SubjectName, number>> = { harness: 1000, browser: 1 };

/**
 * What runs of so many examples take, from a single one on. Few of them are run before and after every run of many, so
 * that all meet the same machine; of those, the median counts.
 */
async function measure(subject: SubjectName, counts: readonly number[], output: Output): Promise<readonly Cost[]> {
  const sorted = [1, ...counts].toSorted((one, other) => one - other);
  const [short, long] = [
    sorted.filter((count) => count <= few[subject]),
    sorted.filter((count) => count > few[subject]),
  ];
  const costs: Cost[] = [];
  for (const count of [...short, ...short, ...long.flatMap((many) => [many, ...short]), ...short]) {
    output.write(count > few[subject] ? `${count} examples are running …\n` : '');
    costs.push(await costOf(subject, count));
  }
  return sorted.flatMap((count) => medianOf(costs.filter((cost) => cost.count === count)));
}

/** Runs examples in a process of their own. Rejects where that fails; what it complains of is on our own stderr. */
async function costOf(subject: SubjectName, count: number): Promise<Cost> {
  const program = inProject('harness', 'bench', 'run-examples.ts');
  const child = spawn(process.execPath, [program, subject, String(count)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  const [said, code] = await Promise.all([text(child.stdout), ended]);
  if (code !== 0) throw new Error(`${count} examples could not be run`);
  return JSON.parse(said) as Cost; // of `run-examples.ts`
}
