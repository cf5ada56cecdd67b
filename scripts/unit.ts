/** `npm run unit [-- files…]`: everything that is tested beside its source, on Node's own test runner. */
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { run } from 'node:test';
import type { Tally } from './check/run-checks.ts';
import { wordsOf } from './command-line.ts';
import { root } from './project.ts';
import { batchesOf } from './unit/batches.ts';
import { failedTest, type TestFailure } from './unit/failed-test.ts';
import { writeBatches } from './unit/write-batches.ts';

/** A process that takes longer hangs. */
const patienceMs = 120_000;

/**
 * Runs `*.test.ts` and `*.test.js`, those that can share a process together (`unit/batches.ts`): what fails is told, and
 * how many did not. A file that cannot be run is a failed test.
 *
 * @param say told line by line
 * @param patterns which files; all unless given
 */
export async function runUnitTests(
  say: (line: string) => void,
  patterns: readonly string[] = ['{src,harness,scripts,steps,stories}/**/*.test.{ts,tsx,js}'],
): Promise<Tally> {
  const begun = performance.now();
  const files = globSync([...patterns], { cwd: root }).toSorted();
  if (files.length === 0) throw new Error(`expected tests, found no file for ${patterns.join(' ')}`);
  await using batches = await writeBatches(batchesOf(files.map((file) => resolve(root, file))));
  const noted = startNoting(files.length, say);
  const failures: TestFailure[] = [];
  let counts = { passed: 0, tests: 0, skipped: 0 };

  const tests = run({
    files: [...batches.sizes.keys()],
    cwd: root,
    concurrency: availableParallelism(),
    timeout: patienceMs,
  });
  tests.on('test:fail', (failure) => failures.push(failure));
  tests.on('test:stderr', ({ message }) => process.stderr.write(message));
  // A summary comes for each process, and one without a name for all of them.
  tests.on('test:summary', (summary) => {
    if (summary.file === undefined) counts = summary.counts;
    else noted.more(batches.sizes.get(summary.file) ?? 1);
  });
  for await (const _event of tests);
  noted.end();

  for (const failure of failures) {
    const text = failedTest(failure);
    if (text !== null) say(text);
  }
  const failed = counts.tests - counts.passed - counts.skipped;
  const skipped = counts.skipped === 0 ? '' : `, ${counts.skipped} skipped`;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  say(`${counts.passed} tests passed, ${failed} failed${skipped}, in ${files.length} files, ${seconds} s`);
  return { passed: counts.passed, failed };
}

/** Says what is going on, at the beginning and every ten seconds: some files wait for browsers and emulators. */
function startNoting(all: number, say: (line: string) => void) {
  let done = 0;
  say(`the tests of ${all} ${all === 1 ? 'file' : 'files'} are running …`);
  const timer = setInterval(() => say(`${done} of ${all} files are done …`), 10_000);
  return { more: (files: number) => (done += files), end: () => clearInterval(timer) };
}

const command = {
  usage: 'npm run unit -- [files…]',
  about: 'The tests beside their sources; all of them, or those of the files or patterns.',
  accepts: () => true,
};
const patterns = import.meta.main ? wordsOf(command) : null;
if (patterns) {
  const { failed } = await runUnitTests(console.log, patterns.length === 0 ? undefined : patterns);
  process.exitCode = failed === 0 ? 0 : 1;
}
