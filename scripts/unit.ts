/** `npm run unit [-- files…]`: everything that is tested beside its source, on Node's own test runner. */
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { run } from 'node:test';
import type { Tally } from './check/run-checks.ts';
import { readProcessArguments } from '../tools/command-line.ts';
import { toProjectPath, root } from '../tools/project.ts';
import { batchesOf } from './unit/batches.ts';
import { failedTest, type TestFailure } from './unit/failed-test.ts';
import { writeBatches, type WrittenBatches } from './unit/write-batches.ts';

/** A test that takes longer hangs. */
const patienceMs = 120_000;
/** All of them together; what a test leaves behind may keep a process alive for ever. */
const limitMs = 600_000;

/**
 * Runs `*.test.ts` and `*.test.js`, those that can share a process together (`unit/batches.ts`): what fails is told, and
 * how many did not. A file that cannot be run is a failed test.
 *
 * @param say told line by line
 * @param patterns which files; all unless given
 */
export async function runUnitTests(
  say: (line: string) => void,
  patterns: readonly string[] = [
    '{src,services,pages,driver,tools,steps,harness,scripts,stories}/**/*.test.{ts,tsx,js}',
  ],
): Promise<Tally> {
  const begun = performance.now();
  const files = globSync([...patterns], { cwd: root }).toSorted();
  if (files.length === 0) throw new Error(`expected tests, found no file for ${patterns.join(' ')}`);
  const batches = await writeBatches(batchesOf(files.map((file) => resolve(root, file))));
  const limit = AbortSignal.timeout(limitMs);
  const noted = startNoting(batches, say);
  const failures: TestFailure[] = [];
  let counts = { passed: 0, tests: 0, skipped: 0 };

  const tests = run({
    files: [...batches.keys()],
    cwd: root,
    concurrency: availableParallelism(),
    timeout: patienceMs,
    signal: limit,
  });
  tests.on('test:fail', (failure) => failures.push(failure));
  // Of what came too late to be a test's failure.
  tests.on('test:diagnostic', ({ file, message }) => file !== undefined && say(message));
  tests.on('test:stderr', ({ message }) => process.stderr.write(message));
  // A summary comes for each process, and one without a name for all of them.
  tests.on('test:summary', (summary) => {
    if (summary.file === undefined) counts = summary.counts;
    else noted.isDone(summary.file);
  });
  for await (const _event of tests);
  const left = noted.end();
  if (limit.aborted) say(`ended after ${limitMs / 60_000} minutes, without ${left.join(', ')}`);

  for (const failure of failures) {
    const text = failedTest(failure, batches);
    if (text !== null) say(text);
  }
  const failed = counts.tests - counts.passed - counts.skipped;
  const skipped = counts.skipped === 0 ? '' : `, ${counts.skipped} skipped`;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  say(`${counts.passed} tests passed, ${failed} failed${skipped}, in ${files.length} files, ${seconds} s`);
  return { passed: counts.passed, failed };
}

/** Says what is going on, at the beginning and every ten seconds: some files wait for browsers and emulators. */
function startNoting(batches: WrittenBatches, say: (line: string) => void) {
  const left = new Map(batches);
  const count = (some: WrittenBatches): number => [...some.values()].reduce((sum, files) => sum + files.length, 0);
  const all = count(batches);
  say(`the tests of ${all} ${all === 1 ? 'file' : 'files'} are running …`);
  const timer = setInterval(() => say(`${all - count(left)} of ${all} files are done …`), 10_000);
  return {
    isDone: (path: string) => left.delete(path),
    /** Answers the files that are not done. */
    end(): readonly string[] {
      clearInterval(timer);
      return [...left.values()].flat().map(toProjectPath);
    },
  };
}

const command = {
  usage: 'npm run unit -- [files…]',
  about: 'Runs the unit tests.',
  positionals: { name: 'FILE…', help: 'Only these files or patterns.' },
} as const;
const args = import.meta.main ? readProcessArguments(command) : null;
if (args) {
  const { failed } = await runUnitTests(console.log, args.positionals.length === 0 ? undefined : args.positionals);
  process.exitCode = failed === 0 ? 0 : 1;
}
