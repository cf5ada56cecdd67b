import { run } from 'node:test';
import { inspect, styleText } from 'node:util';
import { inProject, toProjectPath } from '../../tools/project.ts';

/** Matches the lines of a stack trace that point to code of Node itself. */
const nodeFrame = /^ +at .*\bnode:.*:\d+\)?\n/gm;

/**
 * Runs test files in one process and adds the numbers of their tests to `total`. A file that does not run to its end
 * counts as a failed test.
 *
 * @param files absolute paths
 * @param print called with every failure and every diagnostic message
 * @param silenceLimitMs the process stops if no test finishes for this number of milliseconds
 */
export async function runGroup(
  files: readonly string[],
  total: { passed: number; failed: number; skipped: number; files: number },
  print: (text: string) => void,
  silenceLimitMs = 330_000,
): Promise<void> {
  let failures = 0;
  const fail = (title: string, error: unknown): void => {
    total.failed += 1;
    failures += 1;
    const text = error instanceof Error ? inspect(error.cause ?? error, { depth: 4 }) : String(error);
    print(`${styleText('red', 'failed')} ${title}\n${text.replaceAll(nodeFrame, '').replaceAll(/^/gm, '  ')}`);
  };
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), silenceLimitMs);
  const unfinished = new Set(files);
  let tests = 0;
  const entry = inProject('scripts', 'unit', 'run-files.ts');
  // Hide the warning that Node prints when a test first calls an experimental function.
  const execArgv = ['--disable-warning=ExperimentalWarning'];
  for await (const { type, data } of run({ files: [entry], argv: [...files], execArgv, signal: silence.signal })) {
    timer.refresh();
    if (type === 'test:stderr') process.stderr.write(data.message);
    // Print diagnostic messages. If a test throws an error after it has ended, only a diagnostic message names the
    // test.
    if (type === 'test:diagnostic' && data.file !== undefined) print(data.message);
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const error = type === 'test:fail' ? data.details.error : null;
    const isOwnFailure = error !== null && !('failureType' in error && error.failureType === 'subtestsFailed');
    if (data.nesting > 0) {
      if (isOwnFailure) fail(`${toProjectPath(data.file ?? '')}:${data.line}: "${data.name}"`, error);
      else if (data.skip) total.skipped += 1;
      else if (error === null && data.details.type !== 'suite') total.passed += 1;
      if (data.details.type !== 'suite') tests += 1;
    } else if (unfinished.delete(data.name)) {
      if (isOwnFailure) fail(toProjectPath(data.name), error);
      else if (tests === 0) fail(toProjectPath(data.name), 'The file contains no test. Expected at least one.');
      total.files += 1;
      tests = 0;
    } else if (isOwnFailure || (error !== null && failures === 0))
      fail(`the process that ran ${files.map(toProjectPath).join(', ')}`, error);
  }
  clearTimeout(timer);
  for (const file of unfinished) fail(toProjectPath(file), 'The process ended before this file had run to its end.');
}
