/** `npm run unit [-- PATH…]`: runs the tests beside the sources with Node's test runner. */
import { availableParallelism } from 'node:os';
import { ArgumentError, readProcessArguments } from '../tools/command-line.ts';
import type { Tally } from './check/run-checks.ts';
import { pick } from '../tools/pick.ts';
import { toProjectPath } from '../tools/project.ts';
import { findTestFiles } from './unit/find-test-files.ts';
import { runGroup } from './unit/run-group.ts';

/** Folders in which most tests start a browser or a server, so that they take most of the time. */
const slowFolders =
  /^(driver|pages|services|harness\/(attacks|fuzz|report|where)|scripts\/(package|unit)|tools\/browser)\//;

const allTests = '{src,services,pages,driver,tools,steps,harness,scripts,stories,fixtures}';

/**
 * Runs test files. Files named `*.isolated.test.ts` change global state, so each file gets its own process. Files named
 * `*.whole.test.ts` take long: `npm test` skips these files, but `npm test -- whole` and `npm run unit` run them.
 *
 * @param print called with every line of output
 * @param patterns files or folders, as paths or glob patterns
 * @param skipsLong leaves out the files that take long
 * @param samplesSlow runs only a quarter of the files in folders with slow tests, chosen at random
 * @throws ArgumentError (rejects) if a pattern matches no test file
 */
export async function runUnitTests(
  print: (line: string) => void,
  patterns: readonly string[] = [allTests],
  { skipsLong = false, samplesSlow = false } = {},
): Promise<Tally> {
  const begin = performance.now();
  const found = [...new Set(patterns.flatMap(findTestFiles))];
  const short = skipsLong ? found.filter((file) => !file.includes('.whole.test.')) : found;
  const files = samplesSlow ? sampleSlow(short) : short;
  const left = short.length - files.length;
  print(
    left > 0
      ? `Running ${files.length} of ${short.length} test files (without ${left} slow ones) …`
      : `Running ${files.length} test files …`,
  );

  const total = { passed: 0, failed: 0, skipped: 0, files: 0 };
  const groups = groupFiles(files.toSorted()).values();
  const readSeconds = (): number => (performance.now() - begin) / 1000;
  const progress = setInterval(
    () => print(`${total.files} of ${files.length} test files done after ${readSeconds().toFixed()} s …`),
    10_000,
  );
  const runGroups = async (): Promise<void> => {
    for (const group of groups) await runGroup(group, total, print);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runGroups)).finally(() => clearInterval(progress));

  const { passed, failed, skipped } = total;
  print(
    `${passed} tests passed, ${failed} failed, ${skipped} skipped, in ${files.length} files and ${readSeconds().toFixed(1)} s`,
  );
  return { passed, failed };
}

function sampleSlow(files: readonly string[]): readonly string[] {
  const slow = files.filter((file) => slowFolders.test(toProjectPath(file)));
  const picked = new Set(pick(slow, Math.ceil(slow.length / 4)));
  return files.filter((file) => picked.has(file) || !slow.includes(file));
}

function groupFiles(files: readonly string[]): readonly (readonly string[])[] {
  const isIsolated = (file: string): boolean => file.includes('.isolated.test.');
  // Files in pages/host/ start a browser and take longest. Start each of these files in its own process, before all
  // other files.
  const ofPages = files.filter((file) => !isIsolated(file) && file.includes('/pages/host/'));
  const shared = files.filter((file) => !isIsolated(file) && !ofPages.includes(file));
  const count = Math.min(2 * availableParallelism(), shared.length);
  const dealt = Array.from({ length: count }, (_, group) => shared.filter((__, index) => index % count === group));
  return [...ofPages.map((file) => [file]), ...dealt, ...files.filter(isIsolated).map((file) => [file])];
}

const command = {
  usage: 'npm run unit -- [PATH…]',
  about: 'Runs the tests beside the sources (*.test.ts), without scenarios.',
  positionals: { help: { 'PATH…': 'Test files or folders, as paths or globs in quotes. Default: all.' } },
} as const;
const args = import.meta.main ? readProcessArguments(command) : null;
if (args) {
  try {
    const { failed } = await runUnitTests(console.log, args.positionals.length === 0 ? undefined : args.positionals);
    process.exitCode = failed === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
